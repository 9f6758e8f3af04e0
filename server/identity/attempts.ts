import { sql as raw } from 'kysely';
import type { Pool, Sql } from './pool';
import { after } from './settings';

/** After so many quiet seconds earlier failures are forgotten. */
const QUIET_SECONDS = 15 * 60;
const FREE_FAILURES = 5;

const nameMac = ({ vault }: Pool, username: string) => vault.mac('attempt', username);

/** Whether too many wrong passwords keep this name waiting just now; the same for names that nobody has. */
export async function isLocked(pool: Pool, sql: Sql, username: string): Promise<boolean> {
  const locked = await sql
    .selectFrom('pool_attempt')
    .select('failures')
    .where('name_mac', '=', nameMac(pool, username))
    .where('locked_until', '>', pool.clock.now().toISOString())
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Counts a try as failed before it is judged, so that tries sent at the same moment cannot all slip
 * through: from the fifth failure on, each locks the name for 2^(n-5) seconds.
 * @returns false when the name is locked; then nothing is counted or prolonged
 */
export async function admitAttempt(pool: Pool, sql: Sql, username: string): Promise<boolean> {
  const now = pool.clock.now().toISOString();
  const quietSince = after(pool.clock.now(), -QUIET_SECONDS).toISOString();
  const failures = raw<number>`case when pool_attempt.last_at < ${quietSince} then 1
    else pool_attempt.failures + 1 end`;
  const admitted = await sql
    .insertInto('pool_attempt')
    .values({ name_mac: nameMac(pool, username), failures: 1, last_at: now, locked_until: now })
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
  return admitted !== undefined;
}

/** The password was right: earlier failures no longer count. */
export async function forgiveAttempts(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_attempt').where('name_mac', '=', nameMac(pool, username)).execute();
}
