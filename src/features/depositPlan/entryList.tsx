import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import type { DepositTransaction } from '@contract/accounts/schema';
import {
  type EntryFormat,
  entrySorts,
  usualEntrySort,
  depositKindWord,
  entryColumns as labels,
} from '@contract/depositPlan/labels';
import type { EntryTotals } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { type Column, labeledColumns } from '@/components/columns';
import type { ExportFormat } from '@/components/FormatsMenu/FormatsMenu';
import { Money } from '@/components/Money/Money';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { anyOf, day, listSearchParams, type SearchParams, queryOf, words } from '@/data/searchParams';
import type { FilterChoice, ListDefinition } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';
import { tableFormats } from '@/lists/tableFormats';

/** What narrows the ledger of a deposit account. Days are 'YYYY-MM-DD', on which rows were posted. */
interface EntryFilters {
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
}

export type EntryParams = SearchParams<EntryFilters>;

export const entryParams = listSearchParams<EntryFilters>({
  filters: { q: words(), from: day, to: day, kind: anyOf() },
  sorts: entrySorts,
  usualSort: usualEntrySort,
  sizes: pageSizes,
  opened: 'row',
});

/** The filters as the contract's query. */
export const toQuery = (filters: EntryFilters, savid: string) => ({ ...queryOf({ ...filters }), savid });

/** The ledger of a deposit account: how it is called and what narrows it. */
export const entryList: ListDefinition<EntryFilters> = {
  get label() {
    return m.ledger();
  },
  get things() {
    return m.transactions();
  },
  noFilters: entryParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get panel() {
    return [{ name: 'kind', label: common.type() }] as const;
  },
};

/** The kinds that there are, under their names; none while they are not known. */
export const kindChoices = (totals: EntryTotals | undefined): Record<'kind', FilterChoice[]> => ({
  kind: (totals?.kinds ?? []).map((kind) => ({ value: kind, label: depositKindWord(kind) })),
});

/** The sums of every page, not of the one on screen, in words. */
export const totalsWords = ({ rows, inCents, outCents }: EntryTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [
    { label: m.moneyIn(), text: formatMoney(inCents) },
    { label: m.moneyOut(), text: formatMoney(outCents) },
  ],
  main: null,
});

const money = { align: 'right', width: 124, mobile: 'hidden' } as const;
const moneyText = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
const moneyCell = (cents: number) => (cents === 0 ? null : <Money cents={cents} />);
const change = ({ inCents, outCents }: DepositTransaction) => inCents - outCents;
const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;

const column = labeledColumns<DepositTransaction, keyof typeof labels>(labels);

/** Columns of a deposit account's ledger; the sortable one is named as the contract's sort. */
export const entryColumns = (): readonly Column<DepositTransaction>[] => [
  column('date', {
    text: ({ postingDate }) => formatDate(postingDate),
    cell: ({ postingDate }) => <CalendarDate date={postingDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('effective', {
    text: ({ effectiveDate }) => formatDate(effectiveDate),
    cell: ({ effectiveDate }) => <CalendarDate date={effectiveDate} format="grid" />,
    width: 134,
    yields: 4,
    mobile: 'hidden',
  }),
  column('type', { text: ({ kind }) => depositKindWord(kind), width: 150, mobile: 'title' }),
  column('description', {
    text: ({ description }) => description ?? '',
    width: 160,
    yields: 2,
    grow: 1,
    mobile: 'meta',
  }),
  column('check', {
    text: ({ checkNo }) => (checkNo === null ? '' : m.checkNumber({ number: checkNo })),
    cell: ({ checkNo }) => checkNo,
    width: 92,
    yields: 3,
    mobile: 'meta',
  }),
  column('in', {
    ...money,
    text: ({ inCents }) => moneyText(inCents),
    cell: ({ inCents }) => moneyCell(inCents),
  }),
  column('out', {
    ...money,
    text: ({ outCents }) => moneyText(outCents),
    cell: ({ outCents }) => moneyCell(outCents),
  }),
  column('balance', {
    ...money,
    yields: 1,
    text: ({ balanceAfterCents }) => m.balanceAfter({ amount: formatMoney(balanceAfterCents) }),
    cell: ({ balanceAfterCents }) => <Money cents={balanceAfterCents} tone="strong" />,
    mobile: 'meta',
  }),
  column('amount', {
    ...hidden,
    text: (row) => formatMoney(change(row)),
    cell: (row) => <Money cents={change(row)} tone="strong" />,
    align: 'right',
    mobile: 'amount',
  }),
  column('reference', { ...hidden, text: ({ reference }) => reference ?? '' }),
];

/**
 * What the ledger of a deposit account can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<EntryFormat>[] => [
  ...tableFormats(rows),
  { id: 'ofx', label: m.bookkeeping(), note: m.bookkeepingNote() },
];
