import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterFilter, LetterQuery, letters, RequeueOutcome } from '../../contract/letters';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';

const path = '/api/office/letters';
const list: Wire<typeof letters.list> = { method: 'GET', path };
const totals: Wire<typeof letters.totals> = { method: 'GET', path: `${path}/totals` };
const one: Wire<typeof letters.one> = { method: 'GET', path: `${path}/:id` };
const requeueMany: Wire<typeof letters.requeueMany> = { method: 'POST', path: `${path}/requeue` };

/** Letters leave by themselves: what is looked at is asked for again. */
const fresh = { staleTime: 0, refetchInterval: 10_000, meta: { quiet: true } } as const;

/** One page of letters. The page before stays in view while the next one loads. */
export function useLetters(query: LetterQuery) {
  const { client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) => client.call(list, { query: asked }, signal);
  const page = useQuery({
    queryKey: ['letters', 'list', query],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });
  return listPage(page, query, ask);
}

/** How many letters there are per state under the filter. */
export function useLetterTotals(query: LetterFilter) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['letters', 'totals', query],
    queryFn: ({ signal }) => client.call(totals, { query }, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** One letter with what it says; asks nothing for null. */
export function useLetter(id: string | null) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['letters', 'one', id],
    queryFn: id === null ? skipToken : ({ signal }) => client.call(one, { params: { id } }, signal),
    ...fresh,
  });
}

/** Sending letters again that were given up. */
export interface Requeuing {
  readonly pending: boolean;
  /** What came of each of the last ones; undefined before, and where nobody could tell. */
  readonly outcomes: readonly RequeueOutcome[] | undefined;
  /** Why nobody could tell, in words. */
  readonly failure: string | undefined;
  /** @param then what follows where each could be told */
  readonly start: (ids: readonly string[], then?: () => void) => void;
  readonly reset: () => void;
}

export function useRequeueLetters(): Requeuing {
  const { client } = useSource();
  const queries = useQueryClient();
  const { isPending, data, error, mutate, reset } = useMutation({
    mutationFn: (ids: readonly string[]) => client.call(requeueMany, { body: { ids: [...ids] } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['letters'] }),
  });
  return {
    pending: isPending,
    outcomes: data?.rows,
    failure: error?.message,
    start: (ids, then) => mutate(ids, { onSuccess: then }),
    reset,
  };
}
