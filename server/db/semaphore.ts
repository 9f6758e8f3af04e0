/** Lets only so many at something at once, in the order in which they come. */
interface Semaphore {
  /** Waits until one is free; whoever has taken it releases it. */
  acquire(): Promise<void>;
  release(): void;
}

interface SemaphoreOptions {
  readonly free: number;
  /** How many may wait. */
  readonly most: number;
  /** What whoever comes then is told. */
  readonly refuse: (waiting: number) => Error;
}

export function openSemaphore({ free: atFirst, most, refuse }: SemaphoreOptions): Semaphore {
  let free = atFirst;
  const waiting: (() => void)[] = [];
  return {
    async acquire() {
      if (waiting.length >= most) throw refuse(waiting.length);
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => waiting.push(go));
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}
