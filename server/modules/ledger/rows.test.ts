import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import * as ledger from '@contract/ledger/endpoints';
import { ledgerSorts } from '@contract/ledger/labels';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillLedger } from './testing/fillLedger';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillLedger(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Page = ResponseOf<typeof ledger.rows>;
const ada = 'ada@example.com';
const own = { account: '00117' };
const ask = (query: object, username = ada): Promise<Page> =>
  portal.as(username).call(ledger.rows, { query: { limit: 25, sort: '-date', username, ...query } });

async function pages(query: object): Promise<Page[]> {
  const all = [await ask(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next) all.push(await ask({ ...query, after: next }));
  return all;
}

const ids = ({ rows }: Page) => rows.map(({ id }) => id.split(':')[1]);

describe('the ledger', () => {
  it.each(ledgerSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'pages by %s without losing or repeating a row, forward and back',
    async (sort) => {
      const whole = ids(await ask({ ...own, sort }));
      const forward = await pages({ ...own, sort, limit: 3 });
      const back: (string | undefined)[][] = [];
      for (let mark = forward.at(-1)!.previous; mark;) {
        const page = await ask({ ...own, sort, limit: 3, before: mark });
        back.unshift(ids(page));
        mark = page.previous;
      }

      expect(forward.flatMap(ids)).toEqual(whole);
      expect(new Set(whole).size).toBe(16);
      expect(back).toEqual(forward.map(ids).slice(0, -1));
    },
  );

  it('keeps the rows of one day as they were posted', async () => {
    expect(ids(await ask({ ...own, sort: 'date' }))).toEqual(
      Array.from({ length: 16 }, (_, i) => `T${i + 1}`),
    );
  });

  it('is of all accounts where none is named, and of nobody else’s', async () => {
    const { rows } = await ask({});

    expect(new Set(rows.map(({ accountNo }) => accountNo))).toEqual(new Set(['00117', '00200']));
  });

  it('tells a row with its document, its payment and what it is today', async () => {
    const { rows } = await ask(own);
    const told = rows.map(({ id, kind, status, invoiceNo, paymentNo }) => [
      id.split(':')[1],
      kind,
      status,
      invoiceNo ?? paymentNo,
    ]);

    expect(told.toReversed()).toEqual([
      ['T1', 'invoice', 'paid', 'A-paid'],
      ['T2', 'payment', 'posted', 'P-9'],
      ['T3', 'invoice', 'notYetDue', 'A-fall'],
      ['T4', 'invoice', 'pastDue', 'A-late'],
      ['T5', 'invoice', 'open', 'A-today'],
      ['T6', 'invoice', 'prepaid', 'A-pre'],
      ['T7', 'prepayApplied', 'posted', 'A-pre'],
      ['T8', 'invoice', 'open', 'A-open'],
      ['T9', 'invoice', 'partial', 'A-part'],
      ['T10', 'payment', 'posted', 'P-8'],
      ['T11', 'invoice', 'disputed', 'A-argue'],
      ['T12', 'creditMemo', 'open', 'A-memo'],
      ['T13', 'payment', 'reversed', 'P-7'],
      ['T14', 'nsf', 'posted', 'P-7'],
      ['T15', 'adjustment', 'posted', null],
      ['T16', 'writeOff', 'posted', null],
    ]);
    expect(rows[0]).not.toHaveProperty('sortKey');
    expect(rows[0]).not.toHaveProperty('seq');
  });
});

describe('the running balance', () => {
  const balances = [100, 0, 100, 200, 300, 400, 300, 400, 500, 460, 560, 530, 505, 530, 535, 530];

  it.each([
    ['date', balances],
    ['-date', balances.toReversed()],
  ])('leads by %s to what is owed, on every page', async (sort, dollars) => {
    const found = await pages({ ...own, sort, limit: 3 });

    expect(found.flatMap(({ rows }) => rows.map(({ balanceCents }) => balanceCents! / 100))).toEqual(dollars);
  });

  it('is the same where the days are narrowed', async () => {
    const { rows } = await ask({ ...own, from: '2026-03-01', to: '2026-03-31', sort: 'date' });

    expect(rows.map(({ balanceCents }) => balanceCents)).toEqual([30_000, 40_000, 30_000]);
  });

  it('turns back with the pages', async () => {
    const first = await ask({ ...own, limit: 3 });
    const second = await ask({ ...own, limit: 3, after: first.next });

    expect((await ask({ ...own, limit: 3, before: second.previous })).rows).toEqual(first.rows);
  });

  it.each<[query: object, why: string]>([
    [{ sort: '-amount' }, 'in another order'],
    [{ q: 'payment' }, 'where rows are left out by words'],
    [{ kind: 'payment' }, 'by type'],
    [{ branch: 'PUL' }, 'by branch'],
    [{ status: 'open' }, 'by status'],
    [{ age: 'current' }, 'by age'],
    [{ account: '' }, 'of several accounts'],
  ])('is not told under %j: %s', async (query) => {
    const { rows } = await ask({ ...own, ...query });

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ balanceCents }) => balanceCents === null)).toBe(true);
  });
});

describe('what the ledger refuses', () => {
  it.each([
    [{ limit: 101 }, 'limit'],
    [{ sort: 'balance' }, 'sort'],
    [{ from: '2026-02-30' }, 'from'],
    [{ status: 'late' }, 'status'],
    [{ kind: 'gift' }, 'kind'],
    [{ age: 'old' }, 'age'],
    [{ agedOn: 'someday' }, 'agedOn'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: 'x', before: 'y' }, 'before'],
  ])('%j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each([
    ['["-date","2026-04-08","2026-04-08","00117",1.5,"T1"]'],
    ['["-date","yesterday","2026-04-08","00117",1,"T1"]'],
    ['["-date","2026-04-08","2026-04-08","00117",1]'],
    ['["-date","2026-04-08","2026-04-08","00117",1,"T\\u0000"]'],
  ])('a forged mark %s', async (mark) => {
    const after = Buffer.from(mark).toString('base64url');

    await expect(ask({ after })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each(["'; drop table invoice; --", '(((', '\\', '%', '_y', '*', '"'])(
    'nothing of the search %s: it only looks for it',
    async (q) => {
      expect(ids(await ask({ ...own, q }))).toEqual({ '%': ['T10'], _y: ['T10'] }[q] ?? []);
    },
  );
});
