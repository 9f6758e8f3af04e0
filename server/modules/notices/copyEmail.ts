import { sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import { sendCopy } from '@contract/notices/endpoints';
import { ApiError } from '@contract/problem';
import * as m from '@locales/email';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { EmailDesk } from '@server/domain/email/desk';
import { isSuppressed } from '@server/domain/email/returned/suppressions';
import { isStillFor } from '@server/domain/notices/mayKnow';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Origin } from '@server/http/api';
import { emailAbout } from './emails';

interface CopyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly desk: EmailDesk;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

interface Copying {
  readonly id: string;
  readonly reason: string;
  readonly key: string;
  /** A sign-in. */
  readonly by: string;
  readonly origin: Origin;
}

const PAUSE_SECONDS = 60;

/**
 * Sends the email of notices once more to the same person: docs/rules.md#copy-of-a-notice. Once per key.
 * @throws ApiError 'not-found', 'too-many' within a minute of the last copy, or 'conflict' in words
 */
export const copyEmail = (
  { db, clock, desk, booksZone }: CopyDeps,
  { id, reason, key, by, origin }: Copying,
): Promise<{ id: string }> =>
  onceByKey(
    db,
    { owner: by, key, route: sendCopy.path, body: { id, reason }, at: clock.now() },
    async (tx) => {
      const now = clock.now();
      const row = await firstEmail(tx, id);
      const { reader } = row;
      if (row.state === 'queued' || row.state === 'dead') throw refused(m.copyNotYet());
      const notices = await noticesOf(tx, row.message_id, dateInZone(now, booksZone));
      if (reader === null || notices.length === 0) throw refused(m.copyNoNotice());
      await expectReaches(tx, reader);
      const still = notices.filter(({ isFor }) => isFor);
      const isWritten = row.letter === 'notice' || row.letter === 'noticeDigest';
      // What was written in one piece cannot be told in part.
      if (still.length === 0 || (!isWritten && still.length < notices.length))
        throw refused(m.copyNoAccess());
      await expectPause(tx, row.message_id, now);
      const letter = isWritten ? await emailAbout(tx, still) : undefined;
      const copied = await desk.copy(tx.sql, { row, reader, letter });
      if (copied === undefined) throw refused(m.forgotten());
      await appendAudit(tx, {
        at: now,
        actor: by,
        subject: reader,
        action: 'letter.copied',
        entity: 'letter',
        entityId: row.message_id,
        after: { letter: row.letter, copy: copied, reason },
        origin,
      });
      return { id: copied };
    },
  );

const refused = (message: string) => new ApiError({ code: 'conflict', message });

/** Held, so that two copies wait for each other. A copy of a copy is one of the first. */
async function firstEmail({ sql: db }: Tx, id: string) {
  const row = isUuid(id)
    ? await db
        .selectFrom('outbox_message')
        .selectAll()
        .where(
          'message_id',
          '=',
          sql<string>`coalesce(
          (select c.copy_of from outbox_message c where c.message_id = ${id}::uuid), ${id}::uuid)`,
        )
        .where('recipient', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError({ code: 'not-found', message: m.noSuchEmail() });
  return row;
}

/** What it tells about accounts: a copy of what is about the sign-in itself helps whoever took it over. */
const noticesOf = ({ sql: db }: Tx, messageId: string, today: string) =>
  db
    .selectFrom('notice as n')
    .select(['n.kind', 'n.facts', 'n.account_no', isStillFor(today).as('isFor')])
    .where('n.message_id', '=', messageId)
    .where('n.account_no', 'is not', null)
    .orderBy('n.created_at')
    .orderBy('n.notice_id')
    .execute();

/** @throws ApiError 'conflict' for whoever cannot sign in now, and where emails do not arrive */
async function expectReaches({ sql: db }: Tx, reader: string): Promise<void> {
  const person = await db
    .selectFrom('portal_user')
    .select(['state', 'standing', isSuppressed(sql`${reader}::text`).as('marked')])
    .where('name', '=', reader)
    .executeTakeFirst();
  if (person?.state !== 'active' || person.standing === 'disabled') throw refused(m.copyDisabled());
  if (person.marked) throw refused(m.copyMarked());
}

async function expectPause({ sql: db }: Tx, messageId: string, now: Date): Promise<void> {
  const recent = await db
    .selectFrom('outbox_message')
    .select('message_id')
    .where('copy_of', '=', messageId)
    .where('created_at', '>', new Date(now.getTime() - PAUSE_SECONDS * 1000).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (recent) throw new ApiError({ code: 'too-many', message: m.copyTooSoon() });
}
