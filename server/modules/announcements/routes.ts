import { sql } from 'kysely';
import * as announcements from '@contract/announcements/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { announcementList } from './announcementList';
import { countSegment } from './audience';
import { cancelAnnouncement, changeAnnouncement, createAnnouncement, scheduleAnnouncement } from './change';
import { announcementsFor, acknowledgeAnnouncement, type Reader } from './mine';
import { oneAnnouncement } from './oneAnnouncement';

interface AnnouncementDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** The office tells segments of the customers something, and they read it. */
export function announcementRoutes(api: Api, { db, clock, booksZone }: AnnouncementDeps): void {
  const reader = ({ username }: Caller): Reader => {
    const now = clock.now();
    return { username, now, today: dateInZone(now, booksZone) };
  };
  const deciding = ({ username: by }: Caller, origin: Origin) => ({ by, at: clock.now(), origin, booksZone });
  const read = (no: number) => oneAnnouncement(db.sql, no, { now: clock.now(), booksZone });
  const moment = () => ({ now: clock.now().toISOString() });

  api
    .on(announcements.mine, async (_, caller) => ({
      announcements: await announcementsFor(db.sql, reader(caller)),
    }))
    .on(announcements.acknowledge, async ({ params: { announcementNo }, body: { as } }, caller) => {
      await acknowledgeAnnouncement(db.sql, reader(caller), announcementNo, as);
      return {};
    })
    .on(announcements.list, ({ query }) =>
      announcementList.page(db.sql, moment(), { ...query, sort: '-changed' }),
    )
    .on(announcements.totals, async ({ query }) => {
      const { rows, chips } = await announcementList.totals(db.sql, moment(), query);
      return { rows, tabs: chips, booksZone };
    })
    .stream(announcements.exportFile, async ({ query }) =>
      announcementList.file(db.sql, moment(), dateInZone(clock.now(), booksZone), {
        ...query,
        sort: '-changed',
      }),
    )
    .on(announcements.choices, async () => ({ ...(await choicesOf(db.sql)), booksZone }))
    .on(announcements.count, ({ body: { segment } }) =>
      countSegment(db.sql, segment, dateInZone(clock.now(), booksZone)),
    )
    .on(announcements.one, ({ params }) => read(params.announcementNo))
    .on(announcements.create, async ({ body, key }, caller, origin) => {
      const by = deciding(caller, origin);
      const asked = { owner: caller.username, key, route: announcements.create.path, body, at: by.at };
      const { no } = await onceByKey(db, asked, async (tx) => ({
        no: await createAnnouncement(tx, body, by),
      }));
      return read(no);
    })
    .on(announcements.change, async ({ params: { announcementNo }, body }, caller, origin) => {
      const { version, ...entries } = body;
      await changeAnnouncement(db, { announcementNo, version }, entries, deciding(caller, origin));
      return read(announcementNo);
    })
    .on(announcements.schedule, async ({ params, body }, caller, origin) => {
      await scheduleAnnouncement(db, { ...params, ...body }, deciding(caller, origin));
      return read(params.announcementNo);
    })
    .on(announcements.cancel, async ({ params, body }, caller, origin) => {
      await cancelAnnouncement(db, { ...params, ...body }, deciding(caller, origin));
      return read(params.announcementNo);
    });
}

/** What a segment can be made of, each by its name. */
async function choicesOf(db: Db['sql']) {
  const branches = await db
    .selectFrom('branch')
    .select(['branch_code as code', 'name'])
    .orderBy('name')
    .execute();
  const { rows: groups } = await sql<{ code: string; name: string }>`
    select group_code as code, max(group_name) as name from product group by group_code
    order by 2, 1`.execute(db);
  return { branches, groups };
}
