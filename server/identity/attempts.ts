import { sql as raw } from 'kysely';
import { lockedOut, type PoolFailure } from './failures';
import { keyOf, type Limit, networkOf, rateExceeded, type Use, countedUse } from './limits';
import type { Pool, Sql } from './pool';
import { after } from './settings';

/** After so many quiet seconds earlier failures are forgotten. */
const QUIET_SECONDS = 15 * 60;
const FREE_FAILURES = 5;

/**
 * Wrong passwords from one network address, under whatever names. All of a region may share one address, so right
 * passwords do not count: a hundred people can sign in at once, and each of them can mistype the password once.
 */
export const wrongPasswordsPerNetwork: Limit = { what: 'wrong passwords', most: 100, seconds: 5 * 60 };

/** Whose try it is. */
export interface Trier {
  /** Canonical; need not be anybody's. */
  readonly username: string;
  /** The caller's network address. */
  readonly address: string;
}

const nameMac = ({ vault }: Pool, username: string) => vault.mac('attempt', username);
const networkUse = (address: string): Use => ({ ...wrongPasswordsPerNetwork, who: networkOf(address) });

/** Why this name or this network has to wait just now; the same for names that nobody has. Counts nothing. */
export async function whyNoAttempt(pool: Pool, sql: Sql, trier: Trier): Promise<PoolFailure | undefined> {
  const now = pool.clock.now().toISOString();
  const waiting = await sql
    .selectFrom('pool_attempt')
    .select(raw<'name' | 'network'>`'name'`.as('who'))
    .where('name_mac', '=', nameMac(pool, trier.username))
    .where('locked_until', '>', now)
    .unionAll(
      sql
        .selectFrom('pool_limit')
        .select(raw<'name' | 'network'>`'network'`.as('who'))
        .where('key_mac', '=', keyOf(pool, networkUse(trier.address)))
        .where('used', '>=', wrongPasswordsPerNetwork.most)
        .where('window_ends_at', '>', now),
    )
    .execute();
  if (waiting.some(({ who }) => who === 'network')) {
    return rateExceeded(pool, sql, networkUse(trier.address));
  }
  return waiting.length > 0 ? lockedOut() : undefined;
}

/**
 * Counts a try as failed before it is judged, so that tries sent at the same moment cannot all slip
 * through: from the fifth failure on, each locks the name for 2^(n-5) seconds.
 * @returns the refusal when name or network has to wait; then the lock of the name is not prolonged
 */
export async function countAttempt(pool: Pool, sql: Sql, trier: Trier): Promise<PoolFailure | undefined> {
  const now = pool.clock.now().toISOString();
  const quietSince = after(pool.clock.now(), -QUIET_SECONDS).toISOString();
  const failures = raw<number>`case when pool_attempt.last_at < ${quietSince} then 1
    else pool_attempt.failures + 1 end`;
  const admitted = await sql
    // One statement for both: a sign-in makes no further journey to the database for its network.
    .with('network', () => countedUse(pool, sql, networkUse(trier.address)))
    .insertInto('pool_attempt')
    .columns(['name_mac', 'failures', 'last_at', 'locked_until'])
    .expression((from) =>
      from
        .selectFrom('network')
        .select([
          raw<Buffer>`${nameMac(pool, trier.username)}::bytea`.as('name_mac'),
          raw<number>`1`.as('failures'),
          raw<string>`${now}::timestamptz`.as('last_at'),
          raw<string>`${now}::timestamptz`.as('locked_until'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('name_mac')
        .doUpdateSet({
          failures,
          last_at: now,
          locked_until: raw<string>`${now}::timestamptz + case when ${failures} < ${FREE_FAILURES}::integer
            then interval '0' else least(power(2, least(${failures} - ${FREE_FAILURES}::integer, 20)),
            ${QUIET_SECONDS}::integer) * interval '1 second' end`,
        })
        .where('pool_attempt.locked_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  return admitted ? undefined : ((await whyNoAttempt(pool, sql, trier)) ?? lockedOut());
}

/** Earlier failures of the name no longer count. */
export async function forgiveAttempts(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_attempt').where('name_mac', '=', nameMac(pool, username)).execute();
}

/** The counted try was right: nor does it count for the network, in the same statement. */
export async function forgiveTry(pool: Pool, sql: Sql, { username, address }: Trier): Promise<void> {
  await sql
    .with('network', (cte) =>
      cte
        .updateTable('pool_limit')
        .set((row) => ({ used: row('used', '-', 1) }))
        .where('key_mac', '=', keyOf(pool, networkUse(address)))
        .where('used', '>', 0),
    )
    .deleteFrom('pool_attempt')
    .where('name_mac', '=', nameMac(pool, username))
    .execute();
}
