import type { Selectable } from 'kysely';
import type { PoolUserTable } from '../db/tables';
import { attributeList, holdUser } from './attributes';
import { PoolFailure, userNotFound } from './failures';
import { type Members, text } from './members';
import type { Origin, Pool, Sql } from './pool';
import { canonicalName, findUser, type PoolUser } from './users';

/** Every administrative operation names the pool first. */
export function requirePool({ settings }: Pool, members: Members): void {
  const id = text(members, 'UserPoolId', { max: 55, pattern: /^[\w-]+_[0-9a-zA-Z]+$/ });
  if (id === settings.poolId) return;
  throw new PoolFailure('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

export const namedUser = (members: Members): string =>
  canonicalName(text(members, 'Username', { max: 128, pattern: /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u }));

const SUB = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The user name of a call. Instead of the name a call may give the user's `sub`. */
export async function meantUser(sql: Sql, members: Members): Promise<string> {
  const told = namedUser(members);
  if (!SUB.test(told)) return told;
  const known = await sql
    .selectFrom('pool_user')
    .select('username')
    .where('sub', '=', told)
    .executeTakeFirst();
  return known?.username ?? told;
}

interface Work {
  readonly pool: Pool;
  readonly sql: Sql;
  readonly user: PoolUser;
  readonly members: Members;
  readonly origin: Origin;
}

/** An operation on one existing user in one transaction, with an empty answer. */
export const onUser =
  (work: (needs: Work) => Promise<void>) =>
  async (pool: Pool, members: Members, origin: Origin): Promise<object> => {
    requirePool(pool, members);
    await pool.db.transaction(async ({ sql }) => {
      const found = await findUser(pool, sql, await meantUser(sql, members));
      if (!found) throw userNotFound();
      const user = await holdUser(pool, sql, found);
      await work({ pool, sql, user, members, origin });
    });
    return {};
  };

type Row = Selectable<PoolUserTable>;

/** The protocol writes instants as seconds since 1970, with a fraction. */
const seconds = (instant: string): number => new Date(instant).getTime() / 1000;

/** The user in administrative answers. The attributes come apart, under one of two names. */
export const recordOf = (row: Row) => ({
  Username: row.username,
  UserCreateDate: seconds(row.created_at),
  UserLastModifiedDate: seconds(row.updated_at ?? row.created_at),
  Enabled: row.enabled,
  UserStatus: row.status,
});

export const attributesOf = (row: Row) => attributeList({ sub: row.sub, ...row.attributes });

/** @throws UserNotFoundException */
export async function readRow(sql: Sql, username: string): Promise<Row> {
  const row = await sql
    .selectFrom('pool_user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  if (!row) throw userNotFound();
  return row;
}
