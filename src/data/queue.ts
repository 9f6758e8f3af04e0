import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@contract/endpoint';
import type * as queue from '@contract/queue/endpoints';
import type { QueueFilter } from '@contract/queue/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { saveFile } from './saveFile';

const list: Wire<typeof queue.list> = { method: 'GET', path: '/api/office/requests' };
const totals: Wire<typeof queue.totals> = { method: 'GET', path: '/api/office/requests/totals' };
const one: Wire<typeof queue.one> = { method: 'GET', path: '/api/office/requests/:id' };
const confirm: Wire<typeof queue.confirmBankAccount> = {
  method: 'POST',
  path: '/api/office/requests/:id/bank-account',
};
const file: Wire<typeof queue.exportFile> = { method: 'GET', path: '/api/office/requests/export' };

type QueueQuery = RequestOf<typeof queue.list>['query'];

/** Others of the office work at the same time, and customers cancel. */
const lookAgain = 30_000;

/** One page of the queue. The page before stays in view while the next one loads. */
export function useQueue(query: QueueQuery) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) => client.call(list, { query: asked }, signal);
  const page = useQuery({
    queryKey: ['queue', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    meta: { quiet: true },
  });
  return listPage(page, query, ask);
}

/** How many requests each tab has, and what those that the filter lets through come to. */
export function useQueueTotals(filter: QueueFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['queue-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: filter }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    meta: { quiet: true },
  });
}

/** One request with all that the office decides by; asks nothing for null. */
export function useQueued(id: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['queued', id, username],
    queryFn: id === null ? skipToken : ({ signal }) => client.call(one, { params: { id } }, signal),
    refetchInterval: lookAgain,
    meta: { quiet: true },
  });
}

export interface Confirming {
  readonly pending: boolean;
  /** @param id of a request that names the bank account */
  readonly start: (id: string) => void;
}

/** Confirms the bank account that a request names. */
export function useConfirmBank(): Confirming {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (id: string) => client.call(confirm, { params: { id } }),
    onSuccess(request) {
      queries.setQueryData(['queued', request.id, username], request);
      void queries.invalidateQueries({ queryKey: ['queue'] });
    },
  });
  return { pending: isPending, start: mutate };
}

/** Every request that the filter lets through, as a file. */
export function useExportQueue() {
  const { client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (query: QueueFilter & { readonly sort: string }) =>
      saveFile(await client.download(file, { query: { ...query, format: 'csv' } })),
  });
  return { pending: isPending, failed: isError, start: mutate };
}
