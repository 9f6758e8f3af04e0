import * as m from '@locales/queue';
import { formatMoney, toCents } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import {
  queueSorts,
  type QueueTabName,
  queueTabNames,
  queueTabs,
  queueColumns as labels,
} from '@contract/queue/labels';
import type { QueueFilter, QueueTotals } from '@contract/queue/schema';
import { requestKinds } from '@contract/requests/labels';
import { requestFlows } from '@contract/requests/states';
import { riskFlagNames, riskFlags } from '@contract/rules/riskFlags';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import {
  anyOf,
  day,
  dollars,
  listSearchParams,
  type SearchParams,
  queryOf,
  viewAddress,
  words,
} from '@/data/searchParams';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { totalsTitle } from '@/lists/listTotals';

/** Days that a request waits at least. */
const ages = ['1', '3', '7'] as const;

const tabs = listTabs(queueTabNames, (tab) => queueTabs[tab].label, m.nextStep);

/** What narrows the queue. '' and [] narrow nothing, but the tab: there '' is what is to be approved. */
interface QueueFilters {
  readonly tab: QueueTabName | '';
  readonly q: string;
  /** 'YYYY-MM-DD', on which it was asked for. */
  readonly from: string;
  readonly to: string;
  /** Decimal dollars. */
  readonly least: string;
  readonly most: string;
  readonly flag: readonly string[];
  readonly kind: readonly string[];
  readonly flow: readonly string[];
  readonly age: readonly string[];
  readonly account: readonly string[];
  readonly submitter: readonly string[];
}

/** Everything that the address says of the queue; what is open is a request's id. */
export type QueueParams = SearchParams<QueueFilters>;

const among = (known: readonly string[]) => anyOf((word) => known.includes(word));

export const queueParams = listSearchParams<QueueFilters>({
  filters: {
    tab: tabs.param,
    q: words(),
    from: day,
    to: day,
    least: dollars,
    most: dollars,
    flag: among(riskFlagNames),
    kind: among(requestKinds),
    flow: among(requestFlows),
    age: among(ages),
    account: anyOf((text) => text.length <= 20),
    submitter: anyOf((text) => text.length <= 254),
  },
  sorts: queueSorts,
  usualSort: 'submitted',
  sizes: pageSizes,
  opened: 'request',
});

/** The filters as the contract's query. */
export function toQuery({
  tab,
  least,
  most,
  age,
  account,
  submitter,
  ...filters
}: QueueFilters): QueueFilter {
  return {
    ...queryOf(filters),
    tab: tabs.asked(tab),
    leastCents: toCents(least),
    mostCents: toCents(most),
    olderThan: age.length > 0 ? Math.min(...age.map(Number)) : undefined,
    account: account[0],
    submitter: submitter[0],
  };
}

/** The list as it is in view: what a kept view is. */
export const addressOf = (params: QueueParams): string => viewAddress(queueParams, params);

/** The queue as a list: how it is called and what narrows it. */
export const queueList: ListDefinition<QueueFilters> = {
  get label() {
    return m.requests();
  },
  get things() {
    return m.requestsThings();
  },
  noFilters: queueParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  chips: tabs.chips,
  get panel() {
    return [
      { name: 'flag', label: labels.flags },
      { name: 'kind', label: labels.kind },
      { name: 'flow', label: m.moneySource() },
      { name: 'age', label: m.waiting() },
      { name: 'account', label: labels.account },
      { name: 'submitter', label: labels.submitter },
    ] as const;
  },
};

/** What the filter panel offers; an account or a person comes from a link in a request. */
export const filterChoices = (): ListChoices => ({
  flag: riskFlagNames.map((value) => ({ value, label: riskFlags[value].label })),
  kind: [
    { value: 'payment', label: m.kindPayments() },
    { value: 'pickup', label: m.kindPickups() },
    { value: 'refund', label: m.kindRefunds() },
  ],
  flow: [
    { value: 'bank', label: m.flowBank() },
    { value: 'internal', label: m.flowInternal() },
    { value: 'pickup', label: m.flowPickup() },
    { value: 'check', label: m.flowCheck() },
    { value: 'refund', label: m.flowRefund() },
  ],
  age: ages.map((value) => ({ value, label: m.daysOrMore({ days: Number(value) }) })),
  account: [],
  submitter: [],
});

/** How many requests each tab holds, by the chip's id. */
export const tabCounts = tabs.counts;

export const totalsWords = ({ rows, amountCents }: QueueTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [{ label: m.requestedSum(), text: formatMoney(amountCents) }],
});
