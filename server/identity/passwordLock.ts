import { type RawBuilder, sql as raw } from 'kysely';
import { networkOf } from '@contract/rules/network';
import { lockedOut, type PoolFailure } from './failures';
import { keyOf, type Limit, rateExceeded, type Use, countedUse } from './usesPerWindow';
import type { Pool, Sql } from './pool';
import { after } from './settings';

interface Lock {
  /** From this failure on the name is locked: one second, then twice as long each time. */
  readonly failuresBeforeLock: number;
  readonly maxSeconds: number;
  /** After this many seconds without a failure, earlier ones are forgotten. */
  readonly quietSeconds: number;
}

/** Wrong passwords for one name from one place: docs/identity.md#password-lock. */
export const placeLock: Lock = { failuresBeforeLock: 5, maxSeconds: 15 * 60, quietSeconds: 15 * 60 };

/**
 * Wrong passwords for one name from everywhere. It stops guesses that are spread over many networks. It does not apply to
 * places that the name has signed in from. Others wait five minutes at most, because strangers could use it to lock
 * somebody out.
 */
export const nameLock: Lock = { failuresBeforeLock: 15, maxSeconds: 5 * 60, quietSeconds: 60 * 60 };

/**
 * Wrong passwords from one network address, for all names together. A whole region may share one address, so right
 * passwords do not count: a hundred people can sign in at once, and each may mistype once.
 */
const wrongPasswordsPerNetwork: Limit = { what: 'wrong passwords', most: 100, seconds: 5 * 60 };

/** Who tries to sign in, and from where. */
export interface Trier {
  /** Canonical. The name need not exist. */
  readonly username: string;
  /** The caller's network address. */
  readonly address: string;
  /** The device that the client names. Only the user's own client knows the key of a known device. */
  readonly deviceKey: string | undefined;
}

const nameMac = ({ vault }: Pool, username: string) => vault.mac('attempt', username);
const networkMac = ({ vault }: Pool, address: string) => vault.mac('attempt network', networkOf(address));
const networkUse = (address: string): Use => ({ ...wrongPasswordsPerNetwork, who: networkOf(address) });

/**
 * A common table expression: the place of a try (`from_mac`), and whether the name has signed in from it (`known`). A
 * known device is a place of its own, so that strangers in the same network cannot lock it.
 */
function origin(pool: Pool, { username, address, deviceKey }: Trier): RawBuilder<unknown> {
  const network = networkMac(pool, address);
  const isDevice =
    deviceKey === undefined || pool.settings.devices === 'off'
      ? raw`false`
      : raw`exists (select from pool_device d join pool_user u on u.sub = d.sub
          where d.device_key = ${deviceKey} and u.username = ${username} and d.credential is not null)`;
  const deviceMac = pool.vault.mac('attempt device', deviceKey ?? '');
  return raw`origin as materialized (
    select case when is_device then ${deviceMac}::bytea else ${network}::bytea end as from_mac,
      is_device or exists (select from pool_known_network
        where name_mac = ${nameMac(pool, username)} and from_mac = ${network}) as known
    from (select ${isDevice} as is_device) as its)`;
}

/** The rows of pool_attempt for a try: that of its place and, from an unknown place, that of all places. */
const minded = (pool: Pool, { username }: Trier) =>
  raw`name_mac = ${nameMac(pool, username)} and (from_mac = (select from_mac from origin)
    or (from_mac = '' and not (select known from origin)))`;

/** Why this name or network has to wait now; the same for unknown names. Counts nothing. */
export async function whyNoAttempt(pool: Pool, sql: Sql, trier: Trier): Promise<PoolFailure | undefined> {
  const now = pool.clock.now().toISOString();
  const network = networkUse(trier.address);
  const { rows } = await raw<{ readonly who: 'name' | 'network' }>`with ${origin(pool, trier)}
    select 'name' as who from pool_attempt where ${minded(pool, trier)} and locked_until > ${now}
    union all select 'network' from pool_limit where key_mac = ${keyOf(pool, network)}
      and used >= ${network.most} and window_ends_at > ${now}`.execute(sql);
  if (rows.some(({ who }) => who === 'network')) return rateExceeded(pool, sql, network);
  return rows.length > 0 ? lockedOut() : undefined;
}

/**
 * Counts a try as failed before it is checked, so that parallel tries cannot all pass. It counts for the network, for the
 * name from its place and, from an unknown place, for the name from everywhere.
 * @returns the error if one of them has to wait; then no lock gets longer
 */
export async function countAttempt(pool: Pool, sql: Sql, trier: Trier): Promise<PoolFailure | undefined> {
  const now = pool.clock.now();
  const name = nameMac(pool, trier.username);
  // One statement for all three, to save round trips. If the row of one is locked, the next ones are not counted.
  const { rows } = await raw`with ${origin(pool, trier)},
    network as (${countedUse(pool, sql, networkUse(trier.address))}),
    free as (select from_mac from network, origin where known or not exists (select from pool_attempt
      where name_mac = ${name} and from_mac = '' and locked_until > ${now.toISOString()})),
    place as (${counted(now, placeLock, raw`select ${name}::bytea, from_mac from free`)}),
    at_large as (${counted(now, nameLock, raw`select ${name}::bytea, ''::bytea from place, origin where not known`)})
    select from place, origin where known union all select from at_large`.execute(sql);
  return rows.length > 0 ? undefined : ((await whyNoAttempt(pool, sql, trier)) ?? lockedOut());
}

/**
 * Counts a failure in one row. A locked row is not returned.
 * @param source name_mac and from_mac of the row, or no row
 */
function counted(
  now: Date,
  { failuresBeforeLock, maxSeconds, quietSeconds }: Lock,
  source: RawBuilder<unknown>,
) {
  const at = now.toISOString();
  const quietSince = after(now, -quietSeconds).toISOString();
  const failures = raw`case when pool_attempt.last_at < ${quietSince} then 1 else pool_attempt.failures + 1 end`;
  return raw`insert into pool_attempt (name_mac, from_mac, failures, last_at, locked_until)
    select key.*, 1, ${at}::timestamptz, ${at}::timestamptz from (${source}) as key
    on conflict (name_mac, from_mac) do update set
      failures = ${failures},
      last_at = ${at},
      locked_until = ${at}::timestamptz + case when ${failures} < ${failuresBeforeLock}::integer then interval '0'
        else least(power(2, least(${failures} - ${failuresBeforeLock}::integer, 20)), ${maxSeconds}::integer)
          * interval '1 second' end
    where pool_attempt.locked_until <= ${at}
    returning failures`;
}

/** Forgets earlier failures of the name from all places. */
export async function forgiveAttempts(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_attempt').where('name_mac', '=', nameMac(pool, username)).execute();
}

/**
 * The counted try was right: it no longer counts, and its network is known from now on. Failures from other places stay
 * counted.
 */
export async function forgiveTry(pool: Pool, sql: Sql, trier: Trier): Promise<void> {
  const now = pool.clock.now().toISOString();
  await raw`with ${origin(pool, trier)},
    network as (update pool_limit set used = used - 1
      where key_mac = ${keyOf(pool, networkUse(trier.address))} and used > 0),
    seen as (insert into pool_known_network (name_mac, from_mac, seen_at)
      values (${nameMac(pool, trier.username)}, ${networkMac(pool, trier.address)}, ${now})
      on conflict (name_mac, from_mac) do update set seen_at = excluded.seen_at)
    delete from pool_attempt where ${minded(pool, trier)}`.execute(sql);
}
