import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@contract/endpoint';
import type * as requests from '@contract/requests/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';

const list: Wire<typeof requests.list> = { method: 'GET', path: '/api/requests' };
const totals: Wire<typeof requests.totals> = { method: 'GET', path: '/api/requests/totals' };

/** What is under way moves without the customer: it is asked for again while somebody looks at it. */
export const lookAgain = 30_000;

/** What narrows the list; who asks is added here. */
export type RequestsFilter = Omit<RequestOf<typeof requests.totals>['query'], 'username'>;
type RequestsQuery = Omit<RequestOf<typeof requests.list>['query'], 'username'>;

const moving = ({ tab }: RequestsFilter) => (tab === 'open' ? lookAgain : false);

/** One page of requests; those under way stay fresh. The page before stays in view while the next one loads. */
export function useRequests(query: RequestsQuery) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(list, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['requests', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: moving(query),
    meta: { quiet: true },
  });
  return listPage(page, query, ask);
}

/** How many requests there are per tab, and what those that the filter lets through ask for. */
export function useRequestTotals(filter: RequestsFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['request-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: moving(filter),
    meta: { quiet: true },
  });
}
