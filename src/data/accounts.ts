import { skipToken, useQuery } from '@tanstack/react-query';
import type * as accounts from '@contract/accounts/endpoints';
import type { ViewName } from '@contract/accounts/labels';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const list: Wire<typeof accounts.list> = { method: 'GET', path: '/api/cinchusers' };
const overview: Wire<typeof accounts.overview> = { method: 'GET', path: '/api/overview' };

/** The accounts that the customer may see in a view, and which night's data they are; asks nothing for null. */
export function useAccounts(viewname: ViewName | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['accounts', viewname, username],
    queryFn:
      viewname === null
        ? skipToken
        : ({ signal }) => client.call(list, { query: { username, viewname } }, signal),
  });
}

/** Due dates, purchases by month, activity and counts of one account, or of all for null. */
export function useOverview(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['overview', account, username],
    queryFn: ({ signal }) =>
      client.call(overview, { query: { username, account: account ?? undefined } }, signal),
  });
}
