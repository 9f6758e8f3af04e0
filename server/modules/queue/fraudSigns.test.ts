import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillOffice, flagsIn, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const flagsOf = (over: Partial<RequestTable>) => flagsIn(db, portal, over);

describe('a bank account', () => {
  it.each([
    ['of 4 trade accounts', 4, {}, []],
    ['of 5 trade accounts', 5, {}, ['manyAccounts']],
    ['of 5, one of them under a number that was deleted', 5, { status: 'removed' as const }, []],
  ])('that pays for invoices %s, saved once or twice', async (what, count, other, flags) => {
    const shared_fingerprint = Buffer.from(what);
    const option_id = await saved(db, { shared_fingerprint });
    const second = await saved(db, { shared_fingerprint, ...other });
    const linked = Array.from({ length: count }, (_, at) => ({
      option_id: at === 0 ? second : option_id,
      account_no: `0090${at}`,
    }));
    // Twice for one trade account is once.
    await put(db, 'payment_option_account', ...linked, { option_id: second, account_no: '00901' });

    expect(await flagsOf({ option_id })).toEqual(flags);
  });
});

describe('what looks like somebody else with the customer’s sign-in', () => {
  const justNew = '2026-04-06T15:00:00.001Z';
  const notNew = '2026-04-06T15:00:00.000Z';
  const unusual = 150_001;

  it.each([
    ['all three of the last 7 days', justNew, justNew, unusual, true],
    ['but a bank account of longer ago', notNew, justNew, unusual, false],
    ['but a phone number of longer ago', justNew, notNew, unusual, false],
    ['but a usual amount', justNew, justNew, 150_000, false],
  ])('is told: %s', async (_, created_at, changed_at, amount_cents, isTold) => {
    await put(db, 'contact_change', {
      change_id: randomUUID(),
      name: 'ada@example.com',
      attribute: 'phone_number',
      old_value: '+15095550100',
      changed_at,
      token_hash: randomBytes(32),
      taken_back_at: null,
    });
    const flags = await flagsOf({ option_id: await saved(db, { created_at }), amount_cents });
    await db.sql.deleteFrom('contact_change').execute();

    expect(flags.includes('takeover')).toBe(isTold);
  });

  it('is told by a changed address too', async () => {
    const since = (at: string | null) =>
      db.sql
        .updateTable('portal_user')
        .set({ email_changed_at: at })
        .where('name', '=', 'ada@example.com')
        .execute();
    await since(justNew);
    const flags = await flagsOf({
      option_id: await saved(db, { created_at: justNew }),
      amount_cents: unusual,
    });
    await since(null);

    expect(flags.slice(0, 2)).toEqual(['takeover', 'newBankAccount']);
  });
});
