import { type RawBuilder, sql, type SqlBool } from 'kysely';
import * as m from '@locales/announcements';
import * as shell from '@locales/shell';
import {
  announcementColumns as labels,
  type AnnouncementTab,
  announcementTabWords,
} from '@contract/announcements/labels';
import type { Announcement } from '@contract/announcements/schema';
import type { AnnouncementState } from '@contract/rules/announcementState';
import { defineList } from '@server/lists/defineList';
import { columnsOf, type Condition, search } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byInstant } from '@server/lists/order';

/** When somebody looks, an ISO instant. */
interface Moment {
  readonly now: string;
}

interface Filter {
  readonly tab?: AnnouncementTab;
  readonly q?: string;
  /** Only this one. */
  readonly announcementNo?: number;
}

type Counts = Pick<Announcement, 'sent' | 'waiting' | 'failed' | 'leftOut'>;

/** An announcement "n" as `Announcement` has it, but that its counts stand together. */
interface SelectedAnnouncement extends Omit<Announcement, keyof Counts> {
  readonly counts: Counts;
}

/** As `contract/rules/announcementState` says it. */
const stateAt = ({ now }: Moment): RawBuilder<AnnouncementState> => sql`case
  when n.decided <> 'scheduled' then n.decided when ${now}::timestamptz < n.begins_at then 'scheduled'
  when ${now}::timestamptz < n.ends_at then 'running' else 'ended' end`;

const inState =
  (state: AnnouncementState) =>
  (moment: Moment): Condition =>
    sql<SqlBool>`${stateAt(moment)} = ${state}`;

const counts = sql<Counts>`(select json_build_object(
    'sent', count(*) filter (where coalesce(m.state, r.outcome) in ('sent', 'kept', 'complained')),
    'waiting', count(*) filter (where m.state = 'queued'),
    'failed', count(*) filter (where coalesce(m.state, r.outcome) in ('dead', 'bounced')),
    'leftOut', count(r.left_out))
  from announcement_reader r left join outbox_message m on m.message_id = r.message_id
  where r.announcement_no = n.announcement_no and r.told_at is not null)`;

const column = labeledColumns<Moment, Announcement, keyof typeof labels>(labels);

const named = columnsOf('n', ['version', 'severity', 'segment']);

/** Announcements of the company. Only the office reads it, as the endpoints say. */
export const announcementList = defineList<Moment, Filter, SelectedAnnouncement, Announcement>()({
  from: () => sql`announcement n`,
  access: () => [],
  columns: {
    announcementNo: sql.ref('n.announcement_no'),
    title: column('title', { sql: sql.ref('n.title') }),
    ...named,
    state: column('state', { sql: stateAt, value: ({ state }) => announcementTabWords[state] }),
    from: {
      sql: sql.ref('n.from_date'),
      format: 'date',
      get label() {
        return m.fromDay();
      },
    },
    through: {
      sql: sql.ref('n.through_date'),
      format: 'date',
      get label() {
        return m.throughDay();
      },
    },
    channel: sql`case when n.portal and n.email then 'both' when n.portal then 'portal' else 'email' end`,
    beginsAt: sql.ref('n.begins_at'),
    endsAt: sql.ref('n.ends_at'),
    people: column('people', { sql: sql.ref('n.counted'), format: 'number' }),
    counts,
    sent: column('sent', { format: 'number' }),
    leftOut: column('leftOut', { format: 'number' }),
    failed: column('failed', { format: 'number' }),
  },
  sorts: { changed: byInstant(sql.ref('n.changed_at')) },
  ties: [{ key: sql.ref('n.announcement_no'), type: 'int' }],
  filters: {
    tab: 'chip',
    q: search(sql.ref('n.title'), sql.ref('n.text')),
    announcementNo: (no: number) => sql<SqlBool>`n.announcement_no = ${no}::int`,
  },
  chips: {
    draft: inState('draft'),
    scheduled: inState('scheduled'),
    running: inState('running'),
    ended: inState('ended'),
    cancelled: inState('cancelled'),
  },
  file: {
    screen: 'announcements',
    get sheet() {
      return shell.titleAnnouncements();
    },
    outlivesDrops: true,
  },
  finish: (rows) => Promise.resolve(rows.map(({ counts: each, ...row }) => Object.assign(row, each))),
});
