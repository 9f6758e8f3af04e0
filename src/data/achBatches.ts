import { useMutation } from '@tanstack/react-query';
import * as achBatches from '@contract/achBatches/endpoints';
import * as officeHome from '@contract/officeHome/endpoints';
import * as queue from '@contract/queue/endpoints';
import type { BatchMove, BatchSheet } from '@contract/achBatches/labels';
import type { AchBatchDetail, AchProposal } from '@contract/achBatches/schema';
import type { CallOf } from '@contract/endpoint';
import type { Client } from './client';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';
import {
  lookAgain,
  type QueryOf,
  showPrevious,
  useAskAnew,
  useEndpoint,
  useListEndpoint,
} from './useEndpoint';

/** Somebody else may make or move a file, and requests are approved meanwhile. */
const now = { ...showPrevious, ...lookAgain(30_000) };

/** @param without ids of requests that are left for another file */
export const useProposal = (without: readonly string[]) =>
  useEndpoint(achBatches.proposal, { query: { without: without.join(',') } }, now);

export const useBatches = (query: QueryOf<typeof achBatches.list>) =>
  useListEndpoint(achBatches.list, { query }, now);

export const useBatchTotals = (query: QueryOf<typeof achBatches.totals>) =>
  useEndpoint(achBatches.totals, { query }, now);

const MOMENT = 2_000;

/** While its customers are still being told, it is asked for again. */
export const useBatch = (batchNo: number) =>
  useEndpoint(
    achBatches.one,
    { params: { batchNo } },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.status === 'sent' && data.sentCount < data.entryCount ? MOMENT : false,
    },
  );

export const useEntries = (batchNo: number, query: QueryOf<typeof achBatches.entries>) =>
  useListEndpoint(achBatches.entries, { params: { batchNo }, query }, showPrevious);

/** Something that changes a file, on its way. */
export interface Changing<Args extends readonly unknown[]> {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly start: (...args: Args) => void;
  readonly reset: () => void;
}

/** A file moves requests. */
const changed = [...Object.values(achBatches), ...Object.values(queue), officeHome.desk];

type Then = (batch: AchBatchDetail) => void;

/** A call that changes files: what it was refused with is told beside it, and all that a file moves is asked for anew. */
function useChange<Call>(send: (client: Client, call: Call) => Promise<AchBatchDetail>) {
  const { client } = useSource();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: (call: Call) => send(client, call),
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  const start = (call: Call, then: Then) => mutate(call, { onSuccess: then });
  return { pending: isPending, failure: error?.message, start, reset };
}

/** @param newKey a key for each attempt of a person; the same file asked for again is the same file */
export function useCreateBatch(newKey: () => string): Changing<[AchProposal, readonly string[], Then]> {
  const { start, ...change } = useChange<CallOf<typeof achBatches.create>>((client, call) =>
    client.call(achBatches.create, call),
  );
  return {
    ...change,
    start: ({ entryCount, debitCents, creditCents }, without, then) => {
      const expected = { entryCount, debitCents, creditCents };
      start({ key: newKey(), body: { without: without.join(','), expected } }, then);
    },
  };
}

export function useMoveBatch(): Changing<[AchBatchDetail, BatchMove, string, Then]> {
  const { start, ...change } = useChange<CallOf<typeof achBatches.move>>((client, call) =>
    client.call(achBatches.move, call),
  );
  return {
    ...change,
    start: ({ batchNo, version }, move, reason, then) =>
      start({ params: { batchNo }, body: { move, version, reason } }, then),
  };
}

/** What can be taken along of a file: itself, or a sheet of it. */
export type BatchFile = 'bank' | BatchSheet;

/** The bank's file passes through the browser and stays in no cache of it. */
export function useBatchFiles(batchNo: number): {
  readonly fetching: BatchFile | undefined;
  readonly failure: string | undefined;
  readonly start: (file: BatchFile) => void;
} {
  const { client } = useSource();
  const { isPending, variables, error, mutate } = useMutation({
    mutationFn: async (file: BatchFile) => {
      const params = { batchNo };
      saveFile(
        file === 'bank'
          ? await client.download(achBatches.bankFile, { params, query: { format: 'ach' } })
          : await client.download(achBatches.sheet, { params, query: { name: file, format: 'csv' } }),
      );
    },
    meta: { quiet: true },
    gcTime: 0,
  });
  return {
    fetching: isPending ? variables : undefined,
    failure: error?.message,
    start: (file) => mutate(file),
  };
}
