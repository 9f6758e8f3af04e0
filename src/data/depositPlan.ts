import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type * as depositPlans from '@contract/depositPlan/endpoints';
import type { EntryFilter, EntryQuery } from '@contract/depositPlan/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { useDownload } from './useDownload';

const list: Wire<typeof depositPlans.list> = { method: 'GET', path: '/api/depositplan' };
const transactions: Wire<typeof depositPlans.transactions> = {
  method: 'GET',
  path: '/api/cinchtransactions',
};
const totals: Wire<typeof depositPlans.totals> = { method: 'GET', path: '/api/depositplan/totals' };
const file: Wire<typeof depositPlans.exportFile> = { method: 'GET', path: '/api/depositplan/export' };
const statement: Wire<typeof depositPlans.statement> = { method: 'GET', path: '/api/depositplan/statement' };
const offer: Wire<typeof depositPlans.offer> = { method: 'GET', path: '/api/depositplan/offer' };
const about: Wire<typeof depositPlans.about> = { method: 'GET', path: '/api/savings' };

/** The customer's deposit accounts, with what each holds, pays and has earned. */
export function usePlans() {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['deposit-plans', username],
    queryFn: ({ signal }) => client.call(list, { query: { username } }, signal),
  });
}

/** One page of a deposit account's ledger; asks nothing without one. The page before stays while the next loads. */
export function useEntries(query: Omit<EntryQuery, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(transactions, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['deposit-entries', query, username],
    queryFn: query.savid ? ({ signal }) => ask(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every row that the filter lets through, and the balances around its days. */
export function useEntryTotals(filter: Omit<EntryFilter, 'username'>) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['deposit-totals', filter, username],
    queryFn: filter.savid
      ? ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal)
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** Every row that the filter lets through, as a file. */
export const useExportEntries = () => useDownload(file);

/** The PDF of some days of a deposit account, both ends counted. */
export function useDepositStatement(savid: string) {
  const { pending, failed, start } = useDownload(statement);
  return {
    pending,
    failed,
    start: (days: { readonly from: string; readonly to: string }) =>
      start({ ...days, savid, disposition: 'attachment' }),
  };
}

/** What can be asked for now from a deposit account. Times pass, so each form asks anew. */
export function useMoneyOffer(savid: string) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['deposit-offer', savid, username],
    queryFn: ({ signal }) => client.call(offer, { query: { username, savid } }, signal),
    staleTime: 0,
  });
}

/** How the plan works and what it pays, for whoever has none. */
export function useAboutSavings() {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['savings-about', username],
    queryFn: ({ signal }) => client.call(about, { query: { username } }, signal),
  });
}
