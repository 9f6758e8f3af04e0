import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type * as payments from '@contract/payments/endpoints';
import type { PaymentsFilter as Filter, PaymentsQuery as Query } from '@contract/payments/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { useDownload } from './useDownload';

const list: Wire<typeof payments.list> = { method: 'GET', path: '/api/payments' };
const totals: Wire<typeof payments.totals> = { method: 'GET', path: '/api/payments/totals' };
const choices: Wire<typeof payments.choices> = { method: 'GET', path: '/api/payments/choices' };
const one: Wire<typeof payments.one> = { method: 'GET', path: '/api/payments/:paymentNo' };
const file: Wire<typeof payments.exportFile> = { method: 'GET', path: '/api/payments/export' };

/** What narrows the history; who asks is added here. */
export type PaymentsFilter = Omit<Filter, 'username'>;

/** One page of payments. The page before stays in view while the next one loads. */
export function usePayments(query: Omit<Query, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(list, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['payments', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** What was paid over every row that the filter lets through, and this year. */
export function usePaymentTotals(filter: PaymentsFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['payment-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What there is to filter by. */
export function usePaymentChoices({ account }: Pick<PaymentsFilter, 'account'>) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['payment-choices', account, username],
    queryFn: ({ signal }) => client.call(choices, { query: { account, username } }, signal),
  });
}

/** One payment with what it was applied to; asks nothing for null. */
export function usePayment(paymentNo: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['payment', paymentNo, username],
    queryFn:
      paymentNo === null
        ? skipToken
        : ({ signal }) => client.call(one, { params: { paymentNo }, query: { username } }, signal),
  });
}

/** Every row that the filter lets through, as a file. */
export const useExportPayments = () => useDownload(file);
