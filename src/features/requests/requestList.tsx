import * as common from '@locales/common';
import * as m from '@locales/requests';
import { dateInZone, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { cancelWords, dayWords } from '@contract/requests/facts';
import {
  requestStatusWord,
  requestKinds,
  requestSorts,
  usualRequestSort,
  requestTabs,
  requestColumns as labels,
} from '@contract/requests/labels';
import { requestKindWord } from '@contract/requests/sentences';
import { pageSizes } from '@contract/paging';
import type { MoneyRequest, RequestDetail, RequestTotals } from '@contract/requests/schema';
import { type Column, labeledColumns } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/domain/RequestChip/RequestChip';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import {
  anyOf,
  day,
  listSearchParams,
  type SearchParams,
  oneOf,
  queryOf,
  withOpened,
  words,
} from '@/data/searchParams';
import type { RequestsFilter } from '@/data/requestList';
import { requestUrl } from '@/data/requestUrl';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';

/** The tabs beside the first one. */
export const tabs = requestTabs.filter((tab) => tab === 'completed' || tab === 'problems');

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
export type RequestParams = SearchParams<RequestFilters>;

export const requestParams = listSearchParams<RequestFilters>({
  filters: {
    tab: oneOf(tabs),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((word) => requestKinds.some((kind) => kind === word)),
  },
  sorts: requestSorts,
  usualSort: usualRequestSort,
  sizes: pageSizes,
  opened: 'request',
});

/** Another account's requests are not this one's. */
export const forAnotherAccount = (params: RequestParams): RequestParams => withOpened(params, null);

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
  if (flow === 'refund') return requestUrl('/my-account/payments/refund', { query: { account: accountNo } });
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

/** The list of requests: how it is called and what narrows it. */
export const requestList: ListDefinition<RequestFilters> = {
  get label() {
    return m.title();
  },
  get things() {
    return m.things();
  },
  noFilters: requestParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return {
      name: 'tab' as const,
      label: m.tabs(),
      areTabs: true as const,
      options: [
        { id: '', label: m.tabOpen() },
        { id: 'completed', label: m.tabCompleted() },
        { id: 'problems', label: m.tabProblems() },
      ],
    };
  },
  get panel() {
    return [{ name: 'kind' as const, label: labels.kind }];
  },
};

export const filterChoices: ListChoices = {
  get kind() {
    return [
      { value: 'payment', label: m.kindPayments() },
      { value: 'pickup', label: m.kindPickups() },
      { value: 'refund', label: m.kindRefunds() },
    ];
  },
};

/** How many requests each tab holds, by the chip's id. */
export const tabCounts = ({ tabs }: RequestTotals): Readonly<Record<string, number>> => ({
  '': tabs.open,
  completed: tabs.completed,
  problems: tabs.problems,
});

export const totalsWords = ({ rows, amountCents }: RequestTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [{ label: m.requestedSum(), text: formatMoney(amountCents) }],
});

type RequestColumn = Column<MoneyRequest>;

interface RequestColumns {
  /** Whether the rows are of more than one account. */
  readonly several: boolean;
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const hidden = { optional: true, mobile: 'hidden', width: 152 } as const;

const column = labeledColumns<MoneyRequest, keyof typeof labels>(labels);

/** Columns of the list; the sortable ones are named as the contract's sorts. On a phone the status comes first. */
export const requestColumns = ({ several, hrefOf, zone }: RequestColumns): RequestColumn[] => [
  column('status', {
    text: requestStatusWord,
    cell: (request) => <RequestChip request={request} />,
    width: 156,
    mobile: 'title',
  }),
  column('number', {
    text: ({ requestNo }) => requestNo,
    href: ({ id }) => hrefOf(id),
    width: 150,
    mobile: 'title',
  }),
  column('kind', { text: requestKindWord, width: 116, yields: 6, mobile: 'meta' }),
  ...(several ? [accountColumn()] : []),
  column('submitted', {
    text: ({ submittedAt }) => formatDate(dateInZone(new Date(submittedAt), zone)),
    width: 134,
    yields: 4,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'hidden',
  }),
  column('source', {
    text: ({ source }) => source,
    width: 150,
    grow: 1,
    whole: true,
    yields: 5,
    mobile: 'hidden',
  }),
  column('target', {
    text: ({ target }) => target,
    width: 130,
    grow: 1,
    whole: true,
    yields: 3,
    mobile: 'meta',
  }),
  column('day', {
    text: (request) => dayWords(request),
    width: 124,
    yields: 1,
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    mobile: 'meta',
  }),
  column('amount', {
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
  column('discount', {
    ...hidden,
    text: ({ discountCents }) => (discountCents ? formatMoney(discountCents) : ''),
    align: 'right',
  }),
  column('cancel', { ...hidden, text: (request) => cancelWords(request, zone), width: 200, whole: true }),
  column('by', { ...hidden, text: ({ submittedBy }) => submittedBy, width: 200 }),
  column('message', { ...hidden, text: ({ statusReason }) => statusReason ?? '', width: 220 }),
  column('posted', { ...hidden, text: ({ postedOn }) => (postedOn === null ? '' : formatDate(postedOn)) }),
];

const accountColumn = (): RequestColumn =>
  column('account', {
    text: ({ accountNo }) => accountNo,
    width: 96,
    whole: true,
    yields: 2,
    mobile: 'meta',
  });
