import { type RawBuilder, sql as raw } from 'kysely';
import { lockedOut, type PoolFailure } from './failures';
import { keyOf, type Limit, networkOf, rateExceeded, type Use, countedUse } from './limits';
import type { Pool, Sql } from './pool';
import { after } from './settings';

interface Lock {
  /** From so many failures on, each locks for twice as long as the one before, beginning with one second. */
  readonly failuresBeforeLock: number;
  readonly maxSeconds: number;
  /** After so many quiet seconds earlier failures are forgotten. */
  readonly quietSeconds: number;
}

/** Wrong passwords for one name from one place. */
export const placeLock: Lock = { failuresBeforeLock: 5, maxSeconds: 15 * 60, quietSeconds: 15 * 60 };

/**
 * Wrong passwords for one name from wherever they come. It stops guesses that are spread over many networks, and holds
 * nobody off who comes from a place that the name has signed in from; others wait five minutes at the most, since
 * strangers could keep anybody out by it.
 */
export const nameLock: Lock = { failuresBeforeLock: 15, maxSeconds: 5 * 60, quietSeconds: 60 * 60 };

/**
 * Wrong passwords from one network address, under whatever names. All of a region may share one address, so right
 * passwords do not count: a hundred people can sign in at once, and each of them can mistype the password once.
 */
export const wrongPasswordsPerNetwork: Limit = { what: 'wrong passwords', most: 100, seconds: 5 * 60 };

/** Whose try it is, and where it comes from. */
export interface Trier {
  /** Canonical; need not be anybody's. */
  readonly username: string;
  /** The caller's network address. */
  readonly address: string;
  /** The device that the client says it is: nobody but the user's own client knows the name of one that is theirs. */
  readonly deviceKey: string | undefined;
}

const nameMac = ({ vault }: Pool, username: string) => vault.mac('attempt', username);
const networkMac = ({ vault }: Pool, address: string) => vault.mac('attempt network', networkOf(address));
const networkUse = (address: string): Use => ({ ...wrongPasswordsPerNetwork, who: networkOf(address) });

/**
 * A part of a statement: the place of a try as `from_mac`, and as `known` whether the name has signed in from it. A
 * device of one's own is a place of its own, so that strangers in the same network do not lock it.
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

/** The rows of pool_attempt that a try has to mind: that of its place and, from an unknown one, that of all places. */
const minded = (pool: Pool, { username }: Trier) =>
  raw`name_mac = ${nameMac(pool, username)} and (from_mac = (select from_mac from origin)
    or (from_mac = '' and not (select known from origin)))`;

/** Why this name or this network has to wait just now; the same for names that nobody has. Counts nothing. */
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
 * Counts a try as failed before it is judged, so that tries sent at the same moment cannot all slip through: for its
 * network, for the name from its place and, from a place that the name has not signed in from, for the name at large.
 * @returns the refusal when one of them has to wait; then no lock is prolonged
 */
export async function countAttempt(pool: Pool, sql: Sql, trier: Trier): Promise<PoolFailure | undefined> {
  const now = pool.clock.now();
  const name = nameMac(pool, trier.username);
  // One statement for all: a sign-in makes no further journey to the database for each of them. What the locked row of
  // one refuses is not counted in the next.
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
 * Counts a failure in one row; no row comes back from one that is locked.
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

/** Earlier failures of the name no longer count, wherever they came from. */
export async function forgiveAttempts(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_attempt').where('name_mac', '=', nameMac(pool, username)).execute();
}

/**
 * The counted try was right: it counts for nothing, and its network is known from now on. What others failed from
 * elsewhere goes on counting for a place that was known before.
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
