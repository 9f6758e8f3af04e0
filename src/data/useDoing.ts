import { useState } from 'react';
import { ApiError } from '@contract/problem';

export interface Doing {
  readonly busy: boolean;
  /** Why it did not work, in words. */
  readonly failure: string | undefined;
  /** @param then done once it worked */
  readonly start: (work: () => Promise<unknown>, then?: () => void) => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

/** One thing being done at a time: whether it is, and why it did not work. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(work: () => Promise<unknown>, then?: () => void): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      then?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    failure,
    start: (work, then) => void run(work, then),
    reset: () => setFailure(undefined),
  };
}
