import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { aStatement } from '@server/testing/statementRows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aContract } from '../prepay/testing/contracts';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const read = (username: string, account?: string) =>
  portal.as(username).call(accounts.overview, { query: { username, account } });

describe('what Home points to', () => {
  it('tells of the last statement what is left of it, and whether it was looked at', async () => {
    const statements = [
      aStatement({ statement_no: 'S-0', period_to: '2026-02-25', due_date: '2026-03-15' }),
      aStatement({ period_to: '2026-04-10', ending_balance_cents: 30_000, amount_due_cents: 15_000 }),
      aStatement({ statement_no: 'S-B', account_no: '00300' }),
    ];
    await put(db, 'statement', ...statements);
    const before = await read('ada@example.com');
    await put(db, 'statement_view', {
      name: 'ada@example.com',
      statement_no: 'S-1',
      first_viewed_at: '2026-04-12T18:00:00Z',
    });
    const after = await read('ada@example.com');
    await db.sql.deleteFrom('statement_view').execute();
    await db.sql.deleteFrom('statement').execute();

    // A-late and A-today are open of what it asked for, and never more is left than it asked for.
    expect(before.statements).toMatchObject([
      { statementNo: 'S-1', endingCents: 30_000, leftCents: 15_000, isNew: true },
    ]);
    expect(after.statements).toMatchObject([{ statementNo: 'S-1', isNew: false }]);
  });

  it('tells what is left of prepay, and what of it ends within thirty days', async () => {
    const contracts = [
      aContract({ contract_no: 'PP-ends', used_cents: 60_000, expires_on: '2026-05-12' }),
      aContract({ contract_no: 'PP-first', used_cents: 90_000, expires_on: '2026-04-12' }),
      aContract({ contract_no: 'PP-later', used_cents: 50_000, expires_on: '2026-05-13' }),
      aContract({ contract_no: 'PP-ever', expires_on: null }),
      aContract({ contract_no: 'PP-over', expires_on: '2026-04-11' }),
      aContract({ contract_no: 'PP-used', used_cents: 100_000, expires_on: '2026-04-20' }),
      aContract({ contract_no: 'PP-void', status: 'void', remaining_cents: 0, expires_on: '2026-04-20' }),
      aContract({ contract_no: 'PP-bob', account_no: '00300', expires_on: '2026-04-20' }),
    ];
    await put(db, 'prepay_contract', ...contracts);
    const { prepay } = await read('ada@example.com');
    await db.sql.deleteFrom('prepay_contract').execute();

    expect(prepay).toEqual({
      bookedCents: 400_000,
      remainingCents: 200_000,
      ending: { contracts: 2, cents: 50_000, first: '2026-04-12' },
    });
  });

  it('tells when an invoice is due that waits to be paid, and of no other', async () => {
    const returned = aPayment({ payment_no: 'P-3', posting_date: '2026-04-10', status: 'R', method: 'A' });
    await put(db, 'payment', returned);
    const { activity } = await read('ada@example.com', '00117');
    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-3').execute();
    const due = Object.fromEntries(activity.map(({ title, dueDate }) => [title, dueDate]));

    expect(due).toMatchObject({
      'Invoice A-open': '2026-05-15',
      'Invoice A-part': '2026-05-15',
      'Invoice A-argue': null,
      'Credit memo A-memo': null,
      'Returned payment': null,
    });
  });
});
