import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LeftOut } from '@contract/announcements/labels';
import type { Segment } from '@contract/announcements/schema';
import { dateInZone } from '@contract/format/date';
import { paragraphsOf } from '@contract/rules/announcement';
import { announcementState } from '@contract/rules/announcementState';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { EmailOf } from '@server/domain/email/emails';
import type { Outbox } from '@server/domain/email/outbox';
import { openWorker, type Worker } from '@server/jobs/worker';
import { inSegment, whyLeftOut } from './audience';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

interface SendDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Emails written in one transaction: what a kill rolls back, and how long somebody who cancels waits. */
const BATCH = 200;

const failures = {
  claim: 'Which announcements go out by email could not be read; it is tried again.',
  work: 'Emails of an announcement could not be written; it is tried again.',
  tidy: 'What became of emails of announcements could not be noted; it is tried again.',
} as const;

/** Writes the emails of announcements that run, a batch at a time. */
export const openAnnouncementWorker = (deps: SendDeps, log: Log): Worker =>
  openWorker<number>({
    name: 'announcements',
    db: deps.db,
    lanes: 1,
    claim: (most) => toEmail(deps, most),
    work: (announcementNo) => deps.db.transaction((tx) => emailBatch(tx, deps, announcementNo)),
    tidy: () => noteOutcomes(deps),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Announcements of which not all emails are written yet. Two processes may get the same: its row is locked. */
async function toEmail({ db, clock }: SendDeps, most: number): Promise<number[]> {
  const now = clock.now().toISOString();
  const rows = await db.sql
    .selectFrom('announcement')
    .select('announcement_no')
    .where('decided', '=', sql.lit('scheduled'))
    .where('email', '=', sql.lit(true))
    .where('emailed_at', 'is', null)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('begins_at')
    .orderBy('announcement_no')
    .limit(most)
    .execute();
  return rows.map(({ announcement_no }) => announcement_no);
}

/**
 * Writes the next emails of an announcement, each with the note that its person was told, in one transaction. Who
 * cancels waits for the batch, and the next one finds that.
 */
async function emailBatch(tx: Tx, { clock, outbox, booksZone }: SendDeps, no: number): Promise<void> {
  const row = await tx.sql
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_no', '=', no)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const times = { beginsAt: new Date(row.begins_at), endsAt: new Date(row.ends_at) };
  if (announcementState({ decided: row.decided, ...times }, now) !== 'running' || row.emailed_at !== null)
    return;
  const at = now.toISOString();
  const people = await nextPeople(tx, no, row.segment as Segment, dateInZone(now, booksZone));
  const letter = letterOf(row);
  for (const { person, why } of people) {
    const messageId = why === null ? randomUUID() : null;
    const told = { told_at: at, message_id: messageId, left_out: why };
    await tx.sql
      .insertInto('announcement_reader')
      .values({ announcement_no: no, person, ...told })
      // Who read it in the portal before has a row already.
      .onConflict((is) => is.columns(['announcement_no', 'person']).doUpdateSet(told))
      .execute();
    if (messageId !== null)
      await outbox.put(tx.sql, { channel: 'mail', to: person, reader: person, letter, messageId });
  }
  if (people.length === BATCH) return;
  await tx.sql
    .updateTable('announcement')
    .set({ emailed_at: at })
    .where('announcement_no', '=', no)
    .execute();
  await tellEnd(tx, no, now);
}

interface Told {
  readonly person: string;
  readonly why: LeftOut | null;
}

async function nextPeople(tx: Tx, no: number, segment: Segment, today: string): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`
    select u.name as person, ${whyLeftOut} as why from portal_user u
    where ${inSegment(segment, today)} and not exists (select 1 from announcement_reader r
      where r.announcement_no = ${no}::int and r.person = u.name and r.told_at is not null)
    order by u.name limit ${BATCH}`.execute(tx.sql);
  return rows;
}

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly title_es: string | null;
  readonly text_es: string | null;
}

const letterOf = ({ title, text, title_es: es, text_es }: Texts): EmailOf<'announcement'> => ({
  name: 'announcement',
  english: { title, paragraphs: paragraphsOf(text) },
  spanish: es === null || text_es === null ? null : { title: es, paragraphs: paragraphsOf(text_es) },
});

/** The audit says how many, and nobody's name. */
async function tellEnd(tx: Tx, no: number, at: Date): Promise<void> {
  const { emailed, leftOut } = await tx.sql
    .selectFrom('announcement_reader')
    .select(({ fn }) => [
      fn.count<number>('message_id').as('emailed'),
      fn.count<number>('left_out').as('leftOut'),
    ])
    .where('announcement_no', '=', no)
    .executeTakeFirstOrThrow();
  await appendAudit(tx, {
    at,
    actor: 'portal',
    action: 'announcement.emailed',
    entity: 'announcement',
    entityId: String(no),
    after: { emailed, leftOut },
  });
}

/** The outbox forgets what came to its end after a month; how many left and failed is asked for longer. */
export async function noteOutcomes({ db }: Pick<SendDeps, 'db'>): Promise<void> {
  await sql`update announcement_reader r set outcome = m.state from outbox_message m
    where m.message_id = r.message_id and m.state <> 'queued' and r.outcome is distinct from m.state`.execute(
    db.sql,
  );
}
