import { type Kysely, sql } from 'kysely';
import type { ReminderPause } from '@contract/noticeSettings/schema';
import { ApiError } from '@contract/problem';
import { pauseProblems } from '@contract/rules/reminderPause';
import * as m from '@locales/noticeSettings';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { isPaused } from '@server/domain/notices/pauses';
import { settingsInvalid } from '@server/domain/settings/deciding';
import type { Origin } from '@server/http/origin';

/** The pause of an account's reminders that holds today, or null. */
export async function pauseOf(
  db: Kysely<Tables>,
  accountNo: string,
  today: string,
): Promise<ReminderPause | null> {
  const row = await db
    .selectFrom('reminder_pause as p')
    .select(['p.through', 'p.reason', 'p.paused_by as pausedBy', 'p.paused_at as pausedAt'])
    .where('p.account_no', '=', accountNo)
    .where('p.lifted_at', 'is', null)
    .where(isPaused(sql.ref('p.account_no'), today))
    .orderBy('p.pause_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Who changes what of which account, when. */
interface Doing {
  readonly accountNo: string;
  readonly by: string;
  readonly at: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  readonly origin: Origin;
}

/**
 * Keeps reminders back from an account from now on.
 * @param through its last day; '' until it is lifted
 * @throws ApiError 'invalid' by field, or 'conflict' where they are kept back already
 */
export async function pauseReminders(
  db: Db,
  { through, reason }: { readonly through: string; readonly reason: string },
  doing: Doing,
): Promise<void> {
  const fields = pauseProblems({ through, reason }, doing.today);
  if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
  const { accountNo, by, at } = doing;
  await changing(db, doing, async (tx, before) => {
    if (before) throw conflict(m.pausedAlready({ name: before.pausedBy }));
    await endPauses(tx, doing);
    await tx.sql
      .insertInto('reminder_pause')
      .values({
        account_no: accountNo,
        through: through === '' ? null : through,
        reason,
        paused_by: by,
        paused_at: at.toISOString(),
      })
      .execute();
    return { action: 'notices.paused', after: { through: through === '' ? null : through, reason } };
  });
}

/**
 * Lets reminders reach an account again.
 * @throws ApiError 'conflict' where nothing keeps them back
 */
export const resumeReminders = (db: Db, doing: Doing): Promise<void> =>
  changing(db, doing, async (tx, before) => {
    if (!before) throw conflict(m.notPaused());
    await endPauses(tx, doing);
    return { action: 'notices.resumed', before: { through: before.through, reason: before.reason } };
  });

/** Those that ended by themselves too: one row at most is ever open. */
async function endPauses({ sql: db }: Tx, { accountNo, by, at }: Doing): Promise<void> {
  await db
    .updateTable('reminder_pause')
    .set({ lifted_by: by, lifted_at: at.toISOString() })
    .where('account_no', '=', accountNo)
    .where('lifted_at', 'is', null)
    .execute();
}

interface Changed {
  readonly action: 'notices.paused' | 'notices.resumed';
  readonly before?: object;
  readonly after?: object;
}

const changing = (
  db: Db,
  { accountNo, by, at, today, origin }: Doing,
  change: (tx: Tx, before: ReminderPause | null) => Promise<Changed>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'reminderPause', accountNo);
    const changed = await change(tx, await pauseOf(tx.sql, accountNo, today));
    await appendAudit(tx, {
      at,
      actor: by,
      subject: accountNo,
      entity: 'notices',
      entityId: accountNo,
      origin,
      ...changed,
    });
  });

const conflict = (message: string) => new ApiError({ code: 'conflict', message });
