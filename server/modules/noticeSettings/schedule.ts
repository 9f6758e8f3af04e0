import type { Kysely } from 'kysely';
import type { DecidedSchedule, ScheduleDecision } from '@contract/noticeSettings/schema';
import { type NoticeSchedule, scheduleProblems } from '@contract/rules/noticeSettings';
import type { Db } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { noticeScheduleOn, scheduleFrom } from '@server/domain/notices/schedule';
import { changedMeanwhile, differingAreas, settingsInvalid } from '@server/domain/settings/deciding';
import type { Acting } from '@server/http/stepUp';

/**
 * What holds today, and every version.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export async function decidedSchedule(db: Kysely<Tables>, today: string): Promise<DecidedSchedule> {
  const rows = await db
    .selectFrom('notice_schedule')
    .selectAll()
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const inForce = rows.find(({ effective_from: from }) => from <= today);
  const isNewestOfDay = (at: number) => rows[at - 1]?.effective_from !== rows[at]!.effective_from;
  return {
    versions: rows.map((row, at) =>
      Object.assign(scheduleFrom(row.schedule), {
        version: row.version,
        from: row.effective_from,
        standing:
          row === inForce ? 'inForce' : row.effective_from > today && isNewestOfDay(at) ? 'coming' : 'past',
        decidedBy: row.decided_by,
        decidedAt: row.decided_at,
      }),
    ),
    schedule: scheduleFrom(inForce?.schedule),
    today,
  } as DecidedSchedule;
}

/**
 * Writes another version.
 * @param today 'YYYY-MM-DD' in the books zone
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else decided meanwhile
 */
export async function decideSchedule(
  db: Db,
  { basedOn, from, ...schedule }: ScheduleDecision,
  today: string,
  { by, provenAt, at, origin }: Acting,
): Promise<void> {
  const fields = scheduleProblems(schedule, from, today);
  if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'noticeSchedule', 'company');
    const newest = await tx.sql
      .selectFrom('notice_schedule')
      .select((eb) => eb.fn.max('version').as('version'))
      .executeTakeFirstOrThrow();
    if ((newest.version ?? null) !== basedOn) throw changedMeanwhile();
    const { version } = await tx.sql
      .insertInto('notice_schedule')
      .values({
        effective_from: from,
        schedule: JSON.stringify(schedule),
        decided_by: by,
        decided_at: at.toISOString(),
      })
      .returning('version')
      .executeTakeFirstOrThrow();
    const changes = differingAreas<NoticeSchedule>(await noticeScheduleOn(tx.sql, today), schedule);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'notices.scheduled',
      entity: 'notices',
      entityId: String(version),
      before: changes.before,
      after: { from, provenAt, ...changes.after },
      origin,
    });
  });
}
