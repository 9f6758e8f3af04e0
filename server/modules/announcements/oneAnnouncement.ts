import type { Kysely } from 'kysely';
import * as m from '@locales/announcements';
import type { AnnouncementDetail } from '@contract/announcements/schema';
import { ApiError } from '@contract/problem';
import type { Tables } from '@server/db/tables';
import { announcementList } from './announcementList';

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export const noAnnouncement = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuch() });

/**
 * An announcement as the office edits it, with what became of it.
 * @throws ApiError 'not-found'
 */
export async function oneAnnouncement(
  db: Kysely<Tables>,
  announcementNo: number,
  { now, booksZone }: Moment,
): Promise<AnnouncementDetail> {
  const scope = { now: now.toISOString() };
  const [listed] = await announcementList.all(db, scope, { announcementNo, sort: '-changed' });
  if (!listed) throw noAnnouncement();
  const row = await db
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_no', '=', announcementNo)
    .executeTakeFirstOrThrow();
  const { dismissed } = await db
    .selectFrom('announcement_reader')
    .select(({ fn }) => fn.countAll<number>().as('dismissed'))
    .where('announcement_no', '=', announcementNo)
    .where('dismissed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    ...listed,
    text: row.text,
    spanishTitle: row.title_es ?? '',
    spanishText: row.text_es ?? '',
    from: row.from_date,
    fromTime: row.from_time,
    through: row.through_date,
    dismissed,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    createdBy: row.created_by,
    booksZone,
  };
}
