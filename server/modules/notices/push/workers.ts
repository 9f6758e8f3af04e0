import { openBatchWorker, openWorker, type Worker } from '@server/jobs/worker';
import { claimPushes, type DeliverDeps, deliverPush, forgetLate } from './deliver';
import { peopleToPush, type WriteDeps, writePushes } from './write';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

const writing = {
  claim: 'Which notices are pushed could not be read; it is tried again.',
  work: 'A notice could not be written for devices; it is tried again.',
  tidy: 'Notices for devices could not be tidied.',
} as const;

const delivering = {
  claim: 'Which devices wait for a notice could not be read; it is tried again.',
  work: 'A notice could not be handed to a push service; it is tried again.',
  tidy: 'Notices that devices did not get in time could not be deleted; it is tried again.',
} as const;

/** Decides what is pushed, by what people want at that moment. */
export const openPushWriter = (deps: WriteDeps, log: Log): Worker =>
  openBatchWorker<string>({
    name: 'push-writing',
    db: deps.db,
    lanes: 4,
    claim: (most) => peopleToPush(deps, most),
    work: (person) => writePushes(deps, person),
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, writing[doing]),
  });

/** Hands to push services what was written. */
export const openPushWorker = (deps: DeliverDeps, log: Log): Worker =>
  openWorker<string>({
    name: 'push',
    db: deps.db,
    lanes: 8,
    claim: (most) => claimPushes(deps, most),
    work: (messageId) => deliverPush(deps, messageId, log),
    tidy: () => forgetLate(deps),
    // The name alone: a message could tell where a device is reached.
    complain: (error, doing) => log.warn({ error: error.name }, delivering[doing]),
  });
