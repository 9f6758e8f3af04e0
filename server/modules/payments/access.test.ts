import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as payments from '@contract/payments/endpoints';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPayments } from './testing/fillPayments';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillPayments(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ada = 'ada@example.com';
const one = (paymentNo: string, username = ada) =>
  portal.as(username).call(payments.one, { params: { paymentNo }, query: { username } });

/** Every question that can be asked of payments. */
const questions: Readonly<
  Record<string, (query: { username: string; account?: string }, as?: string) => Promise<unknown>>
> = {
  list: (query, as = query.username) =>
    portal.as(as).call(payments.list, { query: { limit: 25, sort: '-date', ...query } }),
  totals: (query, as = query.username) => portal.as(as).call(payments.totals, { query }),
  choices: (query, as = query.username) => portal.as(as).call(payments.choices, { query }),
  exportFile: (query, as = query.username) =>
    portal.as(as).download(payments.exportFile, { query: { sort: '-date', format: 'csv', ...query } }),
};

describe.each(Object.keys(questions))('%s', (name) => {
  const ask = questions[name]!;

  it('needs a token', async () => {
    const { path } = payments[name as 'list'];
    const answer = await portal.send({ url: `${path}?username=${ada}&format=csv` });

    expect(answer.statusCode).toBe(401);
  });

  it.each(['bob@example.com', 'root@example.com'])('is refused to %s under another name', async (as) => {
    await expect(ask({ username: ada }, as)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['00300', "'"])('has no account %s for a stranger', async (account) => {
    await expect(ask({ username: 'lou@example.com', account })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([undefined, '00117'])(
    'is open to who files papers, as the ledger is, account %s',
    async (account) => {
      await expect(ask({ username: 'cpa@example.com', account })).resolves.toBeDefined();
    },
  );
});

describe('one payment', () => {
  it('tells what it was applied to, without the number of a document that is somebody else’s', async () => {
    expect((await one('P-4')).applications).toEqual([
      {
        invoiceNo: 'A-late',
        dueDate: '2026-04-11',
        appliedOn: '2026-04-01',
        appliedCents: 9_000,
        discountCents: 240,
      },
      { invoiceNo: null, dueDate: null, appliedOn: '2026-04-01', appliedCents: 1_000, discountCents: 0 },
    ]);
  });

  it.each([
    ['P-3', { status: 'returned', returnCode: 'R01', reversedOn: '2026-03-09', reverses: null }],
    ['P-2', { status: 'reversed', reversedOn: '2026-04-01', reverses: null }],
    ['P-5', { status: 'reversed', reversedOn: '2026-04-08', reverses: null }],
    ['P-5R', { status: 'reversed', reversedOn: null, reverses: 'P-5', amountCents: -700 }],
    ['P-1', { status: 'posted', reversedOn: null, reverses: null, appliedCents: 4_000 }],
  ])('%s tells what became of it', async (paymentNo, told) => {
    expect(await one(paymentNo)).toMatchObject(told);
  });

  it.each([
    ['P-bob', ada],
    ['P-none', ada],
    ['P-1', 'lou@example.com'],
  ])('%s is not there for %s', async (paymentNo, username) => {
    await expect(one(paymentNo, username)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is told to who files papers', async () => {
    expect(await one('P-1', 'cpa@example.com')).toMatchObject({ paymentNo: 'P-1' });
  });
});
