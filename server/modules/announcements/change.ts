import type { Kysely, Updateable } from 'kysely';
import * as m from '@locales/announcements';
import type { AnnouncementEntries, Segment } from '@contract/announcements/schema';
import { addDays, dateInZone } from '@contract/format/date';
import { instantOf } from '@contract/format/zonedTime';
import { ApiError } from '@contract/problem';
import { announcementProblems } from '@contract/rules/announcement';
import { announcementState, mayCancelAnnouncement } from '@contract/rules/announcementState';
import type { Db, Tx } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Origin } from '@server/http/api';
import { countSegment } from './audience';
import { noAnnouncement } from './oneAnnouncement';

/** Who of the office decides, and when. */
interface Deciding {
  readonly by: string;
  readonly at: Date;
  readonly origin: Origin;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** From which version on: one that changed meanwhile is left alone. */
interface Of {
  readonly announcementNo: number;
  readonly version: number;
}

/**
 * Keeps a draft.
 * @returns its number
 * @throws ApiError 'invalid' by field
 */
export async function createAnnouncement(
  tx: Tx,
  entries: AnnouncementEntries,
  deciding: Deciding,
): Promise<number> {
  const at = deciding.at.toISOString();
  const { announcement_no: announcementNo } = await tx.sql
    .insertInto('announcement')
    .values({
      ...(await rowOf(tx.sql, entries, deciding)),
      created_at: at,
      created_by: deciding.by,
      changed_at: at,
    })
    .returning('announcement_no')
    .executeTakeFirstOrThrow();
  await tell(tx, deciding, 'announcement.saved', announcementNo, saidOf(entries));
  return announcementNo;
}

/** @throws ApiError 'invalid' by field, 'not-found', or 'conflict' where it is no draft of that version any more */
export const changeAnnouncement = (
  db: Db,
  { announcementNo, version }: Of,
  entries: AnnouncementEntries,
  deciding: Deciding,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lock(tx, { announcementNo, version }, deciding.at);
    if (state !== 'draft') throw conflict(m.notADraft());
    await write(tx, announcementNo, deciding, await rowOf(tx.sql, entries, deciding));
    await tell(tx, deciding, 'announcement.saved', announcementNo, saidOf(entries));
  });

/**
 * Lets a draft be told, and keeps how many people it is for at this moment.
 * @throws ApiError as `changeAnnouncement`, and where it would have ended already
 */
export const scheduleAnnouncement = (db: Db, of: Of, deciding: Deciding): Promise<void> =>
  db.transaction(async (tx) => {
    const { row, state } = await lock(tx, of, deciding.at);
    if (state !== 'draft') throw conflict(m.notADraft());
    if (deciding.at >= new Date(row.ends_at)) throw invalid({ through: m.throughOver() });
    const today = dateInZone(deciding.at, deciding.booksZone);
    const { people, emailed } = await countSegment(tx.sql, row.segment as Segment, today);
    await write(tx, of.announcementNo, deciding, {
      decided: 'scheduled',
      counted: people,
      decided_at: deciding.at.toISOString(),
      decided_by: deciding.by,
    });
    const { title, begins_at: from, ends_at: until } = row;
    await tell(tx, deciding, 'announcement.scheduled', of.announcementNo, {
      title,
      from,
      until,
      people,
      ...(row.email && { emailed }),
    });
  });

/** @throws ApiError 'not-found', or 'conflict' where it is over or changed meanwhile */
export const cancelAnnouncement = (db: Db, of: Of, deciding: Deciding): Promise<void> =>
  db.transaction(async (tx) => {
    const { row, state } = await lock(tx, of, deciding.at);
    if (!mayCancelAnnouncement(state)) throw conflict(m.isOver());
    await write(tx, of.announcementNo, deciding, {
      decided: 'cancelled',
      decided_at: deciding.at.toISOString(),
      decided_by: deciding.by,
    });
    await tell(tx, deciding, 'announcement.cancelled', of.announcementNo, { title: row.title, was: state });
  });

/** Holds the row, so that no batch of emails is written meanwhile. */
async function lock(tx: Tx, { announcementNo, version }: Of, at: Date) {
  const row = await tx.sql
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_no', '=', announcementNo)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noAnnouncement();
  if (row.version !== version) throw conflict(m.changedMeanwhile());
  const { decided, begins_at: beginsAt, ends_at: endsAt } = row;
  const times = { beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) };
  return { row, state: announcementState({ decided, ...times }, at) };
}

type Change = Updateable<Tables['announcement']>;

const write = (tx: Tx, announcementNo: number, { at }: Deciding, change: Change) =>
  tx.sql
    .updateTable('announcement')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), changed_at: at.toISOString() }))
    .where('announcement_no', '=', announcementNo)
    .execute();

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });

const invalid = (fields: Readonly<Record<string, string>>): ApiError =>
  new ApiError({ code: 'invalid', message: Object.values(fields).join(' '), fields });

/** The entries as they are kept. */
async function rowOf(db: Kysely<Tables>, entries: AnnouncementEntries, { at, booksZone }: Deciding) {
  const fields = {
    ...announcementProblems(entries, dateInZone(at, booksZone)),
    ...(await unknownCodes(db, entries.segment)),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { title, text, spanishTitle, spanishText, severity, channel, from, fromTime, through } = entries;
  return {
    title,
    text,
    title_es: spanishTitle || null,
    text_es: spanishText || null,
    severity,
    portal: channel !== 'email',
    email: channel !== 'portal',
    from_date: from,
    from_time: fromTime,
    through_date: through,
    begins_at: instantOf(from, fromTime, booksZone).toISOString(),
    ends_at: instantOf(addDays(through, 1), '00:00', booksZone).toISOString(),
    segment: JSON.stringify(entries.segment),
  };
}

async function unknownCodes(
  db: Kysely<Tables>,
  { branches, groups }: Segment,
): Promise<Readonly<Record<string, string>>> {
  const known = async (table: 'branch' | 'product', column: 'branch_code' | 'group_code') =>
    new Set(
      (
        await db
          .selectFrom(table)
          .select(column as 'branch_code')
          .distinct()
          .execute()
      ).map((row) => (row as Record<string, string>)[column]),
    );
  const branch = branches.length > 0 ? await known('branch', 'branch_code') : new Set();
  const group = groups.length > 0 ? await known('product', 'group_code') : new Set();
  const noBranch = branches.find((code) => !branch.has(code));
  const noGroup = groups.find((code) => !group.has(code));
  return {
    ...(noBranch !== undefined && { 'segment.branches': m.unknownCode({ code: noBranch }) }),
    ...(noGroup !== undefined && { 'segment.groups': m.unknownCode({ code: noGroup }) }),
  };
}

const saidOf = ({ title, channel, from, through, segment }: AnnouncementEntries) => ({
  title,
  channel,
  from,
  through,
  segment,
});

type Action = Extract<Parameters<typeof appendAudit>[1]['action'], `announcement.${string}`>;

const tell = (tx: Tx, { at, by, origin }: Deciding, action: Action, no: number, after: object) =>
  appendAudit(tx, {
    at,
    actor: by,
    action,
    entity: 'announcement',
    entityId: String(no),
    after,
    origin,
  });
