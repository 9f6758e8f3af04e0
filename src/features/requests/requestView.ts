import type { pageSizes } from '@contract/paging';
import type { MoneyRequest, RequestDetail } from '@contract/requests/schema';
import type { requestKinds, requestSorts, requestTabs } from '@contract/requests/labels';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf, withOpened } from '@/data/listChanges';
import { requestUrl } from '@/data/requestUrl';
import type { RequestsFilter } from '@/data/requestList';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const tabs = ['completed', 'problems'] as const satisfies (typeof requestTabs)[number][];
export const kinds = ['payment', 'pickup'] as const satisfies (typeof requestKinds)[number][];
export const sorts = ['submitted', 'amount', 'day'] as const satisfies (typeof requestSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the list. '' and [] narrow nothing, but the tab: there '' is what is open. */
export interface RequestFilters {
  readonly tab: (typeof tabs)[number] | '';
  readonly q: string;
  /** 'YYYY-MM-DD', on which requests were submitted. */
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
}

/** Everything that the address says of the list; what is open is a request's id. */
export type RequestView = ListView<RequestFilters>;

export const requestAddress = listAddress<RequestFilters>({
  filters: {
    tab: oneOf(tabs),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((word) => kinds.some((kind) => kind === word)),
  },
  sorts,
  usualSort: '-submitted',
  sizes,
  opened: 'request',
});

/** Another account's requests are not this one's. */
export const forAnotherAccount = (view: RequestView): RequestView => withOpened(view, null);

/** The filters as the contract's query. */
export const toQuery = (filters: RequestFilters, account: string | null): RequestsFilter => ({
  ...queryOf({ ...filters, tab: '' }),
  tab: filters.tab || 'open',
  account: account ?? undefined,
});

/**
 * Where the same can be asked for again: the invoices of a payment, the contract of a prepayment, the account of a
 * pickup. Amounts and days are chosen anew, as they may have changed.
 */
export function copyHref({ flow, accountNo, savId, prepayContractNo, allocations }: RequestDetail): string {
  if (flow === 'pickup') return requestUrl('/my-deposit-plan', { query: { account: savId, ask: 'money' } });
  return requestUrl('/my-account/payments/make-a-payment', {
    query: {
      account: accountNo,
      contract: prepayContractNo,
      invoice: allocations.map(({ invoiceNo }) => invoiceNo).join(','),
    },
  });
}

export const invoiceHref = (account: string, invoice: string): string =>
  requestUrl('/my-account/purchases/purchase-details', { query: { account, invoice } });

/** The payment that came of a request, as the ERP booked it. */
export const paymentHref = ({
  accountNo,
  paymentNo,
}: Pick<MoneyRequest, 'accountNo' | 'paymentNo'>): string =>
  requestUrl('/my-account/payments/payment-history', { query: { account: accountNo, payment: paymentNo } });
