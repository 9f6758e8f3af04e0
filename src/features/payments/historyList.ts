import * as common from '@locales/common';
import * as m from '@locales/payments';
import { formatMoney, toCents } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import type * as payments from '@contract/payments/endpoints';
import {
  paymentMethodWords,
  paymentStatusWords,
  paymentTypeWords,
  type PaymentFormat,
  paymentMethods,
  paymentSorts,
  usualPaymentSort,
  paymentStatuses,
  paymentTypes,
  paymentColumns as labels,
} from '@contract/payments/labels';
import type { PaymentChoices, PaymentTotals } from '@contract/payments/schema';
import type { ExportFormat } from '@/components/FormatsMenu/FormatsMenu';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { requestUrl } from '@/data/requestUrl';
import {
  anyOf,
  day,
  dollars,
  listSearchParams,
  type SearchParams,
  oneOf,
  queryOf,
  withOpened,
  words,
} from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { FilterChoice, ListDefinition } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';
import { tableFormats } from '@/lists/tableFormats';

type PaymentsFilter = QueryOf<typeof payments.totals>;

/** What narrows the history. '' and [] narrow nothing. Days are 'YYYY-MM-DD', amounts decimal dollars. */
export interface HistoryFilters {
  readonly status: (typeof paymentStatuses)[number] | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly least: string;
  readonly most: string;
  readonly method: readonly string[];
  readonly type: readonly string[];
}

/** Everything that the address says of the history; what is open is a payment's number. */
export type HistoryParams = SearchParams<HistoryFilters>;

const among = (known: readonly string[]) => anyOf((word) => known.includes(word));

export const historyParams = listSearchParams<HistoryFilters>({
  filters: {
    status: oneOf(paymentStatuses),
    q: words(),
    from: day,
    to: day,
    least: dollars,
    most: dollars,
    method: among(paymentMethods),
    type: among(paymentTypes),
  },
  sorts: paymentSorts,
  usualSort: usualPaymentSort,
  sizes: pageSizes,
  opened: 'payment',
});

/** Another account's payments are not this one's. */
export const forAnotherAccount = (params: HistoryParams): HistoryParams => withOpened(params, null);

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

/** The history of payments: how it is called and what narrows it. */
export const historyList: ListDefinition<HistoryFilters> = {
  get label() {
    return m.title();
  },
  get things() {
    return m.things();
  },
  noFilters: historyParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return {
      name: 'status' as const,
      label: common.status(),
      options: [
        { id: '', label: common.all() },
        ...paymentStatuses.map((id) => ({ id, label: paymentStatusWords[id] })),
      ],
    };
  },
  get panel() {
    return [
      { name: 'method' as const, label: labels.method },
      { name: 'type' as const, label: labels.type },
    ];
  },
};

/** What each filter can be set to; empty while the choices are not known. */
export const filterChoices = (
  choices: PaymentChoices | undefined,
): Record<'method' | 'type', FilterChoice[]> => ({
  method: (choices?.methods ?? []).map((value) => ({ value, label: paymentMethodWords[value] })),
  type: (choices?.types ?? []).map((value) => ({ value, label: paymentTypeWords[value] })),
});

/** The sums of every page, and what the year has brought so far whatever narrows the list. */
export const totalsWords = ({ rows, paidCents, discountCents, year }: PaymentTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [
    { label: m.totalPaid(), text: formatMoney(paidCents) },
    { label: m.discountsEarned(), text: formatMoney(discountCents) },
  ],
  main: m.totalPaid(),
  note: m.yearSoFar({
    year: year.year,
    paid: formatMoney(year.paidCents),
    discounts: formatMoney(year.discountCents),
  }),
});

/**
 * What the history can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<PaymentFormat>[] => [
  ...tableFormats(rows),
  { id: 'ofx', label: m.bookkeeping(), note: m.bookkeepingHolds() },
];
