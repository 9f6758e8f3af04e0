import { ApiError } from '@contract/problem';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { openWorker, type Worker } from '@server/jobs/worker';
import { validationSent } from '@server/domain/validation/settleValidation';
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

/** Checks of bank accounts in a file that was sent, of which their owners have not been told yet. */
const unsaidChecks = ({ sql: db }: Deps['db'], most: number) =>
  db
    .selectFrom('option_validation as v')
    .innerJoin('ach_entry as e', 'e.validation_id', 'v.validation_id')
    .innerJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
    .select(['v.validation_id as validationId', 'e.effective_date as arrivesOn', 'b.sent_at as sentAt'])
    .where('v.status', '=', 'waiting')
    .where('e.live', '=', true)
    // One of two deposits stands for both: they are in the same file.
    .where('e.part', '=', 1)
    .where('b.status', '=', 'sent')
    .orderBy('v.validation_no')
    .limit(most)
    .execute();

/** So many are told within the call that marks a file as sent; the worker tells the others, so many at a time. */
const AT_ONCE = 100;

/** Says of requests that they were sent, and of checks of bank accounts. */
export async function saySent(deps: Deps): Promise<void> {
  for (const sent of await unsaid(deps.db, AT_ONCE)) await say(deps, sent);
  for (const { sentAt, ...sent } of await unsaidChecks(deps.db, AT_ONCE)) {
    const at = deps.clock.now();
    await deps.db.transaction((tx) => validationSent(tx, deps, { ...sent, sentAt: sentAt! }, at));
  }
}

const failures = {
  claim: 'What was sent to the bank could not be read; it is tried again.',
  work: 'Something that was sent to the bank does not say so yet; it is tried again.',
  tidy: 'Bank files that were kept long enough could not be deleted; it is tried again.',
} as const;

/** Tells customers what was sent, also after the portal stopped in between, and deletes old files. */
export const openSentWorker = (deps: Deps, log: Log): Worker =>
  openWorker<object>({
    name: 'sent-requests',
    db: deps.db,
    // One at a time: what was read a moment ago may be said by another lane.
    lanes: 1,
    // The first of them stands for all.
    claim: async (most) => {
      const requests = await unsaid(deps.db, most);
      return requests.length > 0 ? requests : unsaidChecks(deps.db, most);
    },
    work: () => saySent(deps),
    tidy: () => deleteOldFiles(deps),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Deletes the bytes of files, ours and those that came back, that were kept long enough. What was in them stays. */
export async function deleteOldFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  await db.sql
    .updateTable('ach_batch')
    .set({ file_sealed: null, key_id: null, file_deleted_at: now })
    .where('keep_until', '<=', now)
    .where('file_sealed', 'is not', null)
    .execute();
  await db.sql
    .updateTable('ach_return_file')
    .set({ file_sealed: null, key_id: null })
    .where('keep_until', '<=', now)
    .where('file_sealed', 'is not', null)
    .execute();
}
