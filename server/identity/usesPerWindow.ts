import { sql as raw } from 'kysely';
import { PoolFailure } from './failures';
import type { Pool, Sql } from './pool';
import { after } from './settings';

/** How often something may be used within a window of time. */
export interface Limit {
  readonly what: string;
  readonly most: number;
  /** The length of the window, which begins with the first use. */
  readonly seconds: number;
}

/** Who uses it: a name, existing or not, or a network address. Only a keyed hash of it is stored. */
export type Use = Limit & { readonly who: string };

/**
 * Counts a use. If the transaction is rolled back, so is the count.
 * @returns false if `who` has used it `most` times within the window; then nothing is counted
 */
export async function admitUse(pool: Pool, sql: Sql, use: Use): Promise<boolean> {
  const admitted = await countedUse(pool, sql, use).executeTakeFirst();
  return admitted !== undefined;
}

/** The key of a counter in pool_limit. */
export const keyOf = ({ vault }: Pool, { what, who }: Pick<Use, 'what' | 'who'>): Buffer =>
  vault.mac(`limit ${what}`, who);

/** The statement that counts a use, to be part of a larger one. No row means that it is refused. */
export function countedUse(pool: Pool, sql: Sql, use: Use) {
  const now = pool.clock.now();
  const isOver = raw<boolean>`pool_limit.window_ends_at <= ${now.toISOString()}::timestamptz`;
  const values = {
    key_mac: keyOf(pool, use),
    used: 1,
    window_ends_at: after(now, use.seconds).toISOString(),
  };
  return sql
    .insertInto('pool_limit')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('key_mac')
        .doUpdateSet({
          used: raw<number>`case when ${isOver} then 1 else pool_limit.used + 1 end`,
          window_ends_at: raw<string>`case when ${isOver} then excluded.window_ends_at
            else pool_limit.window_ends_at end`,
        })
        .where((row) => row.or([isOver, row('pool_limit.used', '<', use.most)])),
    )
    .returning('used');
}

/** The error for a network address that has used up a limit. It says when the window ends. */
export async function rateExceeded(pool: Pool, sql: Sql, use: Use): Promise<PoolFailure> {
  const kept = await sql
    .selectFrom('pool_limit')
    .select('window_ends_at')
    .where('key_mac', '=', keyOf(pool, use))
    .executeTakeFirst();
  const now = pool.clock.now().getTime();
  const left = kept ? (new Date(kept.window_ends_at).getTime() - now) / 1000 : 0;
  return new PoolFailure('TooManyRequestsException', 'Rate exceeded', 429, Math.max(1, Math.ceil(left)));
}
