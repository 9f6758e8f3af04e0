import { type Kysely, sql } from 'kysely';
import type { UserTotals } from '@contract/officeUsers/schema';
import { members } from '@contract/paging';
import { unfinishedStatuses } from '@contract/officeUsers/labels';
import type { Tables } from '@server/db/tables';
import { inStatus, narrowing, status, type UserFilter } from './filter';

/** How many users the filters let through, and how many stand where under the filters other than the status. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (filter: UserFilter): Promise<Omit<UserTotals, 'booksZone'>> => {
    // Judged before anything is counted: a status that nobody knows is refused.
    inStatus(filter);
    const found = await db
      .selectFrom('portal_user as u')
      .select([status.as('status'), sql<number>`count(*)`.as('users')])
      .where((eb) => eb.and(narrowing(filter)))
      .groupBy(status)
      .execute();
    const counts = new Map(found.map((row) => [row.status, row.users]));
    const count = (...words: readonly string[]) =>
      words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    const all = found.reduce((sum, row) => sum + row.users, 0) - count('deleted');
    const wanted = members(filter.status);
    return {
      rows: wanted.length > 0 ? count(...new Set(wanted)) : all,
      all,
      invited: count('invited'),
      active: count('active', 'resetting'),
      disabled: count('disabled'),
      unfinished: count(...unfinishedStatuses),
      deleted: count('deleted'),
    };
  };
