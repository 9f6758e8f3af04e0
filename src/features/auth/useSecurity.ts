import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/session/messages';
import type { Outcome, Security } from '@/session/security';
import { useSession } from '@/session/SessionProvider';

/** Does something about the customer's own sign-in. Never rejects. */
export type Ask = <T>(task: (security: Security) => Promise<Outcome<T>>) => Promise<Outcome<T>>;

const unreachable: Outcome<never> = {
  kind: 'failed',
  failure: { code: 'NetworkError', message: 'Network error' },
};

export function useSecurity(): Ask {
  const session = useSession();
  return useCallback(
    async (task) => {
      const security = await session.security().catch(() => undefined);
      return security ? task(security) : unreachable;
    },
    [session],
  );
}

export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Asks once at the first paint and whenever it is told to; what is known stays meanwhile.
 * @param task the same function at every paint, or it is asked again and again
 */
export function useAsked<T>(ask: Ask, task: (security: Security) => Promise<Outcome<T>>) {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'loading' });
  const turns = useRef(0);

  const again = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    const outcome = await ask(task);
    // An answer that was overtaken by a later question is not true any more.
    if (turn === turns.current) setAsked(answerOf(outcome));
  }, [ask, task]);

  useEffect(
    function askAtFirst() {
      void again();
    },
    [again],
  );

  return {
    asked,
    again,
    retry: () => {
      setAsked({ state: 'loading' });
      void again();
    },
  };
}

const answerOf = <T>(outcome: Outcome<T>): Asked<T> =>
  outcome.kind === 'done'
    ? { state: 'ready', value: outcome.value }
    : { state: 'failed', failure: outcome.failure };
