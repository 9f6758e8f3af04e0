import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallOf, Endpoint } from '@contract/endpoint';
import type { DropReport } from '@contract/imports/schema';
import * as imports from '@contract/imports/endpoints';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';
import type { Exporting, TableFormat } from './useDownload';
import {
  answersOf,
  endpointQuery,
  live,
  type QueryOf,
  quiet,
  showPrevious,
  useEndpoint,
  useListEndpoint,
} from './useEndpoint';

const acts = { apply: imports.approve, dismiss: imports.dismiss, rollBack: imports.rollBack };

/** What the office can decide of a drop. */
export type DropAct = keyof typeof acts;

/** While a drop is on its way, everything about drops is asked for again as often as somebody would look. */
const LOOK_AGAIN = 2_000;
/** Drops also come by themselves. */
const NOW_AND_THEN = 30_000;

/** The import that runs now, if one does. */
export const useImportProgress = () =>
  useEndpoint(
    imports.progress,
    {},
    {
      ...live(NOW_AND_THEN),
      refetchInterval: ({ state: { data } }) => (data?.running ? LOOK_AGAIN : NOW_AND_THEN),
    },
  );

/** @param moving whether an import runs, so that what came of it is soon to be seen */
const asked = (moving: boolean) => ({ ...showPrevious, ...live(moving ? LOOK_AGAIN : NOW_AND_THEN) });

export const useFreshness = (moving: boolean) => useEndpoint(imports.freshness, {}, asked(moving));

/** One page of drops. */
export const useDrops = (query: QueryOf<typeof imports.list>, moving: boolean) =>
  useListEndpoint(imports.list, { query }, asked(moving));

/** How many drops there are of each outcome. */
export const useDropTotals = (query: { readonly q?: string }, moving: boolean) =>
  useEndpoint(imports.totals, { query }, asked(moving));

/** One drop; asks nothing for null. */
export const useDrop = (dropId: number | null, moving: boolean) =>
  useEndpoint(
    imports.report,
    { params: { dropId } },
    {
      refetchInterval: ({ state: { data } }) => (moving || data?.outcome === 'uploaded' ? LOOK_AGAIN : false),
      staleTime: 0,
      ...quiet,
    },
  );

/** One page of a drop's findings; `look` tells one look at the drop from the next. */
export function useIssues(
  dropId: number | null,
  look: string | undefined,
  query: QueryOf<typeof imports.issues>,
) {
  const { queryKey, ...question } = endpointQuery(useSource(), imports.issues, {
    params: { dropId },
    query,
  });
  return useQuery({ ...question, queryKey: [...queryKey, look], ...showPrevious, ...quiet });
}

export function useIssueTotals(
  dropId: number | null,
  look: string | undefined,
  query: QueryOf<typeof imports.issueTotals>,
) {
  const { queryKey, ...question } = endpointQuery(useSource(), imports.issueTotals, {
    params: { dropId },
    query,
  });
  return useQuery({ ...question, queryKey: [...queryKey, look], ...showPrevious, ...quiet });
}

/** What a drop's findings can be taken along as: as they are shown, or all of them for whoever runs the ERP. */
export type IssueFormat = TableFormat | 'validation';

export function useIssueExport(
  dropId: number,
  query: Omit<CallOf<typeof imports.issueExport>['query'], 'format'>,
): Exporting<IssueFormat> {
  const { client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (format: IssueFormat) => {
      const params = { dropId };
      saveFile(
        format === 'validation'
          ? await client.download(imports.validation, { params, query: { format: 'csv' } })
          : await client.download(imports.issueExport, { params, query: { ...query, format } }),
      );
    },
  });
  return { exporting: isPending, exportFailed: isError, onExport: (format) => mutate(format) };
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
      client.call<Endpoint>(acts[act], { params: { dropId } }) as Promise<unknown>,
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
interface Sending {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

interface Uploading {
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
        return await client.upload(imports.upload, { query: { name: file.name } }, sending);
      } catch (failure) {
        // Who calls it off need not be told.
        if (signal.aborted) return undefined;
        throw failure;
      }
    },
    onSettled: () =>
      Promise.all(Object.values(imports).map((one) => queries.invalidateQueries(answersOf(one)))),
  });
  return {
    sending: isPending ? { name: variables.name, bytes: variables.size, sent } : undefined,
    failure: error?.message,
    start: (file, then) => mutate(file, { onSuccess: (taken) => taken && then(taken.dropId) }),
    stop: () => stopping.current?.abort(),
    reset,
  };
}
