import * as common from '@locales/common';
import * as m from '@locales/accessRequests';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  accessColumns as labels,
  type AccessState,
  type AccessTab,
  accessTabs,
  accessTabWords,
  strengthWords,
} from '@contract/accessRequests/labels';
import type { AccessRequest, AccessTotals } from '@contract/accessRequests/schema';
import { pageSizes } from '@contract/paging';
import type { MatchStrength } from '@contract/rules/accessMatch';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { listSearchParams, queryOf, type SearchParams, words } from '@/data/searchParams';
import type { ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { countOnly } from '@/lists/listTotals';

const tabs = listTabs(accessTabs, (tab) => accessTabWords[tab]);

/** '' narrows nothing, but the tab: there '' is what waits for the office. */
interface AccessFilters {
  readonly tab: AccessTab | '';
  readonly q: string;
}
export type AccessParams = SearchParams<AccessFilters>;

export const accessParams = listSearchParams<AccessFilters>({
  filters: { tab: tabs.param, q: words() },
  sorts: ['age'],
  usualSort: 'age',
  sizes: pageSizes,
  opened: 'request',
});

/** The filters as the contract's query. */
export const toQuery = ({ tab, ...filters }: AccessFilters) => ({
  ...queryOf(filters),
  tab: tabs.asked(tab),
});

export const accessRequestList: ListDefinition<AccessFilters> = {
  get label() {
    return shell.titleAccessRequests();
  },
  get things() {
    return m.things({ n: 2 });
  },
  noFilters: accessParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  chips: tabs.chips,
  panel: [],
};

/** How many requests each tab holds, by the chip's id. */
export const tabCounts = tabs.counts;

export const totalsWords = ({ rows }: AccessTotals): Totals => countOnly(rows);

type Look = readonly [IconName, ChipProps['color']];

const stateLooks: Readonly<Record<AccessState, Look>> = {
  new: ['todo', 'warning'],
  approved: ['done', 'success'],
  rejected: ['cancelled', 'default'],
};

export function AccessStateChip({ state }: Pick<AccessRequest, 'state'>) {
  const [icon, color] = stateLooks[state];
  return <Chip label={accessTabWords[state]} color={color} icon={<Icon name={icon} />} />;
}

const strengthLooks: Readonly<Record<MatchStrength, Look>> = {
  strong: ['done', 'success'],
  partly: ['partial', 'info'],
  weak: ['warning', 'warning'],
};

interface MatchChipProps {
  readonly match: NonNullable<AccessRequest['match']>;
}

function MatchChip({ match: { strength } }: MatchChipProps) {
  const [icon, color] = strengthLooks[strength];
  return <Chip label={strengthWords[strength]} color={color} icon={<Icon name={icon} />} />;
}

export const matchPointWords = (match: AccessRequest['match']): string =>
  match === null ? '' : m.points({ strength: strengthWords[match.strength], n: match.points });

/** Name and number of the account, or that there is none of the number. */
export const accountOf = ({
  accountNo: number,
  accountName: name,
}: Pick<AccessRequest, 'accountNo' | 'accountName'>): string => {
  if (number === null) return '';
  return name === null ? m.noSuchAccount({ number }) : common.nameAndNumber({ name, number });
};

const column = labeledColumns<AccessRequest, keyof typeof labels>(labels);

/** Columns of the list. */
export const accessColumns = (hrefOf: (id: string) => string): Column<AccessRequest>[] => [
  column('name', {
    text: ({ name, requestNo }) => name ?? requestNo,
    href: ({ requestNo }) => hrefOf(requestNo),
    width: 160,
    grow: 1,
    mobile: 'title',
  }),
  column('match', {
    text: ({ match }) => matchPointWords(match),
    cell: ({ match }) => match && <MatchChip match={match} />,
    width: 180,
    mobile: 'status',
  }),
  column('age', {
    text: ({ ageDays }) => m.ageDays({ n: ageDays }),
    align: 'right',
    width: 95,
    mobile: 'meta',
  }),
  column('account', { text: accountOf, width: 180, grow: 1, mobile: 'meta' }),
  column('email', { text: ({ email }) => email ?? '', width: 190, grow: 1, yields: 2, mobile: 'meta' }),
  column('doubles', {
    text: ({ doubles }) => m.doublesShort({ n: doubles }),
    width: 130,
    yields: 3,
    mobile: 'meta',
  }),
  column('state', {
    text: ({ state }) => accessTabWords[state],
    cell: (row) => <AccessStateChip {...row} />,
    width: 140,
    yields: 1,
    mobile: 'meta',
  }),
  column('number', { text: ({ requestNo }) => requestNo, width: 145, yields: 4, mobile: 'hidden' }),
];
