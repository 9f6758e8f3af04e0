import { openWorker, type Worker } from '@server/jobs/worker';
import { type DeliverOptions, deliver } from './deliver';
import { outboxQueue } from './jobs';
import { KEEP_SECONDS } from './lifetime';

/** Carries messages from the outbox to people. Any number of workers may share a database. */
export interface MailWorker extends Worker {
  /** Gives back what processes that died had claimed, and deletes what came to its end long ago. */
  tidy(): Promise<void>;
}

const LANES = 8;

const failures = {
  claim: 'The outbox could not be read; it is tried again.',
  work: 'An email could not be delivered now; it is tried again.',
  tidy: 'The outbox could not be tidied.',
} as const;

/** A worker of the outbox's queue. */
export function openMailWorker(options: DeliverOptions): MailWorker {
  const { db, jobs, delivery } = options;
  const tidy = () => tidied(options);
  const worker = openWorker({
    name: outboxQueue.name,
    db,
    lanes: LANES,
    claim: (most) => jobs.claim(most),
    work: (job) => deliver(options, job),
    tidy,
    complain: (error, doing) => delivery.log.warn({ error: error.name }, failures[doing]),
  });
  return { ...worker, tidy };
}

async function tidied({ db, clock, jobs }: DeliverOptions): Promise<void> {
  await jobs.recover();
  const before = new Date(clock.now().getTime() - KEEP_SECONDS * 1000).toISOString();
  await db.sql.deleteFrom('outbox_message').where('created_at', '<', before).execute();
  await db.sql.deleteFrom('email_report').where('at', '<', before).execute();
}
