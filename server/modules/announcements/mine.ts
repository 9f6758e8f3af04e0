import { type Kysely, sql } from 'kysely';
import * as m from '@locales/announcements';
import { language } from '@locales/language';
import type { Segment, ToldAnnouncement } from '@contract/announcements/schema';
import { ApiError } from '@contract/problem';
import type { Tables } from '@server/db/tables';
import { inSegment } from './audience';
import { noAnnouncement } from './oneAnnouncement';

/** Who looks, and when. */
export interface Reader {
  /** A sign-in. */
  readonly username: string;
  readonly now: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
}

/** What the company tells a person now, in the language of the call; important ones first, then the newest. */
export async function announcementsFor(db: Kysely<Tables>, reader: Reader): Promise<ToldAnnouncement[]> {
  const isSpanish = language() === 'es';
  return (await told(db, reader)).map((row) => ({
    announcementNo: row.announcement_no,
    title: (isSpanish ? row.title_es : null) ?? row.title,
    text: (isSpanish ? row.text_es : null) ?? row.text,
    severity: row.severity,
    isRead: row.read_at !== null,
  }));
}

/**
 * Notes that a person read or dismissed what they are told. The same again changes nothing.
 * @throws ApiError 'not-found' where they are not told it, 'conflict' for an important one that was never read
 */
export async function acknowledgeAnnouncement(
  db: Kysely<Tables>,
  reader: Reader,
  announcementNo: number,
  as: 'read' | 'dismissed',
): Promise<void> {
  const { username: person, now } = reader;
  const at = now.toISOString();
  const row = (await told(db, reader)).find((each) => each.announcement_no === announcementNo);
  if (!row) throw noAnnouncement();
  if (as === 'dismissed' && row.severity === 'important' && row.read_at === null)
    throw new ApiError({ code: 'conflict', message: m.readFirst() });
  const change = as === 'read' ? { read_at: row.read_at ?? at } : { dismissed_at: at };
  await db
    .insertInto('announcement_reader')
    .values({ announcement_no: announcementNo, person, ...change })
    .onConflict((is) => is.columns(['announcement_no', 'person']).doUpdateSet(change))
    .execute();
}

/** What runs in the portal, is for the person, and was not dismissed by them. */
async function told(db: Kysely<Tables>, { username, now, today }: Reader) {
  const at = now.toISOString();
  const running = await db
    .selectFrom('announcement as n')
    .leftJoin('announcement_reader as r', (on) =>
      on.onRef('r.announcement_no', '=', 'n.announcement_no').on('r.person', '=', username),
    )
    .selectAll('n')
    .select('r.read_at')
    .where('n.decided', '=', sql.lit('scheduled'))
    .where('n.portal', '=', sql.lit(true))
    .where('n.begins_at', '<=', at)
    .where('n.ends_at', '>', at)
    .where('r.dismissed_at', 'is', null)
    .orderBy(sql`n.severity = 'important'`, 'desc')
    .orderBy('n.begins_at', 'desc')
    .orderBy('n.announcement_no', 'desc')
    .execute();
  // On most days nothing is told, and then nobody's accounts are looked at.
  if (running.length === 0) return [];
  const segments = running.map(({ segment }) => inSegment(segment as Segment, today));
  const { rows } = await sql<{ fits: boolean[] }>`
    select array[${sql.join(segments)}] as fits from portal_user u where u.name = ${username}`.execute(db);
  return running.filter((_, at) => rows[0]?.fits[at]);
}
