import { toCents } from '@contract/format/money';
import type { pageSizes } from '@contract/paging';
import type { paymentMethods, paymentSorts, paymentStatuses, paymentTypes } from '@contract/payments/labels';
import { anyOf, day, dollars, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf, withOpened } from '@/data/listChanges';
import type { PaymentsFilter } from '@/data/payments';
import { requestUrl } from '@/data/requestUrl';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const methods = [
  'portalAch',
  'ach',
  'check',
  'cash',
  'card',
  'depositPlan',
  'prepay',
  'other',
] as const satisfies (typeof paymentMethods)[number][];
export const types = [
  'regular',
  'prepay',
  'budget',
  'deposit',
] as const satisfies (typeof paymentTypes)[number][];
export const statuses = [
  'posted',
  'returned',
  'reversed',
] as const satisfies (typeof paymentStatuses)[number][];
export const sorts = [
  'date',
  'received',
  'payment',
  'amount',
] as const satisfies (typeof paymentSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the history. '' and [] narrow nothing. Days are 'YYYY-MM-DD', amounts decimal dollars. */
export interface HistoryFilters {
  readonly status: (typeof statuses)[number] | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly least: string;
  readonly most: string;
  readonly method: readonly string[];
  readonly type: readonly string[];
}

/** Everything that the address says of the history; what is open is a payment's number. */
export type HistoryView = ListView<HistoryFilters>;

const among = (known: readonly string[]) => anyOf((word) => known.includes(word));

export const historyAddress = listAddress<HistoryFilters>({
  filters: {
    status: oneOf(statuses),
    q: words(),
    from: day,
    to: day,
    least: dollars,
    most: dollars,
    method: among(methods),
    type: among(types),
  },
  sorts,
  usualSort: '-date',
  sizes,
  opened: 'payment',
});

/** Another account's payments are not this one's. */
export const forAnotherAccount = (view: HistoryView): HistoryView => withOpened(view, null);

/** The filters as the contract's query, amounts in cents. */
export function toQuery({ least, most, ...filters }: HistoryFilters, account: string | null): PaymentsFilter {
  return {
    ...queryOf({ ...filters, status: [] }),
    status: filters.status || undefined,
    leastCents: toCents(least),
    mostCents: toCents(most),
    account: account ?? undefined,
  };
}

export const invoiceHref = (account: string, invoice: string): string =>
  requestUrl('/my-account/purchases/purchase-details', { query: { account, invoice } });

export const requestHref = (request: string): string =>
  requestUrl('/my-account/payments/payment-requests', { query: { request } });
