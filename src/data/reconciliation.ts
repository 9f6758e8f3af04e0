import { useMutation } from '@tanstack/react-query';
import * as queue from '@contract/queue/endpoints';
import * as reconciliation from '@contract/reconciliation/endpoints';
import type { DifferenceKind, DifferenceMove } from '@contract/reconciliation/labels';
import type { DifferenceDetail } from '@contract/reconciliation/schema';
import { useSource } from './DataProvider';
import {
  lookAgain,
  type QueryOf,
  showPrevious,
  useAskAnew,
  useEndpoint,
  useListEndpoint,
} from './useEndpoint';

/** Somebody else may work on one, and files of the bank come by themselves. */
const now = { ...showPrevious, ...lookAgain(60_000) };

export const useDifferences = (query: QueryOf<typeof reconciliation.list>) =>
  useListEndpoint(reconciliation.list, { query }, now);

export const useDifferenceTotals = (query: QueryOf<typeof reconciliation.totals>, enabled = true) =>
  useEndpoint(reconciliation.totals, { query }, { ...now, enabled });

export const useCloses = () => useEndpoint(reconciliation.closes, {}, now);

export interface DifferenceKey {
  readonly kind: DifferenceKind;
  readonly subject: string;
}

/** One difference; asks nothing for null. */
export const useDifference = (key: DifferenceKey | null) =>
  useEndpoint(
    reconciliation.one,
    { params: { kind: key?.kind ?? null, subject: key?.subject ?? null } },
    lookAgain(60_000),
  );

/** A match moves a request. */
const changed = [...Object.values(reconciliation), ...Object.values(queue)];

/** What somebody says with a move. */
export interface DifferenceEntries {
  readonly reason: string;
  readonly candidate?: string;
  readonly lookAgainOn?: string;
}

/** A move of a difference, on its way. */
export interface MovingDifference {
  readonly pending: boolean;
  readonly failure: string | undefined;
  /** @param then hears whether it is one no more */
  readonly start: (
    of: Pick<DifferenceDetail, 'kind' | 'subject' | 'version'>,
    move: DifferenceMove,
    entries: DifferenceEntries,
    then: (gone: boolean) => void,
  ) => void;
  readonly reset: () => void;
}

export function useMoveDifference(): MovingDifference {
  const { client } = useSource();
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: (call: DifferenceKey & DifferenceEntries & { version: number; move: DifferenceMove }) => {
      const { kind, subject, ...body } = call;
      return client.call(reconciliation.move, { params: { kind, subject }, body });
    },
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  return {
    pending: isPending,
    failure: error?.message,
    start: ({ kind, subject, version }, move, entries, then) =>
      mutate({ kind, subject, version, move, ...entries }, { onSuccess: ({ gone }) => then(gone) }),
    reset,
  };
}

/** A signature under the figures of some days, on its way. */
export interface SigningClose {
  readonly pending: boolean;
  readonly failure: string | undefined;
  /** @param then hears whether the days are closed with it */
  readonly start: (seen: { through: string; hash: string }, then: (closed: boolean) => void) => void;
}

export function useSignClose(): SigningClose {
  const { client } = useSource();
  const { isPending, error, mutate } = useMutation({
    mutationFn: (body: { through: string; hash: string }) => client.call(reconciliation.sign, { body }),
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  return {
    pending: isPending,
    failure: error?.message,
    start: (seen, then) =>
      mutate(seen, { onSuccess: ({ closed }) => then(closed[0]?.through === seen.through) }),
  };
}
