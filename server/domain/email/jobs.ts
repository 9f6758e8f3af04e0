import type { Db } from '@server/db/db';
import type { Jobs as AllJobs } from '@server/jobs/jobs';
import { KEEP_SECONDS } from './lifetime';

/** A claim on one message: whoever holds it delivers the message, or puts it off. */
export interface Job {
  readonly jobId: string;
  readonly messageId: string;
}

interface Due {
  readonly messageId: string;
  /** Goes before the others that wait. */
  readonly urgent: boolean;
  readonly afterSeconds?: number;
}

/** Who delivers what, and when: a job per message that waits. */
export interface Jobs {
  /** In the transaction of the message; a job names its message and says nothing of it. */
  add(sql: Db['sql'], due: Due): Promise<void>;
  /** At most so many of those that are due. No other process gets them, unless this one dies. */
  claim(most: number): Promise<Job[]>;
  /** Forgets a job that came to its end; false where it was forgotten before. */
  end(sql: Db['sql'], job: Job): Promise<boolean>;
  /** Gives back the claims of processes that died. */
  recover(): Promise<void>;
}

/** No delivery takes so long. */
const CLAIM_SECONDS = 120;

export const outboxQueue = { name: 'outbox', claimSeconds: CLAIM_SECONDS, keepSeconds: KEEP_SECONDS };

/** Opens the outbox's queue. */
export async function outboxJobs(jobs: AllJobs): Promise<Jobs> {
  const queue = await jobs.queue<{ messageId: string }>(outboxQueue);
  return {
    add: (sql, { messageId, urgent, afterSeconds }) =>
      queue.add(sql, [{ data: { messageId }, priority: urgent ? 1 : 0, afterSeconds }]),
    async claim(most) {
      const claimed = await queue.claim(most);
      return claimed.map(({ jobId, data }) => ({ jobId, messageId: data.messageId }));
    },
    end: (sql, job) => queue.end(sql, job),
    recover: () => jobs.recover(),
  };
}
