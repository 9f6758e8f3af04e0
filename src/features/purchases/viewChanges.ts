import type { PurchaseFilter } from '../../../contract/purchases';
import { listFilters, noFilters, type PurchaseFilters, type PurchaseView } from './purchaseView';

const firstPage = { page: 1, after: '', before: '' } as const;

/** Another set or order of rows begins at its first page: the old marks belong to the old set. */
export const withFilters = (view: PurchaseView, change: Partial<PurchaseFilters>): PurchaseView => ({
  ...view,
  ...firstPage,
  filters: { ...view.filters, ...change },
});

export const withoutFilters = (view: PurchaseView): PurchaseView => ({
  ...view,
  ...firstPage,
  filters: noFilters,
});

export const withSort = (view: PurchaseView, sort: string): PurchaseView => ({ ...view, ...firstPage, sort });

export const withSize = (view: PurchaseView, size: number): PurchaseView => ({ ...view, ...firstPage, size });

/** Fields and ship-to places are an account's own, so another account has none of those chosen. */
export const forAnotherAccount = (view: PurchaseView): PurchaseView => ({
  ...withFilters(view, { field: [] }),
  invoice: null,
});

interface Marks {
  readonly next: string | null;
  readonly previous: string | null;
}

/** The page beside this one. Back on the first page no mark is needed, so the address is the plain one again. */
export function withPage(view: PurchaseView, direction: 'next' | 'previous', marks: Marks): PurchaseView {
  if (direction === 'next') {
    return { ...view, page: view.page + 1, after: marks.next ?? '', before: '' };
  }
  if (view.page <= 2) return { ...view, ...firstPage };
  return { ...view, page: view.page - 1, after: '', before: marks.previous ?? '' };
}

export const isFiltered = ({ filters }: Pick<PurchaseView, 'filters'>): boolean =>
  filters.status !== '' || filters.q !== '' || panelFilterCount(filters) > 0;

/** How many of the filter panel's own filters narrow the list; chips and search are seen without it. */
export const panelFilterCount = (filters: PurchaseFilters): number =>
  listFilters.filter((name) => filters[name].length > 0).length + (filters.from || filters.to ? 1 : 0);

type SentFilter = Omit<PurchaseFilter, 'username'>;

/** The filters as the contract's query; equal filters make equal queries. */
export function toQuery(filters: PurchaseFilters, account: string | null): SentFilter {
  const { status, q, from, to, ...lists } = filters;
  const given = (text: string) => text || undefined;
  return {
    account: account ?? undefined,
    status: given(status),
    q: given(q),
    from: given(from),
    to: given(to),
    ...Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, given(values.join(','))])),
  };
}
