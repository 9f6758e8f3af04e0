import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { Bank } from './bank';

const HOUR_MS = 3_600_000;
const KNOWN_FOR_MS = 30 * 24 * HOUR_MS;
const UNKNOWN_FOR_MS = HOUR_MS;

/** The bank as the imported directory has it. */
export const findBank = (db: Kysely<Tables>, routing: string): Promise<Bank | undefined> =>
  db
    .selectFrom('routing_directory')
    .select(['bank_name as name', 'city', 'state'])
    .where('routing_number', '=', routing)
    .executeTakeFirst();

/** What the service answered not long ago: a bank for 30 days, that it knew none for an hour. */
export async function foundBefore(
  db: Kysely<Tables>,
  routing: string,
  now: Date,
): Promise<{ readonly bank: Bank | null } | undefined> {
  const row = await db
    .selectFrom('routing_lookup')
    .select(['found', 'looked_up_at'])
    .where('routing_number', '=', routing)
    .executeTakeFirst();
  if (!row) return undefined;
  const age = now.getTime() - Date.parse(row.looked_up_at);
  const bank = row.found as Bank | null;
  return age < (bank ? KNOWN_FOR_MS : UNKNOWN_FOR_MS) ? { bank } : undefined;
}

export async function remember(
  db: Kysely<Tables>,
  routing: string,
  bank: Bank | null,
  now: Date,
): Promise<void> {
  const row = { found: bank && JSON.stringify(bank), looked_up_at: now.toISOString() };
  await db
    .insertInto('routing_lookup')
    .values({ routing_number: routing, ...row })
    .onConflict((conflict) => conflict.column('routing_number').doUpdateSet(row))
    .execute();
}
