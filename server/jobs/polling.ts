import { DatabaseGone } from '../db/databaseGone';

/** Looks at something again and again. */
interface Polling {
  /** Looks from now on, for the first time after a pause. */
  readonly start: () => void;
  /** Looks no more, and waits for a look that runs. */
  readonly close: () => Promise<void>;
}

interface PollingOptions {
  readonly look: () => Promise<unknown>;
  /** Between two looks. */
  readonly everyMs: number;
  /** Told of a look that failed, but the same trouble only once. */
  readonly complain: (error: Error) => void;
}

const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Where a look fails, the pause before the next doubles, up to an hour. That the database is gone is no fault of what
 * is looked at: the database tells of itself, and the next look comes as soon as ever.
 */
export function openPolling({ look, everyMs, complain }: PollingOptions): Polling {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let closed = false;
  let trouble = '';
  let pause = everyMs;

  async function turn(): Promise<void> {
    try {
      await look();
      pause = everyMs;
      trouble = '';
    } catch (error) {
      if (!(error instanceof DatabaseGone)) failed(error as Error);
    }
    if (!closed) next();
  }
  function failed(error: Error): void {
    if (error.message !== trouble) complain(error);
    trouble = error.message;
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  const next = () => {
    timer = setTimeout(() => {
      running = turn();
    }, pause);
    timer.unref();
  };
  return {
    start: next,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
