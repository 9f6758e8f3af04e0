import { toCents } from '@contract/format/money';
import type { pageSizes } from '@contract/paging';
import type { QueueFilter } from '@contract/queue/schema';
import { type queueSorts, type QueueTabName, queueTabNames } from '@contract/queue/labels';
import type { requestKinds } from '@contract/requests/labels';
import { requestFlows } from '@contract/requests/states';
import { riskFlagNames } from '@contract/rules/riskFlags';
import { anyOf, day, dollars, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';

export const kinds = ['payment', 'pickup'] as const satisfies (typeof requestKinds)[number][];
export const sorts = [
  'submitted',
  'amount',
  'day',
  'changed',
] as const satisfies (typeof queueSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];
/** Days that a request waits at least. */
export const ages = ['1', '3', '7'] as const;

const [firstTab, ...otherTabs] = queueTabNames;

/** What narrows the queue. '' and [] narrow nothing, but the tab: there '' is what is to be approved. */
export interface QueueFilters {
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
export type QueueView = ListView<QueueFilters>;

const among = (known: readonly string[]) => anyOf((word) => known.includes(word));

export const queueAddress = listAddress<QueueFilters>({
  filters: {
    tab: oneOf(otherTabs),
    q: words(),
    from: day,
    to: day,
    least: dollars,
    most: dollars,
    flag: among(riskFlagNames),
    kind: among(kinds),
    flow: among(requestFlows),
    age: among(ages),
    account: anyOf((text) => text.length <= 20),
    submitter: anyOf((text) => text.length <= 254),
  },
  sorts,
  usualSort: 'submitted',
  sizes,
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
    tab: tab || firstTab!,
    leastCents: toCents(least),
    mostCents: toCents(most),
    olderThan: age.length > 0 ? Math.min(...age.map(Number)) : undefined,
    account: account[0],
    submitter: submitter[0],
  };
}

/** The list's own part of an address, without what is open and without a place in it: what a kept view is. */
export const addressOf = (view: QueueView): string =>
  String(
    queueAddress.write(new URLSearchParams(), { ...view, page: 1, after: '', before: '', opened: null }),
  );
