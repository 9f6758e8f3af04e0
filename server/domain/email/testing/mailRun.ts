import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { openJobs } from '@server/jobs/openJobs';
import { vaultOf } from '@server/vault/vault';
import type { Email } from '../emails';
import { type OpenOutbox, openOutbox } from '../openOutbox';
import type { MailTransport } from '../transport';
import { kept } from '../transports/kept';

/** What became of many emails. */
export interface Outcome {
  readonly injected: number;
  readonly lost: number;
  /** Copies beyond the first, all of them under its Message-ID. */
  readonly duplicated: number;
}

export const outcomeLine = ({ injected, lost, duplicated }: Outcome): string =>
  `injected ${injected} / lost ${lost} / duplicated ${duplicated}`;

/** Counts arrivals by their Message-ID. */
export function outcomeOf(put: number, injected: number, arrived: ReadonlyMap<string, number>): Outcome {
  const copies = [...arrived.values()].reduce((sum, times) => sum + times, 0);
  return { injected, lost: put - arrived.size, duplicated: copies - arrived.size };
}

interface MailRun {
  /** A mail worker for each. */
  readonly dbs: readonly Db[];
  readonly clock: Clock;
  readonly mail: MailTransport;
  readonly emails: readonly Email[];
}

const sender = {
  companyName: 'Larkspur Basin Ag Supply',
  supportPhone: undefined,
  portalUrl: undefined,
  timeZone: 'America/Los_Angeles',
};

/** Puts emails in one transaction, and has mail workers carry them until none is queued. */
export async function carryAll({ dbs, clock, mail, emails }: MailRun): Promise<void> {
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outboxes: OpenOutbox[] = [];
  // One after the other: the first makes the queue.
  for (const db of dbs) outboxes.push(await openOutbox({ db, clock, vault, jobs: await openJobs(db) }));
  const mailWorkers = outboxes.map((outbox) =>
    outbox.mailWorker({
      mail,
      text: kept,
      sender,
      readable: false,
      retryAfter: () => 0,
      log: { warn: () => undefined },
    }),
  );
  await dbs[0]!.transaction(async ({ sql }) => {
    for (const [at, letter] of emails.entries()) {
      const to = `grower${at}@example.com`;
      await outboxes[0]!.put(sql, { channel: 'mail', to, reader: to, letter });
    }
  });
  while ((await queuedIn(dbs[0]!)) > 0)
    await Promise.all(mailWorkers.map((mailWorker) => mailWorker.round()));
  await Promise.all(mailWorkers.map((mailWorker) => mailWorker.close()));
}

async function queuedIn({ sql }: Db): Promise<number> {
  const { queued } = await sql
    .selectFrom('outbox_message')
    .select(({ fn }) => fn.countAll<number>().as('queued'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return queued;
}
