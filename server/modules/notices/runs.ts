import { type Kysely, sql, type SqlBool } from 'kysely';
import { noticeKinds } from '@contract/notices/labels';
import type { NoticeRun } from '@contract/notices/schema';
import { resend } from '@contract/notices/endpoints';
import { ApiError } from '@contract/problem';
import type { EmailDesk } from '@server/domain/email/desk';
import { onceByKey } from '@server/domain/requests/onceByKey';
import * as m from '@locales/notices';
import type { Db } from '@server/db/db';
import type { NoticeRunTable, Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Origin } from '@server/http/api';
import { defineList } from '@server/lists/defineList';
import { columnsOf } from '@server/lists/filters';
import { byInstant } from '@server/lists/order';

interface Selected extends Omit<NoticeRun, 'heldBecause' | 'kinds'> {
  readonly because: NoticeRunTable['because'];
  readonly kinds: Partial<NoticeRun['kinds']>;
}

const because: Readonly<Record<NonNullable<NoticeRunTable['because']>, () => string>> = {
  first: m.heldFirst,
  unusual: m.heldUnusual,
  rolledBack: m.droppedRolledBack,
};

const none = Object.fromEntries(noticeKinds.map((kind) => [kind, 0])) as NoticeRun['kinds'];

const named = columnsOf('r', ['state', 'at', 'because', 'people', 'notices', 'kinds']);

/** Whether an email "m" was given up and is still there, so that it can be sent again as it is. */
const isGivenUp = sql<SqlBool>`m.state = 'dead' and m.payload is not null and m.recipient is not null`;

/** What each import and night told. Only the office reads it, as the endpoints say. */
export const runList = defineList<object, { readonly runId?: number }, Selected, NoticeRun>()({
  from: () => sql`notice_run r`,
  access: () => [],
  columns: {
    runId: sql.ref('r.run_id'),
    heldBack: sql.ref('r.held_back'),
    failed: sql`(select count(*)::int from outbox_message m where ${isGivenUp}
      and exists (select from notice n where n.message_id = m.message_id and n.run_id = r.run_id))`,
    decidedBy: sql.ref('r.decided_by'),
    decidedAt: sql.ref('r.decided_at'),
    ...named,
  },
  sorts: { at: byInstant(sql.ref('r.at')) },
  ties: [{ key: sql.ref('r.run_id'), type: 'int' }],
  filters: { runId: (runId: number) => sql<SqlBool>`r.run_id = ${runId}::int` },
  finish: (rows) =>
    Promise.resolve(
      rows.map(({ because: why, kinds, ...row }) => ({
        ...row,
        heldBecause: why && because[why](),
        kinds: { ...none, ...kinds },
      })),
    ),
});

const noRun = () => new ApiError({ code: 'not-found', message: m.noSuchRun() });

/** @throws ApiError 'not-found' */
export async function oneRun(db: Kysely<Tables>, runId: number): Promise<NoticeRun> {
  const [run] = await runList.all(db, {}, { runId, sort: '-at' });
  if (!run) throw noRun();
  return run;
}

interface Decision {
  readonly runId: number;
  readonly state: 'released' | 'dropped';
  readonly by: string;
  readonly at: Date;
  readonly origin: Origin;
}

/**
 * Lets the emails of a held run go out, or keeps them from it for good.
 * @throws ApiError 'not-found', or 'conflict' where it is not held
 */
export const decideRun = (db: Db, { runId, state, by, at, origin }: Decision): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await tx.sql
      .selectFrom('notice_run')
      .select(['state', 'people', 'notices'])
      .where('run_id', '=', runId)
      .forUpdate()
      .executeTakeFirst();
    if (!run) throw noRun();
    if (run.state !== 'held') throw new ApiError({ code: 'conflict', message: m.runDecided() });
    const now = at.toISOString();
    await tx.sql
      .updateTable('notice_run')
      .set({ state, decided_by: by, decided_at: now })
      .where('run_id', '=', runId)
      .execute();
    await tx.sql
      .updateTable('notice')
      .set(state === 'released' ? { look_at: now } : { email: 'none' })
      .where('run_id', '=', runId)
      .where('email', '=', 'waiting')
      .execute();
    await tx.sql
      .updateTable('notice')
      .set({ push_at: state === 'released' ? now : null })
      .where('run_id', '=', runId)
      .where('push_at', '=', sql<string>`'infinity'`)
      .execute();
    await appendAudit(tx, {
      at,
      actor: by,
      action: state === 'released' ? 'notices.released' : 'notices.dropped',
      entity: 'notices',
      entityId: String(runId),
      after: { people: run.people, notices: run.notices },
      origin,
    });
  });

interface Resending extends Omit<Decision, 'state'> {
  readonly key: string;
}

/**
 * Has the emails of a run sent again that were given up, as the same messages. Once per key; one that goes out again
 * already is not among those given up, whoever presses.
 * @returns how many
 * @throws ApiError 'not-found', or 'conflict' where none can be sent again
 */
export const resendFailed = (
  { db, desk }: { readonly db: Db; readonly desk: EmailDesk },
  { runId, key, by, at, origin }: Resending,
): Promise<{ emails: number }> =>
  onceByKey(db, { owner: by, key, route: resend.path, body: { runId }, at }, async (tx) => {
    await oneRun(tx.sql, runId);
    const failed = await tx.sql
      .selectFrom('outbox_message as m')
      .select('m.message_id')
      .where(isGivenUp)
      .where(
        sql<SqlBool>`exists (select from notice n where n.message_id = m.message_id and n.run_id = ${runId}::int)`,
      )
      .orderBy('m.message_id')
      .forUpdate('m')
      .execute();
    if (failed.length === 0) throw new ApiError({ code: 'conflict', message: m.noneFailed() });
    for (const { message_id: messageId } of failed) await desk.requeue(tx.sql, messageId);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'notices.resent',
      entity: 'notices',
      entityId: String(runId),
      after: { emails: failed.length },
      origin,
    });
    return { emails: failed.length };
  });
