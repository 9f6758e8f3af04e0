import type { pageSizes } from '@contract/paging';
import type { docTypes, paidBys, purchaseSorts, statusChips } from '@contract/purchases/labels';
import type { PurchaseFilter } from '@contract/purchases/schema';
import { isLinePart } from '@contract/rules/lineParts';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf, withFilters, withOpened } from '@/data/listChanges';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const statuses = [
  'open',
  'pastDue',
  'paid',
  'prepaid',
] as const satisfies (keyof typeof statusChips)[];
export const sorts = [
  'date',
  'invoice',
  'product',
  'group',
  'field',
  'branch',
  'ticket',
  'total',
] as const satisfies (typeof purchaseSorts)[number][];
export const waysToPay = ['open', 'prepay', 'cash', 'card'] as const satisfies (typeof paidBys)[number][];
export const documents = [
  'invoice',
  'credit',
  'financeCharge',
  'debitMemo',
] as const satisfies (typeof docTypes)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** Filters that are lists, in the order of the filter panel. */
export const listFilters = [
  'cropYear',
  'group',
  'product',
  'field',
  'branch',
  'crop',
  'paidBy',
  'docType',
  'without',
  'share',
] as const;
export type ListFilter = (typeof listFilters)[number];

export type StatusFilter = (typeof statuses)[number] | '';

/** What narrows the list. '' and [] narrow nothing. Dates are 'YYYY-MM-DD'. */
export interface PurchaseFilters extends Readonly<Record<ListFilter, readonly string[]>> {
  readonly status: StatusFilter;
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

/** Everything that the address says of the list; the row that is open is an invoice's number. */
export type PurchaseView = ListView<PurchaseFilters>;

export const purchaseAddress = listAddress<PurchaseFilters>({
  filters: {
    status: oneOf(statuses),
    q: words(),
    from: day,
    to: day,
    cropYear: anyOf((year) => /^[0-9]{4}$/.test(year)),
    group: anyOf(),
    product: anyOf(),
    field: anyOf(),
    branch: anyOf(),
    crop: anyOf(),
    paidBy: anyOf((word) => waysToPay.some((one) => one === word)),
    docType: anyOf((word) => documents.some((one) => one === word)),
    without: anyOf(isLinePart),
    share: anyOf((word) => word === 'whole'),
  },
  sorts,
  usualSort: '-date',
  sizes,
  opened: 'invoice',
});

export const { noFilters, read: readView, write: writeView } = purchaseAddress;

/** Fields and ship-to places are an account's own, so another account has none of those chosen. */
export const forAnotherAccount = (view: PurchaseView): PurchaseView =>
  withOpened(withFilters(view, { field: [] }), null);

/** The filters as the contract's query. */
export const toQuery = (
  filters: PurchaseFilters,
  account: string | null,
): Omit<PurchaseFilter, 'username'> => ({
  ...queryOf(filters),
  share: filters.share.length > 0 ? 'whole' : undefined,
  account: account ?? undefined,
});
