import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DepositAmounts, NewPaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { isBankRoutingNumber } from '@contract/format/bankNumbers';
import * as routingNumbers from '@contract/routingNumbers/endpoints';
import { useSource } from './DataProvider';
import { answersOf, useEndpoint } from './useEndpoint';

/** The bank behind a routing number; asks nothing before there are 9 digits. */
export const useRoutingNumber = (number: string) =>
  useEndpoint(
    routingNumbers.one,
    { params: { number: isBankRoutingNumber(number) ? number : null } },
    // Only a name would be missing.
    { retry: false, staleTime: Infinity },
  );

/**
 * What can be done to saved bank accounts. Each rejects with what it was refused with. The number that is added goes to
 * the server and stays nowhere: no mutation remembers it.
 */
export function useChangeOptions() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const fresh = () => queries.invalidateQueries(answersOf(paymentOptions.list));
  const changing = useMutation({
    mutationFn: (asked: Omit<PaymentOptionChange, 'username'>) =>
      client.call(paymentOptions.change, { body: { username, ...asked } }),
    onSuccess: fresh,
  });
  const removing = useMutation({
    mutationFn: (id: string) => client.call(paymentOptions.remove, { params: { id } }),
    onSuccess: fresh,
  });
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await fresh();
    return answer;
  };
  return {
    add: (asked: Omit<NewPaymentOption, 'username'>) =>
      changed(client.call(paymentOptions.add, { body: { username, ...asked } })),
    change: changing.mutateAsync,
    remove: removing.mutateAsync,
    // What was wrong has counted, and is told with what is read anew.
    confirmDeposits: async ({ id, ...body }: DepositAmounts & { readonly id: string }) => {
      try {
        return await client.call(paymentOptions.confirmDeposits, { params: { id }, body });
      } finally {
        await fresh();
      }
    },
    askAgain: (id: string) => changed(client.call(paymentOptions.askAgain, { params: { id } })),
  };
}
