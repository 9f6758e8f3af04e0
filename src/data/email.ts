import { useRef } from 'react';
import {
  keepPreviousData,
  type QueryFunctionContext,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EmailFilter, EmailQuery, RequeueOutcome } from '@contract/email/schema';
import * as letters from '@contract/email/endpoints';
import * as notices from '@contract/notices/endpoints';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { answersOf, cacheKey, useAskAnew } from './useEndpoint';

const LOOK_AGAIN = 10_000;

/**
 * Emails leave by themselves: what is looked at is asked for again, until that is refused. Then the page says that
 * it is not the newest.
 */
const fresh = {
  staleTime: 0,
  refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
    state.error === null && LOOK_AGAIN,
  meta: { quiet: true },
} as const;

/** Nobody waits for what is asked again by itself; somebody does after it failed, or where nothing is shown yet. */
function askerOf({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) {
  const state = client.getQueryState(queryKey);
  return state?.data !== undefined && state.error === null ? 'nobody' : 'somebody';
}

/** One page of letters. The page before stays in view while the next one loads. */
export function useEmails(query: EmailQuery) {
  const { username, client } = useSource();
  const page = useQuery({
    queryKey: cacheKey(letters.list, { query }, username),
    queryFn: (asked) => client.call(letters.list, { query }, asked.signal, { asker: askerOf(asked) }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
  return listPage(page, query, (asked) => client.call(letters.list, { query: asked }));
}

/** How many emails there are per state under the filter. */
export function useEmailTotals(query: EmailFilter, enabled = true) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: cacheKey(letters.totals, { query }, username),
    queryFn: (asked) => client.call(letters.totals, { query }, asked.signal, { asker: askerOf(asked) }),
    placeholderData: keepPreviousData,
    ...fresh,
    enabled,
  });
}

/** One email with what it says; asks nothing for null. */
export function useEmail(id: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: cacheKey(letters.one, { params: { id } }, username),
    queryFn:
      id === null
        ? skipToken
        : (asked) => client.call(letters.one, { params: { id } }, asked.signal, { asker: askerOf(asked) }),
    ...fresh,
  });
}

/** Ends the mark of an address; rejects with what it was refused with. */
export type LiftSuppression = (address: string, reason: string) => Promise<unknown>;

/** What the office does with one email besides; each rejects with what it was refused with. */
export interface EmailActs {
  readonly sendCopy: (id: string, reason: string) => Promise<unknown>;
  readonly liftSuppression: LiftSuppression;
}

export function useEmailActs(): EmailActs {
  const { client } = useSource();
  const again = useAskAnew([letters.list, letters.totals, letters.one]);
  // The same again, because no answer came, is done once.
  const keys = useRef(new Map<string, string>());
  return {
    async sendCopy(id, reason) {
      const asked = `${id} ${reason}`;
      const key = keys.current.get(asked) ?? crypto.randomUUID();
      keys.current.set(asked, key);
      await client.call(notices.sendCopy, { params: { id }, key, body: { reason } });
      keys.current.delete(asked);
      void again();
    },
    async liftSuppression(address, reason) {
      await client.call(letters.liftSuppression, { body: { address, reason } });
      void again();
    },
  };
}

/** Sending emails again that were given up. */
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

export function useRequeueEmails(): Requeuing {
  const { client } = useSource();
  const queries = useQueryClient();
  const { isPending, data, error, mutate, reset } = useMutation({
    mutationFn: (ids: readonly string[]) => client.call(letters.requeueMany, { body: { ids: [...ids] } }),
    onSettled: () =>
      Promise.all(
        [letters.list, letters.totals, letters.one].map((one) => queries.invalidateQueries(answersOf(one))),
      ),
  });
  return {
    pending: isPending,
    outcomes: data?.rows,
    failure: error?.message,
    start: (ids, then) => mutate(ids, { onSuccess: then }),
    reset,
  };
}
