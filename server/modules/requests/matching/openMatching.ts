import type { Db } from '@server/db/db';
import type { Jobs } from '@server/jobs/jobs';
import { openWorker, type Worker } from '@server/jobs/worker';
import { type MatchOptions, matchRequests } from './matchRequests';
import { undoMatchedMoves } from './undoMatches';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Requests that are held against the ERP's bookings after each import. */
export interface Matching {
  /** In the transaction of an import; the work is done when that has committed. */
  readonly onApplied: (tx: { readonly sql: Db['sql'] }) => Promise<void>;
  /** In the transaction that takes a drop back, which was applied at an ISO instant. */
  readonly onRolledBack: (tx: { readonly sql: Db['sql'] }, appliedAt: string) => Promise<void>;
  worker(options: MatchOptions, log: Log): Worker;
}

/** @param takenBackSince ISO instant; undefined after an import */
type Work = { readonly takenBackSince?: string };

const DAY = 86_400;
/** The clocks of the portal and of its database may differ. */
const SKEW_MS = 5 * 60_000;

export const matchingQueue = { name: 'requests', claimSeconds: 900, keepSeconds: 14 * DAY };

const failures = {
  claim: 'Work on requests could not be read; it is tried again.',
  work: 'Requests could not be held against the bookings; it is tried again.',
  tidy: 'Claims on requests could not be given back.',
} as const;

/** Opens the work on requests over the jobs; the first time, its queue is made. */
export async function openMatching(jobs: Jobs): Promise<Matching> {
  const queue = await jobs.queue<Work>(matchingQueue);
  const workers: Worker[] = [];
  async function add(tx: { readonly sql: Db['sql'] }, data: Work): Promise<void> {
    await queue.add(tx.sql, [{ data }]);
    for (const worker of workers) worker.nudge();
  }
  return {
    onApplied: (tx) => add(tx, {}),
    onRolledBack: (tx, appliedAt) =>
      add(tx, { takenBackSince: new Date(Date.parse(appliedAt) - SKEW_MS).toISOString() }),
    worker(options, log) {
      const worker = openWorker({
        name: matchingQueue.name,
        db: options.db,
        // One after the other: what two imports brought is not moved by both at once.
        lanes: 1,
        claim: (most) => queue.claim(most),
        async work(job) {
          const complain = (requestNo: string, error: Error) =>
            log.warn({ requestNo, error: error.message }, 'A request could not be moved by what was booked.');
          const { takenBackSince } = job.data;
          if (takenBackSince !== undefined) await undoMatchedMoves(options, takenBackSince, complain);
          await matchRequests(options, complain);
          await queue.end(options.db.sql, job);
        },
        tidy: () => jobs.recover(),
        complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
      });
      workers.push(worker);
      return worker;
    },
  };
}
