import type { Clock } from '../clock';
import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';
import { brokenOff, recordFailure } from './dropRecord';
import type { Feed } from './feed';
import type { ImportReport } from './report';
import { type FinishedDrop, watchedFolder } from './watchedFolder';

/** Where the watch says what it did: a part of Fastify's logger. */
export interface WatchLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

interface WatchOptions {
  readonly feed: Feed;
  readonly db: Db;
  /** Absolute. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: WatchLog;
  /** Between two looks. */
  readonly everyMs?: number;
}

/** Imports each finished drop of a folder by itself, once, in the order of their days. */
export interface Watch {
  /** Looks from now on. */
  start(): void;
  /** One look by hand; answers what came of the drops that were ready. */
  round(): Promise<ImportReport[]>;
  /** Looks no more, and waits for an import that runs. */
  close(): Promise<void>;
}

const EVERY_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Any number of processes may watch one folder: the feed's lock lets one of them in, and the others find the record of
 * what came of the drop. A drop whose import fails is recorded as refused and left to somebody. That the database was
 * gone is no fault of the drop: it is looked at again. Where the folder cannot be looked at, the pause before the next
 * look doubles.
 */
export function watchFeed({ feed, db, folder, clock, log, everyMs = EVERY_MS }: WatchOptions): Watch {
  const look = watchedFolder({ folder, db, clock });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let closed = false;
  let trouble = '';
  let pause = everyMs;

  async function take({ path, name, manifest }: FinishedDrop): Promise<ImportReport | undefined> {
    try {
      const report = await feed.importOnce(path);
      const { outcome, asOf, rowsRead, rowsQuarantined } = report;
      if (outcome === 'known' || outcome === 'unchanged') return report;
      const say = outcome === 'applied' ? 'info' : 'warn';
      log[say]({ drop: name, outcome, asOf, rowsRead, rowsQuarantined }, 'A drop was looked at');
      return report;
    } catch (error) {
      if (error instanceof DatabaseGone) throw error;
      await recordFailure(db, { folder: path, name, manifest, ...brokenOff(error) });
      log.warn({ drop: name, err: error }, 'A drop could not be imported; it is not tried again by itself');
      return undefined;
    }
  }

  async function round(): Promise<ImportReport[]> {
    const reports: ImportReport[] = [];
    for (const drop of await look()) {
      if (closed) break;
      const report = await take(drop);
      if (report) reports.push(report);
    }
    return reports;
  }

  async function turn(): Promise<void> {
    try {
      await round();
      pause = everyMs;
      trouble = '';
    } catch (error) {
      // The database tells of itself, and is asked again as soon as ever.
      if (!(error instanceof DatabaseGone)) complain(error as Error);
    }
    if (!closed) next();
  }

  function complain(error: Error): void {
    // The same trouble is told once, not at every look.
    if (error.message !== trouble)
      log.warn({ folder, err: error }, 'The folder of drops could not be looked at');
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
    round,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
