import { skipToken, useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@contract/endpoint';
import type * as payable from '@contract/payable/endpoints';
import type * as requests from '@contract/requests/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const account: Wire<typeof payable.account> = { method: 'GET', path: '/api/payable' };
const authorization: Wire<typeof requests.authorization> = { method: 'GET', path: '/api/authorization' };

/** What can be paid on an account; asks nothing for null. What is on its way changes by the minute. */
export function usePayable(accountNo: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['payable', accountNo, username],
    queryFn:
      accountNo === null
        ? skipToken
        : ({ signal }) => client.call(account, { query: { username, account: accountNo } }, signal),
    staleTime: 0,
  });
}

/** A payment as far as its authorization depends on it. */
export type AuthorizedPayment = Omit<RequestOf<typeof requests.authorization>['query'], 'username'>;

/** The text that a payment is agreed to with; asks nothing for null. */
export function useAuthorization(payment: AuthorizedPayment | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['authorization', payment, username],
    queryFn:
      payment === null
        ? skipToken
        : ({ signal }) => client.call(authorization, { query: { ...payment, username } }, signal),
    staleTime: 0,
  });
}
