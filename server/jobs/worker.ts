import { DatabaseGone, outlasting } from '../db/databaseGone';
import type { Reach } from '../db/reach';
import { inSpan } from '../telemetry/span';

/** Does the work of a queue. Any number of workers may share a database. */
export interface Worker {
  /** Looks for work from now on. */
  start(): void;
  /** One round by hand: claims what is due and tries each once; answers how many there were. */
  round(): Promise<number>;
  /** Says that work was added, and will be there once its transaction commits. */
  nudge(): void;
  /** Claims nothing more, and waits up to ten seconds for what is being done. */
  close(): Promise<void>;
}

interface WorkerOptions<J> {
  /** What traces call its work: lower-case letters and "-". */
  readonly name: string;
  /** The database of the queue. */
  readonly db: Reach;
  /** So many pieces are worked on at once: a slow one does not hold up the others. */
  readonly lanes: number;
  readonly claim: (most: number) => Promise<readonly J[]>;
  /**
   * What fails is claimed again when its claim has run out. What the database's connection broke under is done again
   * as soon as it answers: the claim is still this worker's.
   */
  readonly work: (job: J) => Promise<void>;
  /** Soon after the start and once a minute, for what runs out and what grows old. */
  readonly tidy: () => Promise<void>;
  /** Told of what failed, but not that the database is gone, which it tells itself; the worker goes on. */
  readonly complain: (error: Error, doing: 'claim' | 'work' | 'tidy') => void;
}

type RoundsOptions<J> = Omit<WorkerOptions<J>, 'name'>;

const SHORTEST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 5_000;
const TIDY_EVERY_MS = 60_000;
/** After a start: what ran out while no process ran need not wait for another minute, nor the first page for it. */
const FIRST_TIDY_MS = 5_000;
const CLOSE_MS = 10_000;
/** Pieces that are claimed at once; they are done well before a worker that closes stops waiting. */
const BATCH = 200;

/** What a worker does, recorded: each piece of work as a trace of its own. */
const recorded = <J>({ name, work, tidy, ...options }: WorkerOptions<J>): RoundsOptions<J> => ({
  ...options,
  work: (job) =>
    inSpan(
      {
        name: `job ${name}`,
        kind: 'consumer',
        attributes: { 'fieldgate.job.name': name },
      },
      () => work(job),
    ),
  // Most have nothing to tidy.
  tidy: () => inSpan({ name: `tidy ${name}`, onlyWithChildren: true }, tidy),
});

/** A worker whose work is recorded under its name. */
export const openWorker = <J>(options: WorkerOptions<J>): Worker => openRounds(recorded(options));

/**
 * A worker looks at once after a nudge, then less and less often: a transaction that takes long to commit is found
 * about twice as late as it took. What other processes left, and what is tried again, is found at the slowest pace.
 */
function openRounds<J>({ db, lanes, claim, work, tidy, complain }: RoundsOptions<J>): Worker {
  const inHand = new Set<Promise<void>>();
  let wait = LONGEST_WAIT_MS;
  let wake: () => void = () => undefined;
  let running: Promise<void> | undefined;
  let tidying: readonly NodeJS.Timeout[] = [];
  const closing = new AbortController();

  const nudge = () => {
    wait = SHORTEST_WAIT_MS / 2;
    wake();
  };
  const told = <T>(attempt: Promise<T>, doing: Parameters<typeof complain>[1]) =>
    attempt.catch((error: unknown) => {
      if (!(error instanceof DatabaseGone)) complain(error as Error, doing);
    });

  const begin = (job: J) => {
    const done = told(
      outlasting(db, () => work(job)),
      'work',
    ).finally(() => {
      const wasFull = inHand.size === lanes;
      inHand.delete(done);
      if (wasFull) nudge();
    });
    inHand.add(done);
    return done;
  };
  const claimed = async () => {
    const free = lanes - inHand.size;
    return (free > 0 ? await claim(free) : []).map(begin);
  };
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!closing.signal.aborted) {
      // The database may be away for a moment; whoever looks for work outlasts that.
      const found = await told(claimed(), 'claim');
      wait = found?.length ? SHORTEST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      if (!closing.signal.aborted) await sleep();
    }
  };

  return {
    nudge,
    start() {
      db.onChange(({ now }) => now === 'back' && nudge());
      running = run();
      const toldTidy = () => void told(tidy(), 'tidy');
      tidying = [setTimeout(toldTidy, FIRST_TIDY_MS), setInterval(toldTidy, TIDY_EVERY_MS)];
    },
    async round() {
      const begun = await claimed();
      await Promise.all(begun);
      return begun.length;
    },
    async close() {
      closing.abort();
      for (const timer of tidying) clearTimeout(timer);
      wake();
      await running;
      await atMost(CLOSE_MS, Promise.all(inHand));
    },
  };
}

/**
 * A worker for pieces of which nobody writes down that they are claimed: it looks for many at once, as that costs more
 * than a piece does, and looks again when each of them was tried. Another worker may try the same: each piece says by
 * itself whether it is still to be done.
 */
export function openBatchWorker<J>(options: WorkerOptions<J>): Worker {
  const { lanes, claim, work, ...rest } = recorded(options);
  return openRounds<readonly J[]>({
    ...rest,
    lanes: 1,
    claim: async () => {
      const pieces = await claim(BATCH);
      return pieces.length === 0 ? [] : [pieces];
    },
    work: (pieces) => eachTried(pieces, lanes, work),
  });
}

/** Tries each piece, whatever becomes of the others, unless the database is gone. */
async function eachTried<J>(
  pieces: readonly J[],
  lanes: number,
  work: (piece: J) => Promise<void>,
): Promise<void> {
  const left = pieces.values();
  const failures: unknown[] = [];
  const isGone = () => failures.some((error) => error instanceof DatabaseGone);
  const lane = async () => {
    for (const piece of left) {
      if (isGone()) return;
      await work(piece).catch((error: unknown) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures.find((error) => error instanceof DatabaseGone) ?? failures[0];
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
