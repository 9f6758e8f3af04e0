import { useInfiniteQuery } from '@tanstack/react-query';
import * as purchases from '@contract/purchases/endpoints';
import { useSource } from './DataProvider';
import { cacheKey } from './useEndpoint';

/** Deliveries that no invoice bears yet, newest first, with the next ones on request. */
export function useDeliveries(account: string | null) {
  const { username, client } = useSource();
  return useInfiniteQuery({
    queryKey: cacheKey(purchases.deliveries, { query: { account, limit: 25 } }, username),
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      client.call(
        purchases.deliveries,
        { query: { username, account: account ?? undefined, limit: 25, after: pageParam || undefined } },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      more: pages.at(-1)?.next !== null,
    }),
  });
}
