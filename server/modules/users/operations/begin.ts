import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import * as m from '@locales/users';
import type { AuditEntry } from '@server/domain/audit/appendAudit';
import type { Tx } from '@server/db/db';
import { underWay } from '../errors';
import type { KindName } from './kinds';

/** For so long whoever took an operation up has it alone; a call of the pool takes seconds. */
export const CLAIM_MS = 60_000;

interface Begun {
  readonly kind: KindName;
  readonly name: string;
  readonly startedBy: string;
  readonly payload: object & { readonly origin: AuditEntry['origin'] };
}

/**
 * Writes down what is to be done with a user, in the transaction of its first part; whoever begins has the claim.
 * @throws ApiError 'conflict' while something else is open with that user
 */
export async function beginOperation(tx: Tx, at: Date, begun: Begun): Promise<string> {
  const { kind, name, startedBy, payload } = begun;
  const opId = randomUUID();
  const now = at.toISOString();
  const { numInsertedOrUpdatedRows } = await tx.sql
    .insertInto('user_operation')
    .values({
      op_id: opId,
      name,
      kind,
      state: 'running',
      told: '',
      payload: JSON.stringify(payload),
      started_by: startedBy,
      started_at: now,
      changed_at: now,
      tries: 1,
      next_at: new Date(at.getTime() + CLAIM_MS).toISOString(),
    })
    .onConflict((is) =>
      // Spelled out, not a parameter: the index of what is open is found by it.
      is.column('name').where('state', '!=', raw.lit('done')).doNothing(),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw underWay(name);
  return opId;
}

/**
 * Ends what is open with a user, for something that makes it pointless.
 * @throws ApiError 'conflict' while it is being worked on
 */
export async function giveUpOpen(tx: Tx, at: Date, name: string): Promise<void> {
  const open = await tx.sql
    .selectFrom('user_operation')
    .select(['op_id', 'state', 'next_at'])
    .where('name', '=', name)
    .where('state', '!=', 'done')
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  if (open.state === 'running' && open.next_at !== null && Date.parse(open.next_at) > at.getTime()) {
    throw underWay(name);
  }
  await tx.sql
    .updateTable('user_operation')
    .set({
      state: 'done',
      told: m.givenUp(),
      next_at: null,
      changed_at: at.toISOString(),
    })
    .where('op_id', '=', open.op_id)
    .execute();
}
