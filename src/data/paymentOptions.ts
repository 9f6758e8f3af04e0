import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
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
  return {
    add: async (asked: Omit<NewPaymentOption, 'username'>) => {
      const saved = await client.call(paymentOptions.add, { body: { username, ...asked } });
      await fresh();
      return saved;
    },
    change: changing.mutateAsync,
    remove: removing.mutateAsync,
  };
}
