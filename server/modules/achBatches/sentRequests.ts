import { ApiError } from '@contract/problem';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { openWorker, type Worker } from '@server/jobs/worker';
import type { AchBatchDeps } from './deps';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

type Deps = Pick<AchBatchDeps, 'db' | 'clock' | 'outbox' | 'booksZone'>;

interface Sent {
  readonly requestId: string;
  /** The day in the file, which may be later than the one that was asked for. */
  readonly effectiveDate: string;
}

/** Requests in a file that was sent, of which their customers have not been told yet. */
const unsaid = ({ sql: db }: Deps['db'], most: number): Promise<Sent[]> =>
  db
    .selectFrom('request as r')
    .innerJoin('ach_entry as e', 'e.request_id', 'r.request_id')
    .innerJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
    .select(['r.request_id as requestId', 'e.effective_date as effectiveDate'])
    .where('r.status', '=', 'approved')
    .where('e.live', '=', true)
    .where('b.status', '=', 'sent')
    .orderBy('r.request_no')
    .limit(most)
    .execute();

/** Says of one request that it was sent, once, whatever other process does the same. */
async function say(deps: Deps, { requestId, effectiveDate }: Sent): Promise<void> {
  try {
    await deps.db.transaction((tx) =>
      moveRequest(tx, deps, {
        requestId,
        event: 'export',
        role: 'portal',
        actor: 'portal',
        at: deps.clock.now(),
        facts: { effective_date: effectiveDate },
      }),
    );
  } catch (error) {
    // Somebody else has said it.
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
  }
}

/** So many are told within the call that marks a file as sent; the worker tells the others, so many at a time. */
const AT_ONCE = 100;

export async function saySent(deps: Deps): Promise<void> {
  for (const sent of await unsaid(deps.db, AT_ONCE)) await say(deps, sent);
}

const failures = {
  claim: 'Which requests were sent to the bank could not be read; it is tried again.',
  work: 'A request that was sent to the bank does not say so yet; it is tried again.',
  tidy: 'Bank files that were kept long enough could not be deleted; it is tried again.',
} as const;

/** Tells customers what was sent, also after the portal stopped in between, and deletes old files. */
export const openSentWorker = (deps: Deps, log: Log): Worker =>
  openWorker<Sent>({
    db: deps.db,
    // One at a time: what was read a moment ago may be said by another lane.
    lanes: 1,
    // The first of them stands for all.
    claim: (most) => unsaid(deps.db, most),
    work: () => saySent(deps),
    tidy: () => deleteOldFiles(deps),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Deletes the bytes of files that were kept long enough. Their entries and their SHA-256 stay. */
export async function deleteOldFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  await db.sql
    .updateTable('ach_batch')
    .set({ file_sealed: null, key_id: null, file_deleted_at: now })
    .where('keep_until', '<=', now)
    .where('file_sealed', 'is not', null)
    .execute();
}
