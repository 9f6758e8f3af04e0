import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '@contract/statements/schema';
import * as statements from '@contract/statements/endpoints';
import { statementSorts } from '@contract/statements/labels';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { anInvoice, put } from '@server/testing/rows';
import { aStatement } from '@server/testing/statementRows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillStatements } from './testing/fillStatements';

const ada = { username: 'ada@example.com' };
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillStatements(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ask = (query: object = {}) =>
  portal.as(ada.username).call(statements.list, { query: { limit: 25, sort: '-date', ...ada, ...query } });
const totals = (query: object = {}) =>
  portal.as(ada.username).call(statements.totals, { query: { ...ada, ...query } });
const numbers = (rows: readonly Statement[]) => rows.map(({ statementNo }) => statementNo);

describe('the list of statements', () => {
  it('shows those in force, newest first: what was superseded is no longer among them', async () => {
    expect(numbers((await ask()).rows)).toEqual(['S-mar-2', 'L-mar', 'S-feb']);
  });

  it('tells a statement with its figures, its close in the books zone and whether it is the last', async () => {
    const { rows } = await ask({ account: '00117' });

    expect(rows[0]).toEqual({
      statementNo: 'S-mar-2',
      accountNo: '00117',
      accountName: 'Ada Farms LLC',
      statementDate: '2026-03-25',
      periodFrom: '2026-02-26',
      periodTo: '2026-03-25',
      dueDate: '2026-04-15',
      previousCents: 10_000,
      chargesCents: 25_000,
      creditsCents: 5_000,
      financeChargeCents: 0,
      endingCents: 30_000,
      amountDueCents: 30_000,
      futureObligationsCents: 0,
      discount: { throughDate: '2026-04-20', cents: 900 },
      revision: 2,
      replaces: 'S-mar',
      reason: null,
      isNew: true,
      isLatest: true,
    });
    expect(rows[1]).toMatchObject({ statementNo: 'S-feb', isLatest: false, discount: null, replaces: null });
  });

  it.each([
    [{ year: '2026' }, 3],
    [{ year: '2025,2024' }, 0],
    [{ account: '00200' }, 1],
    [{ q: 'ridge l-mar' }, 1],
    [{ q: 'S-ma_' }, 0],
  ])('shows under %j the %i statements that its totals sum up', async (filter, count) => {
    const { rows } = await ask(filter);

    expect(rows).toHaveLength(count);
    expect(await totals(filter)).toMatchObject({
      rows: count,
      chargesCents: rows.reduce((sum, row) => sum + row.chargesCents, 0),
      creditsCents: rows.reduce((sum, row) => sum + row.creditsCents, 0),
    });
  });

  it('counts the statements of each year, whatever page is asked for', async () => {
    await put(db, 'statement', aStatement({ statement_no: 'S-old', period_to: '2023-12-25' }));

    expect((await totals()).years).toEqual([
      { year: 2026, rows: 3 },
      { year: 2023, rows: 1 },
    ]);
    expect((await totals({ year: '2023' })).years).toEqual([{ year: 2023, rows: 1 }]);
    await db.sql.deleteFrom('statement').where('statement_no', '=', 'S-old').execute();
  });

  it.each(statementSorts.flatMap((sort) => [sort, `-${sort}`]))('pages by %s both ways', async (sort) => {
    const whole = numbers((await ask({ sort })).rows);
    const first = await ask({ sort, limit: 2 });
    const second = await ask({ sort, limit: 2, after: first.next });
    const back = await ask({ sort, limit: 2, before: second.previous });

    expect([...numbers(first.rows), ...numbers(second.rows)]).toEqual(whole);
    expect(numbers(back.rows)).toEqual(numbers(first.rows));
    expect(second.next).toBeNull();
  });

  it.each([
    [{ year: '26' }, 'year'],
    [{ sort: 'size' }, 'sort'],
    [{ limit: 101 }, 'limit'],
    [{ after: 'nonsense' }, 'after'],
  ])('refuses %j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('names the years there are, and the next close', async () => {
    const choices = await portal.as(ada.username).call(statements.choices, { query: ada });

    expect(choices).toEqual({ years: [2026], nextCloseDate: '2026-04-25' });
  });
});

describe('activity since the last statement', () => {
  it('brings the ending balance to today’s, account by account', async () => {
    await db.sql
      .updateTable('account')
      .set({ regular_balance_cents: 60_000, unapplied_credit_cents: 0 })
      .where('account_no', '=', '00117')
      .execute();
    const { accounts } = await portal.as(ada.username).call(statements.since, { query: ada });

    expect(accounts.map(({ accountNo }) => accountNo)).toEqual(['00117', '00200']);
    expect(accounts[0]).toMatchObject({
      last: { statementNo: 'S-mar-2', endingCents: 30_000, dueDate: '2026-04-15' },
      chargesCents: 40_000,
      creditsCents: 10_000,
      balanceCents: 60_000,
      closes: true,
      activityRows: 2,
    });
    expect(accounts[0]!.activity.map(({ id }) => id)).toEqual(['T5', 'T4']);
    expect(accounts[1]).toMatchObject({ chargesCents: 0, activity: [], closes: false });
  });

  const asked = { due_date: '2026-04-15', posting_date: '2026-03-20' } as const;

  it.each([
    ['never more than it asked for', { total_cents: 30_001 }, 30_000],
    ['what is open of it', { total_cents: 12_000 }, 12_000],
    ['what is late of it', { total_cents: 12_000, due_date: '2026-04-01' }, 12_000],
    ['nothing that is in dispute', { total_cents: 12_000, disputed: true }, 0],
    ['nothing that is due after it', { total_cents: 12_000, due_date: '2026-04-16' }, 0],
    ['nothing that was posted after it', { total_cents: 12_000, posting_date: '2026-03-26' }, 0],
    ['nothing once it is paid', { paid_cents: 10_000 }, 0],
  ])('of the statement is left to pay %s', async (_, over, left) => {
    await put(db, 'invoice', anInvoice({ invoice_no: 'S-one', ...asked, ...over }));

    const { accounts } = await portal.as(ada.username).call(statements.since, { query: ada });
    await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'S-one').execute();

    expect(accounts[0]!.last!.leftCents).toBe(left);
    expect(accounts[1]!.last!.leftCents).toBe(0);
  });

  it('takes neither memos nor money that no invoice has used off what is left, but what is on its way', async () => {
    await put(
      db,
      'invoice',
      anInvoice({ invoice_no: 'S-one', ...asked, total_cents: 12_000 }),
      anInvoice({ invoice_no: 'S-memo', ...asked, doc_type: 'C', total_cents: -9_000 }),
    );
    await db.sql
      .updateTable('account')
      .set({ unapplied_credit_cents: 5_000 })
      .where('account_no', '=', '00117')
      .execute();
    const left = async (username: string) => {
      const told = await portal.as(username).call(statements.since, { query: { username } });
      return told.accounts[0]!.last!.leftCents;
    };

    expect(await left(ada.username)).toBe(12_000);
    const request = aRequest();
    await put(db, 'request', request);
    const { request_id } = request;
    const part = { request_id, seq: 1, invoice_no: 'S-one', amount_cents: 3_900, discount_cents: 100 };
    await put(db, 'request_allocation', part);

    expect(await left(ada.username)).toBe(8_000);
    // Who files papers is not told what somebody asks for.
    expect(await left('cpa@example.com')).toBe(12_000);
  });
});

describe('who asks', () => {
  it.each([
    ['list', { sort: '-date', limit: 25 }],
    ['totals', {}],
    ['choices', {}],
    ['since', {}],
  ] as const)('%s shows nothing to a stranger, nor another person’s name', async (name, query) => {
    const path = statements[name].path;
    const told = new URLSearchParams(Object.entries({ ...ada, ...query }).map(([k, v]) => [k, String(v)]));

    expect((await portal.send({ url: `${path}?${told}` })).statusCode).toBe(401);
    const token = await portal.tokenOf('bob@example.com');
    expect((await portal.send({ url: `${path}?${told}`, token })).statusCode).toBe(403);
  });

  it.each(['00300', '00117x'])('account %s is not there for Ada', async (account) => {
    await expect(ask({ account })).rejects.toMatchObject({ code: 'not-found' });
    await expect(totals({ account })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('papers alone are enough to see statements', async () => {
    const query = { username: 'cpa@example.com', limit: 25, sort: '-date' };
    const { rows } = await portal.as(query.username).call(statements.list, { query });

    expect(numbers(rows)).toEqual(['S-mar-2', 'S-feb']);
  });
});
