import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '@locales/session';
import { failed, type Failure } from '@/session/messages';
import { plainWords } from '@/session/errorText';
import type { Outcome, Security } from '@/session/security';
import { useSession } from '@/session/SessionProvider';

/** Does something about the customer's own sign-in. Never rejects. */
export type Ask = <T>(task: (security: Security) => Promise<Outcome<T>>) => Promise<Outcome<T>>;

const unreachable = (): Outcome<never> => failed('NetworkError', m.networkError());

export function useSecurity(): Ask {
  const session = useSession();
  return useCallback(
    async (task) => {
      const security = await session.security().catch(() => undefined);
      return security ? task(security) : unreachable();
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

interface Change {
  readonly busy: boolean;
  /** Why the last one did not work, in plain words. */
  readonly failure: string | undefined;
  /** Does it, and answers whether it worked. */
  readonly change: (task: (security: Security) => Promise<Outcome<unknown>>) => Promise<boolean>;
  /** Lets go of the last failure. */
  readonly forget: () => void;
}

/** Something about the sign-in that is changed by one button. */
export function useChange(ask: Ask): Change {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  return {
    busy,
    failure,
    async change(task) {
      setBusy(true);
      setFailure(undefined);
      const outcome = await ask(task);
      setBusy(false);
      if (outcome.kind === 'failed') setFailure(plainWords(outcome.failure));
      return outcome.kind === 'done';
    },
    forget: () => setFailure(undefined),
  };
}
