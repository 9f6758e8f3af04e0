import { sql } from 'kysely';
import * as m from '@locales/users';
import { openWorker, type Worker } from '@server/jobs/worker';
import { conflict, underWay } from '../errors';
import type { UserDeps } from '../deps';
import { CLAIM_MS } from './begin';
import { carryOn } from './carryOn';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

const failures = {
  claim: 'What is open with users could not be read; it is tried again.',
  work: 'Something begun with a user did not come to its end.',
  tidy: 'What is open with users could not be tidied.',
} as const;

/** Goes on with what was cut short or failed, at the start of the portal and later. */
export const openUserWorker = (room: UserDeps, log: Log): Worker =>
  openWorker({
    name: 'user-operations',
    db: room.db,
    lanes: 2,
    claim: (most) => claimDue(room, most),
    work: (opId) => carryOn(room, opId),
    tidy: async () => undefined,
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Takes up what is open with one user, because an administrator asks for it now. */
export async function resumeNow(room: UserDeps, name: string): Promise<void> {
  const { db, clock } = room;
  const open = await db.sql
    .selectFrom('user_operation')
    .select('op_id')
    .where('name', '=', name)
    .where('state', '!=', 'done')
    .executeTakeFirst();
  if (!open) throw conflict(m.nothingOpen({ name }));
  const now = clock.now();
  const taken = await db.sql
    .updateTable('user_operation')
    .set(claimed(now))
    .where('op_id', '=', open.op_id)
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb('next_at', '<=', now.toISOString())]))
    .returning('op_id')
    .executeTakeFirst();
  if (!taken) throw underWay(name);
  await carryOn(room, open.op_id);
}

async function claimDue({ db, clock }: UserDeps, most: number): Promise<string[]> {
  const now = clock.now();
  // In a transaction: of a claim whose answer got lost nobody would know.
  const rows = await db.transaction(({ sql: tx }) =>
    tx
      .updateTable('user_operation')
      .set(claimed(now))
      .where('op_id', 'in', (eb) =>
        eb
          .selectFrom('user_operation')
          .select('op_id')
          .where('state', '!=', 'done')
          .where('next_at', '<=', now.toISOString())
          .orderBy('next_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning('op_id')
      .execute(),
  );
  return rows.map(({ op_id }) => op_id);
}

const claimed = (now: Date) => ({
  state: 'running' as const,
  tries: sql<number>`tries + 1`,
  changed_at: now.toISOString(),
  next_at: new Date(now.getTime() + CLAIM_MS).toISOString(),
});
