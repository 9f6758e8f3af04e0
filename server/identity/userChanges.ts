import type { Updateable } from 'kysely';
import type { PoolUserTable } from '../db/tables';
import type { Attributes } from './attributes';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

async function change(pool: Pool, sql: Sql, { sub }: PoolUser, columns: Updateable<PoolUserTable>) {
  const updated_at = pool.clock.now().toISOString();
  await sql
    .updateTable('pool_user')
    .set({ ...columns, updated_at })
    .where('sub', '=', sub)
    .execute();
}

export const setEnabled = (pool: Pool, sql: Sql, user: PoolUser, enabled: boolean) =>
  change(pool, sql, user, { enabled });

export const setStatus = (pool: Pool, sql: Sql, user: PoolUser, status: PoolUser['status']) =>
  change(pool, sql, user, { status });

export const setAttributes = (pool: Pool, sql: Sql, user: PoolUser, attributes: Attributes) =>
  change(pool, sql, user, { attributes: JSON.stringify(attributes) });
