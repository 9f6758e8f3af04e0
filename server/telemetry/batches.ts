/** Gathers what is to be sent, in memory and never more than so much of it. */
interface Batches<T> {
  /** Costs nothing but room; what has none is lost. */
  add(item: T): void;
  /** Sends what is left, for so long at most; what is not sent by then is lost. */
  close(withinMs: number): Promise<void>;
}

/** How a batch is to be brought away. */
export interface Hurry {
  /** Aborted once nothing may be waited for. */
  readonly closing: AbortSignal;
  /** Aborted once there is no time left. */
  readonly over: AbortSignal;
}

interface BatchesOptions<T> {
  /** Answers how many of them were lost. Never throws. */
  readonly send: (items: readonly T[], hurry: Hurry) => Promise<number>;
  readonly lost: (count: number) => void;
  readonly everyMs?: number;
  readonly batch?: number;
  /** So many wait at most, beside the batch that is under way. */
  readonly most?: number;
}

/** Sends a batch when one is full, and every few seconds what there is; one after the other. */
export function openBatches<T>({
  send,
  lost,
  everyMs = 5_000,
  batch = 512,
  most = 2_048,
}: BatchesOptions<T>): Batches<T> {
  const waiting: T[] = [];
  const closing = new AbortController();
  const over = new AbortController();
  const hurry: Hurry = { closing: closing.signal, over: over.signal };
  let wake: () => void = () => undefined;

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** What comes meanwhile waits for others: each post costs both sides something. */
  async function sendAll(): Promise<void> {
    for (let left = waiting.length; left > 0 && !over.signal.aborted; left -= batch)
      tell(await send(waiting.splice(0, Math.min(left, batch)), hurry));
  }
  const tell = (count: number) => count > 0 && lost(count);
  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      if (waiting.length < batch) await sleep();
      await sendAll();
    }
    await sendAll();
    tell(waiting.splice(0).length);
  }
  const running = run();

  return {
    add(item) {
      if (waiting.length >= most || closing.signal.aborted) tell(1);
      else if (waiting.push(item) >= batch) wake();
    },
    async close(withinMs) {
      const timer = setTimeout(() => over.abort(), withinMs);
      closing.abort();
      wake();
      await running;
      clearTimeout(timer);
    },
  };
}
