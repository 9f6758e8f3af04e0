import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import { settlePlans } from '@server/domain/paymentPlans/settlePlans';
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
  readonly outbox: Outbox;
}

/** Nothing is claimed: once a minute it ends promises and plans that are kept or broken, by whatever import or midnight. */
export const openPromiseWorker = (deps: SettleWorkerDeps, log: Log): Worker =>
  openWorker<never>({
    name: 'promises',
    db: deps.db,
    lanes: 1,
    claim: () => Promise.resolve([]),
    work: () => Promise.resolve(),
    tidy: async () => {
      await settlePromises(deps);
      await settlePlans(deps);
    },
    complain: (error) =>
      log.warn(
        { error: error.message },
        'Promises and payment plans could not be held against the payments.',
      ),
  });
