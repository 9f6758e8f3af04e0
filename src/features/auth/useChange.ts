import { useState } from 'react';
import { plainWords } from '@/session/errorText';
import type { Outcome, Security } from '@/session/security';
import type { Ask } from './useSecurity';

export interface Change {
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
