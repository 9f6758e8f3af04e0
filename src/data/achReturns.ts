import { useMutation } from '@tanstack/react-query';
import * as achReturns from '@contract/achReturns/endpoints';
import type { ReturnFileMove } from '@contract/achReturns/labels';
import type { ReturnFileDetail } from '@contract/achReturns/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import * as queue from '@contract/queue/endpoints';
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

/** Files come by themselves, and somebody else may move one. */
const now = { ...showPrevious, ...lookAgain(30_000) };

export const useReturnFiles = (query: QueryOf<typeof achReturns.list>) =>
  useListEndpoint(achReturns.list, { query }, now);

export const useReturnFileTotals = (query: QueryOf<typeof achReturns.totals>) =>
  useEndpoint(achReturns.totals, { query }, now);

/** They change with a file that is applied or sent, and not by the minute. */
export const useReturnRates = (enabled = true) =>
  useEndpoint(achReturns.rates, {}, { ...showPrevious, enabled });

export const useReturnFile = (fileNo: number) => useEndpoint(achReturns.one, { params: { fileNo } }, now);

export const useReturnRows = (fileNo: number, query: QueryOf<typeof achReturns.rows>) =>
  useListEndpoint(achReturns.rows, { params: { fileNo }, query }, showPrevious);

/** @param fileNo null where the file is no bank statement */
export const useStatementEntries = (fileNo: number | null, query: QueryOf<typeof achReturns.entries>) =>
  useListEndpoint(achReturns.entries, { params: { fileNo }, query }, showPrevious);

/** A file moves requests. */
const changed = [...Object.values(achReturns), ...Object.values(queue), officeHome.desk];

interface Taking {
  /** The name of what is being sent. */
  readonly sending: string | undefined;
  readonly failure: string | undefined;
  /** @param then hears under which number the file is kept, and whether it was there before */
  readonly start: (file: File, then: (taken: { fileNo: number; known: boolean }) => void) => void;
}

export function useTakeReturnFile(): Taking {
  const { client } = useSource();
  const { isPending, variables, error, mutate } = useMutation({
    mutationFn: (file: File) =>
      client.upload(
        achReturns.upload,
        { query: { name: file.name } },
        // It is small: nobody counts how much of it is there.
        { type: 'application/octet-stream', file, onSent: () => undefined },
      ),
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  return {
    sending: isPending ? variables.name : undefined,
    failure: error?.message,
    start: (file, then) => mutate(file, { onSuccess: then }),
  };
}

/** The sheet for the audit of a year, for the browser's downloads. */
export function useAuditSheet() {
  const { client } = useSource();
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (year: number) =>
      saveFile(await client.download(achReturns.audit, { query: { year, format: 'csv' } })),
  });
  return { fetching: isPending ? variables : undefined, start: (year: number) => mutate(year) };
}

/** A move of a file, on its way. */
export interface MovingReturns {
  readonly pending: boolean;
  readonly failure: string | undefined;
  /** @param include numbers of rows found by amount and day alone that are applied too */
  readonly start: (
    file: ReturnFileDetail,
    move: ReturnFileMove,
    include: readonly number[],
    then: (file: ReturnFileDetail) => void,
  ) => void;
  readonly reset: () => void;
}

export function useMoveReturnFile(): MovingReturns {
  const { client } = useSource();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: (call: { fileNo: number; move: ReturnFileMove; version: number; include: string }) => {
      const { fileNo, ...body } = call;
      return client.call(achReturns.move, { params: { fileNo }, body });
    },
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  return {
    pending: isPending,
    failure: error?.message,
    start: ({ fileNo, version }, move, include, then) =>
      mutate({ fileNo, version, move, include: include.join(',') }, { onSuccess: then }),
    reset,
  };
}
