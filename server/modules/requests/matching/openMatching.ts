import type { Db } from '../../../db/db';
import type { Jobs } from '../../../jobs/jobs';
import { openWorker, type Worker } from '../../../jobs/worker';
import { type MatchOptions, matchRequests } from './matchRequests';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Requests that are held against the ERP's bookings after each import. */
export interface Matching {
  /** In the transaction of an import; the work is done when that has committed. */
  readonly onApplied: (tx: { readonly sql: Db['sql'] }) => Promise<void>;
  worker(options: MatchOptions, log: Log): Worker;
}

const DAY = 86_400;

const failures = {
  claim: 'Work on requests could not be read; it is tried again.',
  work: 'Requests could not be held against the bookings; it is tried again.',
  tidy: 'Claims on requests could not be given back.',
} as const;

/** Opens the work on requests over the jobs; the first time, its queue is made. */
export async function openMatching(jobs: Jobs): Promise<Matching> {
  const queue = await jobs.queue<object>({ name: 'requests', claimSeconds: 900, keepSeconds: 14 * DAY });
  const workers: Worker[] = [];
  return {
    async onApplied(tx) {
      await queue.add(tx.sql, [{ data: {} }]);
      for (const worker of workers) worker.nudge();
    },
    worker(options, log) {
      const worker = openWorker({
        // One after the other: what two imports brought is not moved by both at once.
        lanes: 1,
        claim: (most) => queue.claim(most),
        async work(job) {
          await matchRequests(options, (requestNo, error) =>
            log.warn({ requestNo, error: error.message }, 'A request could not be moved by what was booked.'),
          );
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
