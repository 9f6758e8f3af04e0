import * as common from '@locales/common';
import * as m from '@locales/summaries';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import { cropYearOf } from '@contract/rules/cropYear';
import { isLinePart } from '@contract/rules/leftOutLines';
import type * as summaries from '@contract/summaries/endpoints';
import {
  type SummaryExportFormat,
  summarySorts,
  usualSummarySort,
  summaryDimensions,
  summaryDimensionLabels,
} from '@contract/summaries/labels';
import type { SummaryTotals } from '@contract/summaries/schema';
import type { ExportFormat as Offered } from '@/components/FormatsMenu/FormatsMenu';
import { calendarPeriods } from '@/components/periods';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import {
  anyOf,
  day,
  listSearchParams,
  type SearchParams,
  oneOf,
  withFilters,
  words,
} from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { ListDefinition, ListPeriod } from '@/lists/listDefinition';
import { quantitySum } from '@/lists/listTotals';
import { changePercent, changeText, periodParts, periodText } from './summaryFigures';

type SummaryNarrowing = QueryOf<typeof summaries.totals>;

/** What lines are summed up by; product group is not named in the address. */
const [, ...dimensions] = summaryDimensions;
const measures = ['quantity', 'price'] as const;

/** Filters that are lists, in the order of the filter panel. */
const listFilters = ['group', 'product', 'field', 'branch', 'crop', 'without', 'share'] as const;
type ListFilter = (typeof listFilters)[number];

/** What is summed up and how. '' and [] narrow nothing; dates are 'YYYY-MM-DD'. */
export interface SummaryFilters extends Readonly<Record<ListFilter, readonly string[]>> {
  /** '' sums up by product group. */
  readonly by: (typeof dimensions)[number] | '';
  /** '' shows amounts. */
  readonly measure: (typeof measures)[number] | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
  /** One at most; none, and no days, is the crop year that goes on. */
  readonly cropYear: readonly string[];
  /** Product groups whose products show. */
  readonly open: readonly string[];
}

export type SummaryParams = SearchParams<SummaryFilters>;

const cropYear = anyOf((year) => /^[0-9]{4}$/.test(year));

export const summaryParams = listSearchParams<SummaryFilters>({
  filters: {
    by: oneOf(dimensions),
    measure: oneOf(measures),
    q: words(),
    from: day,
    to: day,
    cropYear: { ...cropYear, read: (text) => cropYear.read(text).slice(0, 1) },
    group: anyOf(),
    product: anyOf(),
    field: anyOf(),
    branch: anyOf(),
    crop: anyOf(),
    without: anyOf(isLinePart),
    share: anyOf((word) => word === 'whole'),
    open: anyOf(),
  },
  sorts: summarySorts,
  usualSort: usualSummarySort,
  sizes: pageSizes,
  // A summary's row is never open by itself: its lines are on a page of their own.
  opened: 'row',
});

export const { noFilters, read: readParams } = summaryParams;

/** Fields are an account's own, so another account has none of those chosen. */
export const forAnotherAccount = (params: SummaryParams): SummaryParams => withFilters(params, { field: [] });

/** The same filters at any time. */
export const withoutPeriod = (filters: SummaryFilters): SummaryFilters => ({
  ...filters,
  from: '',
  to: '',
  cropYear: [],
});

/** The same page with a product group unfolded, or folded again. */
export function withToggled(params: SummaryParams, group: string): SummaryParams {
  const { open } = params.filters;
  const next = open.includes(group) ? open.filter((code) => code !== group) : [...open, group];
  return { ...params, filters: { ...params.filters, open: next } };
}

/** The order of rows that a dimension is read in: months as they come, all others by amount. */
export const usualSortOf = (by: SummaryFilters['by']): string => (by === 'month' ? 'name' : '-amount');

/** The filters as the contract's query. */
export function toQuery(filters: SummaryFilters, account: string | null): SummaryNarrowing {
  const listed = (name: ListFilter | 'cropYear') => filters[name].join(',') || undefined;
  return {
    account: account ?? undefined,
    from: filters.from || undefined,
    to: filters.to || undefined,
    cropYear: listed('cropYear'),
    group: listed('group'),
    product: listed('product'),
    field: listed('field'),
    branch: listed('branch'),
    crop: listed('crop'),
    without: listed('without'),
    share: filters.share.length > 0 ? 'whole' : undefined,
    q: filters.q || undefined,
  };
}

/** The summary: how it is called and what narrows it. */
export const summaryList: ListDefinition<SummaryFilters> = {
  get label() {
    return m.purchaseSummary();
  },
  get things() {
    return m.purchasesInSentence();
  },
  noFilters,
  sizes: summaryParams.sizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return {
      name: 'by' as const,
      label: m.groupBy(),
      options: [
        { id: '', label: summaryDimensionLabels.group },
        { id: 'product', label: summaryDimensionLabels.product },
        { id: 'field', label: summaryDimensionLabels.field },
        { id: 'branch', label: summaryDimensionLabels.branch },
        { id: 'month', label: summaryDimensionLabels.month },
        { id: 'crop', label: summaryDimensionLabels.crop },
      ],
    };
  },
  get view() {
    return {
      name: 'measure' as const,
      label: m.figures(),
      options: [
        { id: '', label: m.amounts() },
        { id: 'quantity', label: m.quantities() },
        { id: 'price', label: m.averagePrices() },
      ],
    };
  },
  get panel() {
    return [
      { name: 'group' as const, label: summaryDimensionLabels.group },
      { name: 'product' as const, label: summaryDimensionLabels.product },
      { name: 'field' as const, label: summaryDimensionLabels.field },
      { name: 'branch' as const, label: summaryDimensionLabels.branch },
      { name: 'crop' as const, label: summaryDimensionLabels.crop },
      { name: 'without' as const, label: m.leaveOut() },
      { name: 'share' as const, label: m.sharedDeliveries() },
    ];
  },
};

/**
 * The periods that people ask for. The crop year that goes on needs no filter; older ones are the supplier's
 * own label on each line.
 * @param asOf the last day of the data, 'YYYY-MM-DD'; undefined while it is not known
 */
export function summaryPeriods(
  asOf: string | undefined,
  cropYears: readonly number[],
): ListPeriod<SummaryFilters>[] {
  if (asOf === undefined) return [];
  const current = cropYearOf(asOf);
  const ofYear = (year: number) => m.period({ shape: 'year', year: String(year), from: '', to: '' });
  const others = cropYears.filter((year) => year !== current).toSorted((a, b) => b - a);
  const { months, years } = calendarPeriods(asOf);
  return [
    { label: ofYear(current), filters: { cropYear: [], from: '', to: '' } },
    ...others.map((year) => ({
      label: ofYear(year),
      filters: { cropYear: [String(year)], from: '', to: '' },
    })),
    ...[...years, ...months].map(({ label, from, to }) => ({ label, filters: { cropYear: [], from, to } })),
  ];
}

/** What a summary can be taken along as. Product groups go with their products. */
export function exportFormats(by: SummaryFilters['by']): readonly Offered<SummaryExportFormat>[] {
  const note = by === '' ? m.everyProduct() : m.everyRow();
  return [
    { id: 'csv', label: m.downloadCsv(), note },
    { id: 'xlsx', label: m.downloadExcel(), note },
  ];
}

/** The sum of every row, what it is compared with, and the quantity where all of it is of one unit. */
export function totalsWords(totals: SummaryTotals): Totals {
  const { period, prior, cents, priorCents, quantities } = totals;
  const compared = [
    { label: m.before(), text: formatMoney(priorCents) },
    { label: m.change(), text: `${changeText(totals)} (${changePercent(totals)})` },
  ];
  return {
    title: periodText(period),
    sums: [{ label: common.total(), text: formatMoney(cents) }, ...(prior ? compared : [])],
    main: common.total(),
    note: [prior && m.comparedWith(periodParts(prior)), quantitySum(quantities)].filter(Boolean).join(' '),
  };
}
