import type { pageSizes } from '@contract/paging';
import { isLinePart } from '@contract/rules/lineParts';
import type { SummaryDimension, summarySorts } from '@contract/summaries/labels';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { withFilters } from '@/data/listChanges';
import type { SummaryNarrowing } from '@/data/summaries';

// The contract's own words, checked against it by type: its values would bring yup into the browser.
export const dimensions = [
  'product',
  'field',
  'branch',
  'month',
  'crop',
] as const satisfies SummaryDimension[];
export const sorts = ['name', 'amount', 'prior', 'change'] as const satisfies (typeof summarySorts)[number][];
export const measures = ['quantity', 'price'] as const;
const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** Filters that are lists, in the order of the filter panel. */
export const listFilters = ['group', 'product', 'field', 'branch', 'crop', 'without', 'share'] as const;
export type ListFilter = (typeof listFilters)[number];

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

export type SummaryView = ListView<SummaryFilters>;

const cropYear = anyOf((year) => /^[0-9]{4}$/.test(year));

export const summaryAddress = listAddress<SummaryFilters>({
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
  sorts,
  usualSort: '-amount',
  sizes,
  // A summary's row is never open by itself: its lines are on a page of their own.
  opened: 'row',
});

export const { noFilters, read: readView } = summaryAddress;

/** Fields are an account's own, so another account has none of those chosen. */
export const forAnotherAccount = (view: SummaryView): SummaryView => withFilters(view, { field: [] });

/** The same filters at any time. */
export const withoutPeriod = (filters: SummaryFilters): SummaryFilters => ({
  ...filters,
  from: '',
  to: '',
  cropYear: [],
});

/** The same page with a product group unfolded, or folded again. */
export function withToggled(view: SummaryView, group: string): SummaryView {
  const { open } = view.filters;
  const next = open.includes(group) ? open.filter((code) => code !== group) : [...open, group];
  return { ...view, filters: { ...view.filters, open: next } };
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
