import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { lockAutopay, toStop } from '@server/domain/autopay/autopayRows';
import { stop } from '@server/domain/autopay/told';
import { openBatchWorker, type Worker } from '@server/jobs/worker';
import { announceDue, type Moment } from './announce';
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

/** So many at once: while the database answers one, another is reckoned. */
const LANES = 4;
/** How long what failed waits. */
const TRIED_AGAIN_MS = 300_000;

const momentOf = ({ clock, booksZone }: AutopayWorkerDeps): Moment => {
  const now = clock.now();
  return { now, today: dateInZone(now, booksZone) };
};

/**
 * What there is to do, by autopay: first what must stop, then requests to place, then payments to announce. Those of one
 * autopay come one after the other, as a payment that was placed counts for the limits of the next.
 */
async function due(deps: AutopayWorkerDeps, most: number): Promise<readonly (readonly Job[])[]> {
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
    .orderBy('n.place_at')
    .limit(most)
    .execute();
  const looks = await sql
    .selectFrom('autopay')
    .select('autopay_id as autopayId')
    .where('status', '=', 'on')
    .where('look_at', '<=', now.toISOString())
    .orderBy('look_at')
    .limit(most)
    .execute();
  const jobs = [
    ...stops.map(({ id }): Job => ({ what: 'stop', autopayId: id })),
    ...runs.map(({ autopayId, payDay }): Job => ({ what: 'run', autopayId, payDay })),
    ...looks.map(({ autopayId }): Job => ({ what: 'look', autopayId })),
  ].slice(0, most);
  const byAutopay = new Map<string, Job[]>(jobs.map(({ autopayId }) => [autopayId, []]));
  for (const job of jobs) byAutopay.get(job.autopayId)!.push(job);
  return [...byAutopay.values()];
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
      const [stopped] = await toStop(tx.sql, moment.today, 1, autopayId);
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
  openBatchWorker<readonly Job[]>({
    db: deps.db,
    lanes: LANES,
    claim: (most) => due(deps, most),
    work: async (jobs) => {
      for (const job of jobs) await work(deps, job);
    },
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });
