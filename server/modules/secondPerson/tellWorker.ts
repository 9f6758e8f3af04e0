import { worksInOffice } from '@server/domain/consent/admins';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { officePowersOf } from '@server/domain/consent/powers';
import { allWaiting, waitingFor } from '@server/domain/consent/waitingForSecond';
import type { Outbox } from '@server/domain/email/outbox';
import { openWorker, type Worker } from '@server/jobs/worker';

interface TellDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** So seldom somebody is told at most. */
const BETWEEN_MS = 3_600_000;

interface Due {
  readonly name: string;
  readonly count: number;
}

/** Who may decide something that came after they were told last, an hour ago or more. */
async function due({ db: { sql }, clock }: TellDeps): Promise<Due[]> {
  const all = await allWaiting(sql);
  if (all.length === 0) return [];
  const people = await sql
    .selectFrom('portal_user as u')
    .leftJoin('second_person_told as t', 't.name', 'u.name')
    .select(['u.name', 't.told_at as toldAt'])
    .where(worksInOffice)
    .where('u.state', '=', 'active')
    .where('u.standing', '<>', 'disabled')
    .orderBy('u.name')
    .execute();
  const before = new Date(clock.now().getTime() - BETWEEN_MS).toISOString();
  const found: Due[] = [];
  for (const { name, toldAt } of people) {
    if (toldAt !== null && toldAt > before) continue;
    const { admin, desks, branch } = (await officePowersOf(sql, name))!;
    const permissions = { admin, desks: [...desks], deposit_plan: false, ...(branch !== null && { branch }) };
    const theirs = waitingFor(all, { username: name, permissions }).filter(({ mayDecide }) => mayDecide);
    if (theirs.some(({ askedAt }) => toldAt === null || askedAt > toldAt))
      found.push({ name, count: theirs.length });
  }
  return found;
}

/** Tells one of them, once, whatever other process does the same. */
async function tell({ db, clock, outbox }: TellDeps, { name, count }: Due): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - BETWEEN_MS).toISOString();
  await db.transaction(async ({ sql }) => {
    const told = await sql
      .insertInto('second_person_told')
      .values({ name, told_at: now.toISOString() })
      .onConflict((is) =>
        is
          .column('name')
          .doUpdateSet({ told_at: now.toISOString() })
          .where('second_person_told.told_at', '<=', before),
      )
      .returning('name')
      .executeTakeFirst();
    if (!told) return;
    await outbox.put(sql, {
      channel: 'mail',
      to: name,
      reader: name,
      letter: { name: 'secondPerson', count },
    });
  });
}

const failures = {
  claim: 'What waits for a second person could not be read; it is tried again.',
  work: 'Somebody was not told yet that something waits for a second person; it is tried again.',
  tidy: 'What waits for a second person could not be tidied.',
} as const;

/** Tells those who may decide that something waits for a second person, once an hour at most. */
export const openTellWorker = (deps: TellDeps, log: Log): Worker =>
  openWorker<Due>({
    name: 'second-person',
    db: deps.db,
    lanes: 1,
    claim: () => due(deps),
    work: (one) => tell(deps, one),
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

/** Tells everybody who is due now. */
export async function tellDue(deps: TellDeps): Promise<void> {
  for (const one of await due(deps)) await tell(deps, one);
}
