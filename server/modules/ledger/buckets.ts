import { type RawBuilder, sql } from 'kysely';
import type { Aging } from '@contract/accounts/schema';

export type AgingBucket = keyof Aging;

/**
 * How long something had been due on a day. Due on that day is not past due; what is deferred never is, and
 * neither is what has no due date.
 */
export const bucketOf = (
  dueDate: RawBuilder<unknown>,
  deferred: RawBuilder<unknown>,
  on: string,
): RawBuilder<AgingBucket> => sql<AgingBucket>`case
  when ${deferred} or ${dueDate} is null or ${dueDate} >= ${on}::date then 'current'
  when ${on}::date - ${dueDate} <= 30 then 'days30'
  when ${on}::date - ${dueDate} <= 60 then 'days60'
  when ${on}::date - ${dueDate} <= 90 then 'days90'
  else 'over90' end`;
