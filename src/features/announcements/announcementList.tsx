import * as m from '@locales/announcements';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  announcementColumns as labels,
  type AnnouncementTab,
  announcementTabs,
  announcementTabWords,
} from '@contract/announcements/labels';
import type { Announcement, AnnouncementChoices, AnnouncementTotals } from '@contract/announcements/schema';
import { formatInstant } from '@contract/format/date';
import { pageSizes } from '@contract/paging';
import type { AnnouncementState } from '@contract/rules/announcementState';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { listSearchParams, queryOf, type SearchParams, words } from '@/data/searchParams';
import type { ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { countOnly } from '@/lists/listTotals';
import { segmentWords } from './segmentLine';

const tabs = listTabs(announcementTabs, (tab) => announcementTabWords[tab]);

/** '' narrows nothing. */
interface AnnouncementFilters {
  readonly tab: AnnouncementTab | '';
  readonly q: string;
}
export type AnnouncementParams = SearchParams<AnnouncementFilters>;

export const announcementParams = listSearchParams<AnnouncementFilters>({
  filters: { tab: tabs.param, q: words() },
  sorts: ['changed'],
  usualSort: '-changed',
  sizes: pageSizes,
  opened: 'announcement',
});

/** In the address, in place of a number: the form of a new one. */
export const NEW = 'new';

/** The filters as the contract's query. */
export const toQuery = ({ tab, ...filters }: AnnouncementFilters) => ({
  ...queryOf(filters),
  tab: tabs.asked(tab),
});

export const announcementList: ListDefinition<AnnouncementFilters> = {
  get label() {
    return shell.titleAnnouncements();
  },
  get things() {
    return m.things({ n: 2 });
  },
  noFilters: announcementParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  chips: tabs.chips,
  panel: [],
};

/** How many announcements each tab holds, by the chip's id. */
export const tabCounts = tabs.counts;

export const totalsWords = ({ rows }: AnnouncementTotals): Totals => countOnly(rows);

const looks: Readonly<Record<AnnouncementState, readonly [IconName, ChipProps['color']]>> = {
  draft: ['todo', 'default'],
  scheduled: ['todo', 'info'],
  running: ['done', 'success'],
  ended: ['done', 'default'],
  cancelled: ['cancelled', 'default'],
};

export function AnnouncementChip({ state }: Pick<Announcement, 'state'>) {
  const [icon, color] = looks[state];
  return <Chip label={announcementTabWords[state]} color={color} icon={<Icon name={icon} />} />;
}

export const whenWords = ({ beginsAt, endsAt }: Pick<Announcement, 'beginsAt' | 'endsAt'>, zone: string) =>
  m.whenLine({ from: formatInstant(beginsAt, zone), through: formatInstant(endsAt, zone) });

const column = labeledColumns<Announcement, keyof typeof labels>(labels);

interface ColumnsOf {
  readonly hrefOf: (id: string) => string;
  readonly choices: AnnouncementChoices | undefined;
  readonly booksZone: string;
}

/** Columns of the list. */
export const announcementColumns = ({ hrefOf, choices, booksZone }: ColumnsOf): Column<Announcement>[] => [
  column('title', {
    text: ({ title }) => title,
    href: ({ announcementNo }) => hrefOf(String(announcementNo)),
    width: 180,
    grow: 2,
    mobile: 'title',
  }),
  column('state', {
    text: ({ state }) => announcementTabWords[state],
    cell: (row) => <AnnouncementChip {...row} />,
    width: 140,
    mobile: 'status',
  }),
  column('when', {
    text: (row) => whenWords(row, booksZone),
    width: 220,
    grow: 1,
    yields: 2,
    mobile: 'meta',
  }),
  column('segment', {
    text: ({ segment }) => segmentWords(segment, choices),
    width: 180,
    grow: 1,
    mobile: 'meta',
  }),
  column('people', {
    text: ({ people }) => (people === null ? '' : String(people)),
    align: 'right',
    width: 90,
    mobile: 'meta',
  }),
  column('sent', { text: ({ sent }) => String(sent), align: 'right', width: 120, yields: 1, mobile: 'meta' }),
  column('leftOut', {
    text: ({ leftOut }) => String(leftOut),
    align: 'right',
    width: 95,
    yields: 3,
    mobile: 'hidden',
  }),
  column('failed', {
    text: ({ failed }) => String(failed),
    align: 'right',
    width: 85,
    yields: 4,
    mobile: 'hidden',
  }),
];
