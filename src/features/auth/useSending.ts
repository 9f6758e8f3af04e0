import { useState } from 'react';
import { plainWords } from '@/session/errorText';
import type { Step } from '@/session/signIn';

interface Sending {
  readonly busy: boolean;
  /** Why the last try failed, in plain words. */
  readonly failure: string | undefined;
  /** Sends once at a time and answers whether it worked. */
  readonly send: (task: () => Promise<Step>) => Promise<boolean>;
}

/** What a form without Formik knows of its way to the user pool. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  return {
    busy,
    failure,
    async send(task) {
      if (busy) return false;
      setBusy(true);
      setFailure(undefined);
      await nextPaint();
      const step = await task();
      // The portal takes this page's place now; until it is there, nobody shall press again.
      if (step.kind === 'done') return true;
      setBusy(false);
      if (step.kind !== 'failed') return true;
      setFailure(plainWords(step.failure));
      return false;
    },
  };
}

/** Proving a password keeps the page busy for a second, so the button has to show that first. */
const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
