import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { lockAutopay, toStop } from '@server/domain/autopay/autopayRows';
import { stop } from '@server/domain/autopay/told';
import { DatabaseGone } from '@server/db/databaseGone';
import { openBatchWorker, type Worker } from '@server/jobs/worker';
import { announceDue, lookAtMany, type Moment } from './announce';
import { type AutopayWorkerDeps, placeRun, refuseRun } from './placeRun';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

interface Job {
  readonly what: 'stop' | 'look' | 'run';
  readonly autopayId: string;
  /** Of a run. */
  readonly payDay?: string;
}

/** What one lane does: the jobs of an autopay, or the looks at many that have no other. */
type Piece = readonly Job[];

/** So many at once: while the database answers one, another is reckoned. */
const LANES = 4;
/** Autopays that are looked at together; each lane gets so many at once. */
const TOGETHER = 100;
/** How long what failed waits. */
const TRIED_AGAIN_MS = 300_000;

const momentOf = ({ clock, booksZone }: AutopayWorkerDeps): Moment => {
  const now = clock.now();
  return { now, today: dateInZone(now, booksZone) };
};

/**
 * What there is to do: first what must stop, then requests to place, then payments to announce. Those of one autopay come
 * one after the other, the earliest day first, as a payment that was placed counts for the limits of the next, and what one
 * pays is left out of the next; what is only looked at goes together.
 * Where more requests wait than are claimed at once, their autopays are not looked at before their turn: what is announced
 * would be reckoned without them.
 */
async function due(deps: AutopayWorkerDeps, most: number): Promise<readonly Piece[]> {
  const { sql } = deps.db;
  const { now, today } = momentOf(deps);
  const stops = await toStop(sql, today, most);
  const runs = await sql
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .select(['n.autopay_id as autopayId', 'n.pay_day as payDay'])
    .where('n.status', '=', 'announced')
    .where('p.status', '=', 'on')
    .where('n.place_at', '<=', now.toISOString())
    .orderBy('n.pay_day')
    .orderBy('n.place_at')
    .limit(most)
    .execute();
  const looks = await sql
    .selectFrom('autopay as p')
    .select('p.autopay_id as autopayId')
    .where('p.status', '=', 'on')
    .where('p.look_at', '<=', now.toISOString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('autopay_run as n')
            .select('n.pay_day')
            .whereRef('n.autopay_id', '=', 'p.autopay_id')
            .where('n.status', '=', 'announced')
            .where('n.place_at', '<=', now.toISOString()),
        ),
      ),
    )
    .orderBy('p.look_at')
    .limit(TOGETHER * LANES)
    .execute();
  const first = [
    ...stops.map(({ id }): Job => ({ what: 'stop', autopayId: id })),
    ...runs.map(({ autopayId, payDay }): Job => ({ what: 'run', autopayId, payDay })),
  ].slice(0, most);
  const byAutopay = new Map<string, Job[]>(first.map(({ autopayId }) => [autopayId, []]));
  for (const job of first) byAutopay.get(job.autopayId)!.push(job);
  const idle: Job[] = [];
  for (const { autopayId } of looks) {
    const look: Job = { what: 'look', autopayId };
    (byAutopay.get(autopayId) ?? idle).push(look);
  }
  const pieces: Piece[] = [...byAutopay.values()];
  for (let from = 0; from < idle.length; from += TOGETHER) pieces.push(idle.slice(from, from + TOGETHER));
  return pieces;
}

/** Does the jobs of a piece, one after the other; of several autopays those alone that need it. */
async function workOn(deps: AutopayWorkerDeps, piece: Piece): Promise<void> {
  const failures: unknown[] = [];
  const ids = new Set(piece.map(({ autopayId }) => autopayId));
  let jobs = piece;
  if (ids.size > 1) {
    try {
      const careful = new Set(
        await deps.db.transaction((tx) => lookAtMany(tx, deps, [...ids], momentOf(deps))),
      );
      jobs = piece.filter(({ autopayId }) => careful.has(autopayId));
    } catch (error) {
      if (error instanceof DatabaseGone) throw error;
      // What is wrong with one must not hold up the others: each is looked at by itself.
      failures.push(error);
    }
  }
  for (const job of jobs) {
    try {
      await work(deps, job);
    } catch (error) {
      if (error instanceof DatabaseGone) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Does a piece once, whatever other process does the same: the autopay stays locked meanwhile. */
async function work(deps: AutopayWorkerDeps, { what, autopayId, payDay }: Job): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const row = await lockAutopay(tx.sql, autopayId);
      if (row?.status !== 'on') return;
      const moment = momentOf(deps);
      // Another process looked at it meanwhile.
      if (what === 'look' && new Date(row.look_at) > moment.now) return;
      const [stopped] = await toStop(tx.sql, moment.today, 1, [autopayId]);
      if (stopped) await stop(tx, deps, row, { reason: stopped.reason, by: 'portal', at: moment.now });
      else if (what === 'look') await announceDue(tx, deps, row, moment);
      else if (what === 'run') await placeRun(tx, deps, row, payDay!, moment);
    });
  } catch (error) {
    if (what === 'run' && error instanceof ApiError) return refuseRun(deps, autopayId, payDay!, error);
    await postpone(deps, { what, autopayId, payDay });
    throw error;
  }
}

/** What fails is tried again a little later, so that it holds up no other. */
async function postpone({ db, clock }: AutopayWorkerDeps, { what, autopayId, payDay }: Job): Promise<void> {
  const later = new Date(clock.now().getTime() + TRIED_AGAIN_MS).toISOString();
  if (what === 'run') {
    await db.sql
      .updateTable('autopay_run')
      .set({ place_at: later })
      .where('autopay_id', '=', autopayId)
      .where('pay_day', '=', payDay!)
      .where('status', '=', 'announced')
      .execute();
  } else {
    await db.sql.updateTable('autopay').set({ look_at: later }).where('autopay_id', '=', autopayId).execute();
  }
}

const failures = {
  claim: 'Which payments of autopay are due could not be read; it is tried again.',
  work: 'A payment of autopay was not made yet; it is tried again.',
  tidy: 'Autopay could not be tidied.',
} as const;

/** Announces payments of autopay, places their requests and stops what may not go on: docs/rules.md#autopay. */
export const openAutopayWorker = (deps: AutopayWorkerDeps, log: Log): Worker =>
  openBatchWorker<Piece>({
    name: 'autopay',
    db: deps.db,
    lanes: LANES,
    claim: (most) => due(deps, most),
    work: (piece) => workOn(deps, piece),
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });
