import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type * as ledger from '@contract/ledger/endpoints';
import type { LedgerFilter, LedgerQuery } from '@contract/ledger/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { useDownload } from './useDownload';

const rows: Wire<typeof ledger.rows> = { method: 'GET', path: '/api/ledger/rows' };
const totals: Wire<typeof ledger.totals> = { method: 'GET', path: '/api/ledger/totals' };
const choices: Wire<typeof ledger.choices> = { method: 'GET', path: '/api/ledger/choices' };
const aging: Wire<typeof ledger.aging> = { method: 'GET', path: '/api/ledger/aging' };
const payment: Wire<typeof ledger.payment> = { method: 'GET', path: '/api/ledger/payments/:paymentNo' };
const file: Wire<typeof ledger.exportFile> = { method: 'GET', path: '/api/ledger/export' };

/** What narrows the ledger; who asks is added here. */
export type LedgerRowsFilter = Omit<LedgerFilter, 'username'>;

/** One page of the ledger. The page before stays in view while the next one loads. */
export function useLedgerRows(query: Omit<LedgerQuery, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(rows, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['ledger-rows', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every row that the filter lets through, and each account's balances in its range of days. */
export function useLedgerTotals(filter: LedgerRowsFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['ledger-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What there is to filter by, in one account or in all for null. */
export function useLedgerChoices(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['ledger-choices', account, username],
    queryFn: ({ signal }) =>
      client.call(choices, { query: { username, account: account ?? undefined } }, signal),
  });
}

/**
 * What was open on a day by how long it had been due, in one account or in all for null.
 * @param on 'YYYY-MM-DD'; empty is the as-of day
 */
export function useLedgerAging(account: string | null, on: string) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['ledger-aging', account, on, username],
    queryFn: ({ signal }) =>
      client.call(aging, { query: { username, account: account ?? undefined, on: on || undefined } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** One payment with what it was applied to; asks nothing for null. */
export function useLedgerPayment(paymentNo: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['ledger-payment', paymentNo, username],
    queryFn:
      paymentNo === null
        ? skipToken
        : ({ signal }) => client.call(payment, { params: { paymentNo }, query: { username } }, signal),
  });
}

/** Every row that the filter lets through, as a file. */
export const useExportLedger = () => useDownload(file);
