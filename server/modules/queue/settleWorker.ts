import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { clearedUpTo } from '@contract/rules/paySchedule';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { openWorker, type Worker } from '@server/jobs/worker';
import type { QueueDeps } from './deps';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Payments that no bank can return any more. What a file says that is not applied yet is not cleared. */
const cleared = ({ db, clock, booksZone }: QueueDeps, max: number): Promise<{ id: string }[]> =>
  db.sql
    .selectFrom('request as r')
    .select('r.request_id as id')
    .where('r.status', '=', 'exported')
    .where('r.flow', '=', 'bank')
    .where('r.effective_date', '<=', clearedUpTo(dateInZone(clock.now(), booksZone)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ach_return_row as w')
            .innerJoin('ach_return_file as f', 'f.file_no', 'w.file_no')
            .innerJoin('ach_entry as e', (on) =>
              on.onRef('e.batch_no', '=', 'w.batch_no').onRef('e.seq', '=', 'w.entry_seq'),
            )
            .select('w.seq')
            .whereRef('e.request_id', '=', 'r.request_id')
            .where('f.status', '=', 'waiting')
            .where('w.kind', '=', 'return'),
        ),
      ),
    )
    .orderBy('r.request_no')
    .limit(max)
    .execute();

/** Says of one payment that it cleared, once, whatever other process does the same. */
async function settle(deps: QueueDeps, requestId: string): Promise<void> {
  try {
    await deps.db.transaction((tx) =>
      moveRequest(tx, deps, {
        requestId,
        event: 'settle',
        role: 'portal',
        actor: 'portal',
        at: deps.clock.now(),
      }),
    );
  } catch (error) {
    // It was moved meanwhile.
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
  }
}

const failures = {
  claim: 'Which payments cleared could not be read; it is tried again.',
  work: 'A payment that cleared does not say so yet; it is tried again.',
  tidy: 'A payment that cleared does not say so yet; it is tried again.',
} as const;

/** Payments clear by themselves once their banks had their two banking days: docs/rules.md#request-states. */
export const openSettleWorker = (deps: QueueDeps, log: Log): Worker =>
  openWorker<{ readonly id: string }>({
    name: 'cleared-requests',
    db: deps.db,
    lanes: 1,
    claim: (max) => cleared(deps, max),
    work: ({ id }) => settle(deps, id),
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });
