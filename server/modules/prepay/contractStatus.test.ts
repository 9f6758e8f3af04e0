import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { anImport, put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { aContract } from './testing/contracts';

const cases: readonly [string, Parameters<typeof aContract>[0]][] = [
  ['open', {}],
  ['open', { expires_on: '2026-04-12' }],
  ['open', { expires_on: null }],
  ['open', { paid_cents: 1 }],
  ['open', { status: 'something new' }],
  ['partUsed', { used_cents: 1 }],
  // Half of the booking was paid and is used: the other half is still to come.
  ['partUsed', { paid_cents: 50_000, used_cents: 50_000 }],
  ['unpaid', { paid_cents: 0 }],
  ['unpaid', { type: 'U', paid_cents: 0, status: 'draft' }],
  ['expired', { expires_on: '2026-04-11' }],
  ['expired', { expires_on: '2026-04-11', paid_cents: 0 }],
  ['expired', { expires_on: '2026-04-11', used_cents: 500 }],
  ['expired', { status: 'Expired', remaining_cents: 0, used_cents: 500 }],
  ['filled', { used_cents: 100_000 }],
  ['filled', { used_cents: 100_000, expires_on: '2025-01-01' }],
  ['filled', { used_cents: 99_963, status: 'filled' }],
  ['partUsed', { used_cents: 99_963 }],
  ['filled', { booked_cents: 0, paid_cents: 0, used_cents: 700, remaining_cents: 0 }],
  ['closed', { status: 'void', booked_cents: 0 }],
  ['closed', { status: 'transferred', remaining_cents: 0 }],
  ['closed', { status: 'Converted', used_cents: 10, remaining_cents: 0 }],
  ['closed', { remaining_cents: 0 }],
  // Money is never hidden behind a word.
  ['open', { status: 'transferred' }],
];

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await put(db, 'feed_import', anImport());
});
afterAll(() => db.close());

it.each(cases)('is %s: %j', async (status, over) => {
  await put(db, 'prepay_contract', aContract(over));
  const { rows } = await sql<{ status: string }>`
    select ${contractStatus('2026-04-12')} as status from prepay_contract c`.execute(db.sql);
  await db.sql.deleteFrom('prepay_contract').execute();

  expect(rows).toEqual([{ status }]);
});
