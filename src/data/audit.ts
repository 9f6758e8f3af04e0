import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type * as audit from '@contract/audit/endpoints';
import type { AuditFilter, AuditQuery, ChainVerdict } from '@contract/audit/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { saveFile } from './saveFile';

const path = '/api/office/audit';
const list: Wire<typeof audit.list> = { method: 'GET', path };
const totals: Wire<typeof audit.totals> = { method: 'GET', path: `${path}/totals` };
const one: Wire<typeof audit.one> = { method: 'GET', path: `${path}/:seq` };
const verification: Wire<typeof audit.verification> = { method: 'GET', path: `${path}/verification` };
const file: Wire<typeof audit.exportFile> = { method: 'GET', path: `${path}/export` };

/** Events come all the time: what is looked at is asked for again. */
const fresh = { staleTime: 0, refetchInterval: 30_000, meta: { quiet: true } } as const;

/** One page of events. The page before stays in view while the next one loads. */
export function useAudit(query: AuditQuery) {
  const { client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) => client.call(list, { query: asked }, signal);
  const page = useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });
  return listPage(page, query, ask);
}

/** How many events the filter lets through. */
export function useAuditTotals(query: AuditFilter) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['audit-totals', query],
    queryFn: ({ signal }) => client.call(totals, { query }, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** One event with its states; it never changes. Asks nothing for null. */
export function useAuditEvent(seq: number | null) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['audit-event', seq],
    queryFn: seq === null ? skipToken : ({ signal }) => client.call(one, { params: { seq } }, signal),
  });
}

/** A walk over the whole chain, when somebody asks for it. */
export interface Verifying {
  readonly pending: boolean;
  readonly verdict: ChainVerdict | undefined;
  /** Why there is no verdict, in words. */
  readonly failure: string | undefined;
  /** @param head one that was noted earlier; undefined where none was */
  readonly start: (head: string | undefined) => void;
}

export function useVerifyAudit(): Verifying {
  const { client } = useSource();
  const { isPending, data, error, mutate } = useMutation({
    mutationFn: (head: string | undefined) => client.call(verification, { query: { head } }),
  });
  return { pending: isPending, verdict: data, failure: error?.message, start: (head) => mutate(head) };
}

/** Every event that the filter lets through, as a file. */
export function useExportAudit() {
  const { client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (query: AuditFilter & { readonly sort: string }) =>
      saveFile(await client.download(file, { query: { ...query, format: 'csv' } })),
  });
  return { pending: isPending, failed: isError, start: mutate };
}
