import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { settlePromises } from '@server/domain/promises/settlePromises';
import { openWorker, type Worker } from '@server/jobs/worker';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

interface SettleWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Nothing is claimed: once a minute it ends what is kept or broken, by whatever import or midnight. */
export const openPromiseWorker = (deps: SettleWorkerDeps, log: Log): Worker =>
  openWorker<never>({
    db: deps.db,
    lanes: 1,
    claim: () => Promise.resolve([]),
    work: () => Promise.resolve(),
    tidy: () => settlePromises(deps),
    complain: (error) =>
      log.warn({ error: error.message }, 'Promises to pay could not be held against the payments.'),
  });
