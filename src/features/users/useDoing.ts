import { useState } from 'react';
import { ApiError } from '@contract/problem';

/** One thing being done at a time: whether it is, and why it did not work. */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(work: () => Promise<unknown>, then: () => void): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      then();
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
    start: (work: () => Promise<unknown>, then: () => void) => void run(work, then),
    /** Forgets a failure. */
    reset: () => setFailure(undefined),
  };
}
