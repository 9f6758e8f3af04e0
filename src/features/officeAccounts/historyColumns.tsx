import * as m from '@locales/officeAccounts';
import * as common from '@locales/common';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import {
  historyColumns as labels,
  historySorts,
  historyStateWord,
  historyTabNames,
  type HistoryTab,
  historyTabs,
  historyWords,
} from '@contract/officeAccounts/labels';
import type { HistoryRow, HistoryTotals } from '@contract/officeAccounts/schema';
import { pageSizes } from '@contract/paging';
import type { RequestFlow, RequestStatus } from '@contract/requests/states';
import { type Column, labeledColumns } from '@/components/columns';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { day, listSearchParams, queryOf, type SearchParams, words } from '@/data/searchParams';
import { RequestChip } from '@/domain/RequestChip/RequestChip';
import { StatusChip } from '@/domain/StatusChip/StatusChip';
import type { ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { totalsTitle } from '@/lists/listTotals';

const tabs = listTabs(historyTabNames, (tab) => historyTabs[tab].label, common.type);

/** '' narrows nothing, but the tab: there '' is what was dealt in. */
interface HistoryFilters {
  readonly q: string;
  readonly tab: HistoryTab | '';
  readonly from: string;
  readonly to: string;
}
export type HistoryParams = SearchParams<HistoryFilters>;

export const historyParams = listSearchParams<HistoryFilters>({
  filters: { q: words(), tab: tabs.param, from: day, to: day },
  sorts: historySorts,
  usualSort: '-day',
  sizes: pageSizes,
  opened: 'row',
});

/** The filters as the contract's query. */
export const toQuery = ({ tab, ...filters }: HistoryFilters) => ({
  ...queryOf(filters),
  tab: tabs.asked(tab),
});

/** As an address names a row: kind and id. */
export const nameOfRow = ({ kind, id }: Pick<HistoryRow, 'kind' | 'id'>): string => `${kind}.${id}`;

export const historyList: ListDefinition<HistoryFilters> = {
  get label() {
    return m.history();
  },
  get things() {
    return m.things();
  },
  noFilters: historyParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.historySearched();
  },
  chips: tabs.chips,
  panel: [],
};

/** How much each tab holds, by the chip's id. */
export const tabCounts = tabs.counts;

export const totalsWords = ({ rows }: HistoryTotals): Totals => ({ title: totalsTitle(rows), sums: [] });

const chipLooks = {
  new: 'warning',
  open: 'warning',
  due: 'warning',
  dead: 'error',
  sent: 'success',
  done: 'success',
  kept: 'success',
  keptOnItsWay: 'success',
  broken: 'error',
} as const;

/** Where a row stands: invoices and requests look as their customers see them. */
function HistoryChip({ row }: { readonly row: HistoryRow }) {
  const { kind, state } = row;
  const word = historyStateWord(row);
  if (state === null || word === null) return null;
  if (kind === 'request')
    return <RequestChip request={{ status: state as RequestStatus, flow: row.code as RequestFlow }} />;
  if (kind === 'ledger' && state !== 'posted' && state !== 'reversed')
    return <StatusChip status={state as Parameters<typeof StatusChip>[0]['status']} />;
  const color = kind === 'ledger' ? undefined : chipLooks[state as keyof typeof chipLooks];
  return <Chip label={word} color={color ?? 'default'} />;
}

const column = labeledColumns<HistoryRow, keyof typeof labels>(labels);
const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents));

/** Columns of the history; a note or a message is told in a second line. */
export const historyColumns = (hrefOf: (id: string) => string): Column<HistoryRow>[] => [
  column('day', {
    text: (row) => formatDate(row.day),
    width: 112,
    whole: true,
    sortable: true,
    mobile: 'meta',
  }),
  column('what', {
    text: (row) => [historyWords(row), row.text].filter(Boolean).join(': '),
    href: (row) => hrefOf(nameOfRow(row)),
    cell: (row) => (
      <Box component="span" sx={{ minWidth: 0 }}>
        {historyWords(row)}
        {row.text && row.text !== historyWords(row) && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
            {row.text}
          </Typography>
        )}
      </Box>
    ),
    width: 180,
    grow: 2,
    mobile: 'title',
  }),
  column('reference', { text: ({ reference }) => reference ?? '', width: 150, yields: 3, mobile: 'meta' }),
  column('state', {
    text: (row) => historyStateWord(row) ?? '',
    cell: (row) => <HistoryChip row={row} />,
    width: 140,
    mobile: 'status',
  }),
  column('amount', {
    text: ({ amountCents }) => money(amountCents),
    align: 'right',
    width: 120,
    mobile: 'amount',
  }),
  column('balance', {
    text: ({ balanceCents }) => money(balanceCents),
    align: 'right',
    width: 120,
    yields: 2,
    mobile: 'hidden',
  }),
  column('by', { text: ({ by }) => by ?? '', width: 160, yields: 1, mobile: 'meta' }),
];
