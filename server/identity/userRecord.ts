import type { Selectable } from 'kysely';
import type { PoolUserTable } from '../db/tables/identity';
import { attributeList } from './attributes';
import { userNotFound } from './failures';
import type { Sql } from './pool';

type Row = Selectable<PoolUserTable>;

/** Instants of the protocol are seconds since 1970, with a fraction. */
const seconds = (instant: string): number => new Date(instant).getTime() / 1000;

/** What every administrative answer tells of a user; the attributes stand beside it under one of two names. */
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
