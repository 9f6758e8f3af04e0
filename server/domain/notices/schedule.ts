import type { Kysely } from 'kysely';
import { type NoticeSchedule, startingSchedule } from '@contract/rules/noticeSettings';
import type { Tables } from '@server/db/tables';

/** A schedule as it was kept; what an older version does not say is as in the beginning. */
export const scheduleFrom = (kept: unknown): NoticeSchedule => ({
  ...startingSchedule,
  ...(kept as Partial<NoticeSchedule> | undefined),
});

/**
 * When reminders come, as it is in force on a day; the beginning where nothing was decided.
 * @param day 'YYYY-MM-DD' in the books zone
 */
export async function noticeScheduleOn(db: Kysely<Tables>, day: string): Promise<NoticeSchedule> {
  const row = await db
    .selectFrom('notice_schedule')
    .select('schedule')
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return scheduleFrom(row?.schedule);
}
