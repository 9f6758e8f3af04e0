import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RequestOf } from '@contract/endpoint';
import type { DropReport, FindingFilter } from '@contract/imports/schema';
import type * as imports from '@contract/imports/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { saveFile } from './saveFile';

type Imports = typeof imports;

const path = '/api/imports';
const list: Wire<Imports['list']> = { method: 'GET', path };
const totals: Wire<Imports['totals']> = { method: 'GET', path: `${path}/totals` };
const progress: Wire<Imports['progress']> = { method: 'GET', path: `${path}/progress` };
const freshness: Wire<Imports['freshness']> = { method: 'GET', path: `${path}/freshness` };
const upload: Wire<Imports['upload']> = { method: 'POST', path: `${path}/uploads` };
const report: Wire<Imports['report']> = { method: 'GET', path: `${path}/:dropId` };
const findings: Wire<Imports['findings']> = { method: 'GET', path: `${path}/:dropId/findings` };
const findingTotals: Wire<Imports['findingTotals']> = {
  method: 'GET',
  path: `${path}/:dropId/findings/totals`,
};
const validation: Wire<Imports['validation']> = { method: 'GET', path: `${path}/:dropId/validation` };
const acts = {
  apply: { method: 'POST', path: `${path}/:dropId/approve` } as Wire<Imports['approve']>,
  dismiss: { method: 'POST', path: `${path}/:dropId/dismiss` } as Wire<Imports['dismiss']>,
  rollBack: { method: 'POST', path: `${path}/:dropId/rollback` } as Wire<Imports['rollBack']>,
};

/** What the office can decide of a drop. */
export type DropAct = keyof typeof acts;

type DropsQuery = RequestOf<Imports['list']>['query'];
type FindingsQuery = RequestOf<Imports['findings']>['query'];

/** While a drop is on its way, everything about drops is asked for again as often as somebody would look. */
const LOOK_AGAIN = 2_000;
/** Drops also come by themselves. */
const NOW_AND_THEN = 30_000;

/** The import that runs now, if one does. */
export function useImportProgress() {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'progress'],
    queryFn: ({ signal }) => client.call(progress, {}, signal),
    refetchInterval: ({ state: { data } }) => (data?.running ? LOOK_AGAIN : NOW_AND_THEN),
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** @param moving whether an import runs, so that what came of it is soon to be seen */
const asked = (moving: boolean) => ({
  placeholderData: keepPreviousData,
  refetchInterval: moving ? LOOK_AGAIN : NOW_AND_THEN,
  staleTime: 0,
  meta: { quiet: true },
});

export function useFreshness(moving: boolean) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'freshness'],
    queryFn: ({ signal }) => client.call(freshness, {}, signal),
    ...asked(moving),
  });
}

/** One page of drops. */
export function useDrops(query: DropsQuery, moving: boolean) {
  const { client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) => client.call(list, { query: asked }, signal);
  const page = useQuery({
    queryKey: ['imports', 'list', query],
    queryFn: ({ signal }) => ask(query, signal),
    ...asked(moving),
  });
  return listPage(page, query, ask);
}

/** How many drops there are of each outcome. */
export function useDropTotals(query: { readonly q?: string }, moving: boolean) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'totals', query],
    queryFn: ({ signal }) => client.call(totals, { query }, signal),
    ...asked(moving),
  });
}

/** One drop; asks nothing for null. */
export function useDrop(dropId: number | null, moving: boolean) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'drop', dropId],
    queryFn:
      dropId === null ? skipToken : ({ signal }) => client.call(report, { params: { dropId } }, signal),
    refetchInterval: ({ state: { data } }) => (moving || data?.outcome === 'uploaded' ? LOOK_AGAIN : false),
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** One page of a drop's findings; `look` tells one look at the drop from the next. */
export function useFindings(dropId: number | null, look: string | undefined, query: FindingsQuery) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'findings', dropId, look, query],
    queryFn:
      dropId === null
        ? skipToken
        : ({ signal }) => client.call(findings, { params: { dropId }, query }, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export function useFindingTotals(dropId: number | null, look: string | undefined, query: FindingFilter) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['imports', 'finding-totals', dropId, look, query],
    queryFn:
      dropId === null
        ? skipToken
        : ({ signal }) => client.call(findingTotals, { params: { dropId }, query }, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** All findings of a drop, for the browser's downloads. */
export function useValidation() {
  const { client } = useSource();
  const { isPending, mutate } = useMutation({
    mutationFn: async (dropId: number) =>
      saveFile(await client.download(validation, { params: { dropId }, query: { format: 'csv' } })),
  });
  return { pending: isPending, start: (dropId: number) => mutate(dropId) };
}

/** A decision on its way. */
export interface Deciding {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly start: (act: DropAct, dropId: number, then: () => void) => void;
  readonly reset: () => void;
}

/** Decides on a drop. What customers see may be another afterwards, so all that is known is asked for again. */
export function useDecision(): Deciding {
  const { client } = useSource();
  const queries = useQueryClient();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: ({ act, dropId }: { readonly act: DropAct; readonly dropId: number }) =>
      client.call(acts[act] as Wire<Imports['dismiss']>, { params: { dropId } }) as Promise<unknown>,
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    pending: isPending,
    failure: error?.message,
    start: (act, dropId, then) => mutate({ act, dropId }, { onSuccess: then }),
    reset,
  };
}

/** A drop that is being sent. */
export interface Sending {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

export interface Uploading {
  readonly sending: Sending | undefined;
  readonly failure: string | undefined;
  /** @param then hears under which number the drop is kept */
  readonly start: (file: File, then: (dropId: DropReport['dropId']) => void) => void;
  /** Calls it off; nothing of it is left. */
  readonly stop: () => void;
  readonly reset: () => void;
}

export function useUpload(): Uploading {
  const { client } = useSource();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stopping = useRef<AbortController>(null);
  const { isPending, variables, error, mutate, reset } = useMutation({
    mutationFn: async (file: File) => {
      setSent(0);
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      const sending = { type: 'application/zip', file, onSent: setSent, signal } as const;
      try {
        return await client.upload(upload, { query: { name: file.name } }, sending);
      } catch (failure) {
        // Who calls it off need not be told.
        if (signal.aborted) return undefined;
        throw failure;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  });
  return {
    sending: isPending ? { name: variables.name, bytes: variables.size, sent } : undefined,
    failure: error?.message,
    start: (file, then) => mutate(file, { onSuccess: (taken) => taken && then(taken.dropId) }),
    stop: () => stopping.current?.abort(),
    reset,
  };
}
