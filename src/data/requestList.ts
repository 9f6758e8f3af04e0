import * as requests from '@contract/requests/endpoints';
import { type QueryOf, quiet, showPrevious, useEndpoint, useListEndpoint } from './useEndpoint';

/** What is under way moves without the customer: it is asked for again while somebody looks at it. */
export const LOOK_AGAIN = 30_000;

/** What narrows the list; who asks is added here. */
export type RequestsFilter = QueryOf<typeof requests.totals>;

const moving = ({ tab }: RequestsFilter) => ({
  refetchInterval: tab === 'open' ? LOOK_AGAIN : (false as const),
  ...quiet,
});

/** One page of requests; those under way stay fresh. */
export const useRequests = (query: QueryOf<typeof requests.list>) =>
  useListEndpoint(requests.list, { query }, moving(query));

/** How many requests there are per tab, and what those that the filter lets through ask for. */
export const useRequestTotals = (filter: RequestsFilter) =>
  useEndpoint(requests.totals, { query: filter }, { ...showPrevious, ...moving(filter) });
