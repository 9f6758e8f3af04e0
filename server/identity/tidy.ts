import type { Pool } from './pool';
import { after } from './settings';

const EVERY_SECONDS = 60;
// An access token may outlive its refresh token, by a day at most.
const KEEP_SIGN_INS_SECONDS = 24 * 3600;
const KEEP_ATTEMPTS_SECONDS = 3600;
const KEEP_KNOWN_NETWORKS_SECONDS = 90 * 24 * 3600;
// So that yesterday's code is called too old, not wrong.
const KEEP_CODES_SECONDS = 24 * 3600;
// A device confirms itself at once, or never.
const KEEP_UNCONFIRMED_DEVICES_SECONDS = 24 * 3600;

const nextAt = new WeakMap<Pool, number>();

/** Deletes rows that no longer matter, at most once a minute. */
export async function tidy(pool: Pool): Promise<void> {
  const now = pool.clock.now();
  if (now.getTime() < (nextAt.get(pool) ?? 0)) return;
  nextAt.set(pool, after(now, EVERY_SECONDS).getTime());
  const { sql } = pool.db;
  const before = (seconds: number) => after(now, -seconds).toISOString();
  await sql.deleteFrom('pool_spent_nonce').where('expires_at', '<', before(0)).execute();
  await sql.deleteFrom('pool_attempt').where('last_at', '<', before(KEEP_ATTEMPTS_SECONDS)).execute();
  await sql
    .deleteFrom('pool_known_network')
    .where('seen_at', '<', before(KEEP_KNOWN_NETWORKS_SECONDS))
    .execute();
  await sql.deleteFrom('pool_limit').where('window_ends_at', '<', before(0)).execute();
  await sql.deleteFrom('pool_replay').where('expires_at', '<', before(0)).execute();
  await sql.deleteFrom('pool_code').where('expires_at', '<', before(KEEP_CODES_SECONDS)).execute();
  await sql
    .deleteFrom('pool_device')
    .where('credential', 'is', null)
    .where('created_at', '<', before(KEEP_UNCONFIRMED_DEVICES_SECONDS))
    .execute();
  await sql.deleteFrom('pool_sign_in').where('expires_at', '<', before(KEEP_SIGN_INS_SECONDS)).execute();
}
