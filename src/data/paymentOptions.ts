import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewPaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
import type * as paymentOptions from '@contract/paymentOptions/endpoints';
import { isBankRoutingNumber } from '@contract/rules/bank';
import type * as routingNumbers from '@contract/routingNumbers/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const path = '/api/externalpaymentoptions';
const list: Wire<typeof paymentOptions.list> = { method: 'GET', path };
const add: Wire<typeof paymentOptions.add> = { method: 'POST', path };
const change: Wire<typeof paymentOptions.change> = { method: 'PUT', path };
const remove: Wire<typeof paymentOptions.remove> = { method: 'DELETE', path: `${path}/:id` };
const bank: Wire<typeof routingNumbers.one> = { method: 'GET', path: '/api/routingnumbers/:number' };

const key = 'payment-options';

/** The bank accounts that the customer saved, the default first. */
export function usePaymentOptions() {
  const { username, client } = useSource();
  return useQuery({
    queryKey: [key, username],
    queryFn: ({ signal }) => client.call(list, { query: { username } }, signal),
  });
}

/** The bank behind a routing number; asks nothing before there are 9 digits. */
export function useRoutingNumber(number: string) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['routing-number', number],
    queryFn: isBankRoutingNumber(number)
      ? ({ signal }) => client.call(bank, { params: { number } }, signal)
      : skipToken,
    // Only a name would be missing.
    retry: false,
    staleTime: Infinity,
  });
}

/**
 * What can be done to saved bank accounts. Each rejects with what it was refused with. The number that is added goes to
 * the server and stays nowhere: no mutation remembers it.
 */
export function useChangeOptions() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const fresh = () => queries.invalidateQueries({ queryKey: [key] });
  const changing = useMutation({
    mutationFn: (asked: Omit<PaymentOptionChange, 'username'>) =>
      client.call(change, { body: { username, ...asked } }),
    onSuccess: fresh,
  });
  const removing = useMutation({
    mutationFn: (id: string) => client.call(remove, { params: { id } }),
    onSuccess: fresh,
  });
  return {
    add: async (asked: Omit<NewPaymentOption, 'username'>) => {
      const saved = await client.call(add, { body: { username, ...asked } });
      await fresh();
      return saved;
    },
    change: changing.mutateAsync,
    remove: removing.mutateAsync,
  };
}
