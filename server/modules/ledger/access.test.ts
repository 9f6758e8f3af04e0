import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ledger from '@contract/ledger/endpoints';
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

const ada = 'ada@example.com';
const payment = (paymentNo: string, username = ada) =>
  portal.as(username).call(ledger.payment, { params: { paymentNo }, query: { username } });

/** Every question that can be asked of an account's ledger. */
const questions: Readonly<
  Record<string, (query: { username: string; account?: string }, as?: string) => Promise<unknown>>
> = {
  rows: (query, as = query.username) =>
    portal.as(as).call(ledger.rows, { query: { limit: 25, sort: '-date', ...query } }),
  totals: (query, as = query.username) => portal.as(as).call(ledger.totals, { query }),
  choices: (query, as = query.username) => portal.as(as).call(ledger.choices, { query }),
  aging: (query, as = query.username) => portal.as(as).call(ledger.aging, { query }),
  exportFile: (query, as = query.username) =>
    portal.as(as).download(ledger.exportFile, { query: { sort: '-date', format: 'csv', ...query } }),
};

describe.each(Object.keys(questions))('%s', (name) => {
  const ask = questions[name]!;

  it('need a token', async () => {
    const { path } = ledger[name as 'rows'];
    const answer = await portal.send({ url: `${path}?username=${ada}&format=csv` });

    expect(answer.statusCode).toBe(401);
  });

  it.each(['bob@example.com', 'root@example.com'])('are refused to %s under another name', async (as) => {
    await expect(ask({ username: ada }, as)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['00300', '00117-', 'none', "'"])('have no account %s for a stranger', async (account) => {
    const stranger = account === '00300' ? 'lou@example.com' : ada;

    await expect(ask({ username: stranger, account })).rejects.toMatchObject({
      code: 'not-found',
      message: 'You have no account with that number. Choose another.',
    });
  });

  it('are open to those who file papers', async () => {
    await expect(ask({ username: 'cpa@example.com', account: '00117' })).resolves.toBeDefined();
  });
});

describe('what the ledger can be filtered by', () => {
  it('is each once, under its name', async () => {
    expect(await portal.as(ada).call(ledger.choices, { query: { username: ada, account: '00117' } })).toEqual(
      {
        kinds: ['invoice', 'payment', 'creditMemo', 'prepayApplied', 'nsf', 'writeOff', 'adjustment'],
        branches: [
          { code: 'BOI', name: 'Boise' },
          { code: 'PUL', name: 'Pullman' },
        ],
      },
    );
  });
});

describe('a payment', () => {
  it('tells what it was applied to, without the number of a document that is somebody else’s', async () => {
    expect(await payment('P-8')).toEqual({
      paymentNo: 'P-8',
      accountNo: '00117',
      accountName: 'Ada Farms LLC',
      receivedDate: '2026-04-01',
      postingDate: '2026-04-08',
      method: 'ach',
      reference: '1234',
      source: null,
      type: 'regular',
      status: 'posted',
      returnCode: null,
      amountCents: 4_000,
      discountCents: 0,
      appliedCents: 4_000,
      unappliedCents: 0,
      requestId: null,
      requestNo: null,
      reversedOn: null,
      reverses: null,
      applications: [
        {
          invoiceNo: 'A-part',
          dueDate: '2026-05-15',
          appliedOn: '2026-04-08',
          appliedCents: 3_000,
          discountCents: 0,
        },
        { invoiceNo: null, dueDate: null, appliedOn: null, appliedCents: 1_000, discountCents: 0 },
      ],
    });
  });

  it('is told to somebody who sees one account alone', async () => {
    const { applications } = await payment('P-8', 'cpa@example.com');

    expect(applications.map(({ invoiceNo }) => invoiceNo)).toEqual(['A-part', null]);
  });

  it('that came back says so', async () => {
    expect(await payment('P-7')).toMatchObject({
      status: 'returned',
      returnCode: 'R01',
      reversedOn: '2026-04-10',
      applications: [],
    });
  });

  it.each([
    ['P-bob', ada],
    ['P-none', ada],
    ['P-8', 'lou@example.com'],
    ["' or true --", ada],
  ])('%s is not there for %s', async (paymentNo, username) => {
    await expect(payment(paymentNo, username)).rejects.toMatchObject({
      code: 'not-found',
      message: 'You have no payment with that number. Check the number.',
    });
  });
});
