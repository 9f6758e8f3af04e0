import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Which drop the tables hold. */
interface FeedState {
  readonly importId: number;
  /** The day that the data speak of, 'YYYY-MM-DD'. */
  readonly asOf: string;
  /** An ISO instant. */
  readonly appliedAt: string;
  readonly drop: string;
}

/** The drop that was applied last; undefined before the first. */
export const feedStateOf = (db: Kysely<Tables>): Promise<FeedState | undefined> =>
  db
    .selectFrom('feed_import')
    .select(['import_id as importId', 'as_of as asOf', 'applied_at as appliedAt', 'drop_name as drop'])
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst();
