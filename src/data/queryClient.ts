import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@contract/problem';
import { STEP_UP_FIELD } from '@contract/rules/stepUp';

/** Which fixed text a failing call gets (docs/rules.md#error-texts); the usual one where nothing is said. */
export type Alert = 'permissions';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly alert?: Alert;
      /** Asked again by itself: where something is shown already, the page alone says that it is not the newest. */
      readonly quiet?: boolean;
      /** Tried again by itself until it succeeds, while the page says so: told at the first failure only. */
      readonly once?: boolean;
    };
  }
}

/** The data change once a night: within five minutes the same question needs no second answer. */
const fiveMinutes = 5 * 60_000;

/** Reading again can help where nothing answered or the server broke; a refusal stays one. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && error.status >= 500;

/** Somebody was asked for the password and left, or is leaving a view that is over: they need no alert about it. */
const isLeft = (error: unknown): boolean =>
  error instanceof ApiError && (STEP_UP_FIELD in error.fields || error.code === 'view-over');

/** What is known in one signed-in session. `onFailure` hears of each failing call once, after its retries. */
export function createQueryClient(onFailure: (error: unknown, alert?: Alert) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta, state }) {
        const isKnown =
          isLeft(error) ||
          (meta?.quiet && state.data !== undefined) ||
          (meta?.once && state.errorUpdateCount > 1);
        if (!isKnown) onFailure(error, meta?.alert);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => isLeft(error) || onFailure(error) }),
    defaultOptions: {
      queries: { staleTime: fiveMinutes, retry: worthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
