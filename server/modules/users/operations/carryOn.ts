import * as m from '@locales/users';
import { ApiError } from '@contract/problem';
import type { UserDeps } from '../deps';
import { CLAIM_MS } from './begin';
import { kindOf } from './kinds';
import type { Operation, OperationKind } from './operation';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Does what is left of an operation, from its next step to its end. Whoever calls has claimed it.
 * @throws ApiError where the pool refused for good and nothing is left of it; what may pass is written down instead
 */
export async function carryOn(room: UserDeps, opId: string): Promise<void> {
  const row = await room.db.sql
    .selectFrom('user_operation')
    .selectAll()
    .where('op_id', '=', opId)
    .where('state', '!=', 'done')
    .executeTakeFirst();
  if (!row) return;
  const { op_id, name, started_by: startedBy, step, tries, payload } = row;
  const operation: Operation = { opId: op_id, name, startedBy, step, tries, payload };
  const kind = kindOf(row.kind);
  try {
    for (const [at, does] of kind.steps.entries()) {
      if (at < step) continue;
      await does(room.poolAdmin, operation);
      await passStep(room, opId, at + 1);
    }
  } catch (error) {
    return fail(room, kind, operation, error);
  }
  await end(room, operation, '', kind.finish);
}

const passStep = async ({ db, clock }: UserDeps, opId: string, step: number): Promise<void> => {
  const now = clock.now();
  await db.sql
    .updateTable('user_operation')
    .set({ step, changed_at: now.toISOString(), next_at: new Date(now.getTime() + CLAIM_MS).toISOString() })
    .where('op_id', '=', opId)
    .execute();
};

/**
 * Ends it once, though two may have carried it on.
 * @param told what became of it; '' as its kind says it
 */
const end = (
  { db, clock }: UserDeps,
  operation: Operation,
  told: string,
  finish?: OperationKind<object>['finish'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { numUpdatedRows } = await tx.sql
      .updateTable('user_operation')
      .set({ state: 'done', told, changed_at: at.toISOString(), next_at: null })
      .where('op_id', '=', operation.opId)
      .where('state', '!=', 'done')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await finish?.(tx, operation, at);
  });

async function fail(
  room: UserDeps,
  kind: OperationKind<object>,
  operation: Operation,
  error: unknown,
): Promise<void> {
  // What is no answer of the pool is a failure of the portal's own database: told as one, and found again later.
  if (!(error instanceof ApiError)) throw error;
  const passes = error.code === 'unavailable' || error.code === 'too-many';
  if (kind.staysOpen !== 'always' && !(kind.staysOpen === 'whenItPasses' && passes)) {
    await end(room, operation, m.notDone({ why: error.message }), kind.undo);
    throw error;
  }
  const now = room.clock.now();
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(operation.tries - 1, 10), LONGEST_WAIT_MS);
  await room.db.sql
    .updateTable('user_operation')
    .set({
      state: 'failed',
      told: error.message,
      changed_at: now.toISOString(),
      next_at: passes ? new Date(now.getTime() + wait).toISOString() : null,
    })
    .where('op_id', '=', operation.opId)
    .where('state', '!=', 'done')
    .execute();
}
