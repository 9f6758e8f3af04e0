import type { AutopayRun } from '@contract/autopay/schema';
import { reachesCutoff } from '@contract/rules/cutoff';
import type { AutopayPlan } from '@contract/rules/debitPlan';
import type { Db, Tx } from '@server/db/db';
import type { AutopayRow, RunRow } from './autopayRows';

/** So many payments are told of what was. */
const MOST_TOLD = 24;

export const instant = (at: string): string => new Date(at).toISOString();

/** Whether a payment of a scheduled one is still to be made, or can be again: a skip is taken back until its cut-off. */
export const isAhead = ({ status, place_at }: Pick<RunRow, 'status' | 'place_at'>, now: Date): boolean =>
  status === 'announced' || (status === 'skipped' && reachesCutoff(now, place_at));

interface NewRun {
  readonly day: string;
  readonly plan: AutopayPlan;
  readonly at: Date;
  /** When its request is placed, an ISO instant. */
  readonly placeAt: string;
  readonly set: Pick<RunRow, 'status'> & { readonly decided_at?: string; readonly decided_by?: string };
}

/** Writes a payment down that is announced, or decided before that. */
export const insertRun = (
  tx: Pick<Tx, 'sql'>,
  row: Pick<AutopayRow, 'autopay_id'>,
  { day, plan, at, placeAt, set }: NewRun,
) =>
  tx.sql
    .insertInto('autopay_run')
    .values({
      autopay_id: row.autopay_id,
      pay_day: day,
      announced_at: at.toISOString(),
      announced_cents: plan.totalCents,
      place_at: placeAt,
      plan: JSON.stringify(plan),
      ...set,
    })
    .execute();

type NumberedRun = RunRow & { readonly request_no: string | null };

/** A payment that was announced, as somebody reads it. */
export const asRun = (run: NumberedRun): AutopayRun => ({
  payDay: run.pay_day,
  status: run.status,
  announcedAt: instant(run.announced_at),
  placeAt: instant(run.place_at),
  decidedAt: run.decided_at === null ? null : instant(run.decided_at),
  announcedCents: run.announced_cents,
  capCents: run.cap_cents,
  requestId: run.request_id,
  requestNo: run.request_no,
  plan: writable(run.plan),
});

/** The next payment as it is foreseen, which nobody was told of. */
export const foreseenRun = (payDay: string, plan: AutopayPlan): AutopayRun => ({
  status: 'planned',
  announcedAt: null,
  placeAt: null,
  decidedAt: null,
  announcedCents: null,
  capCents: null,
  requestId: null,
  requestNo: null,
  payDay,
  plan: writable(plan),
});

const writable = ({ lines, memos, covered, leftOut, ...plan }: AutopayPlan): AutopayRun['plan'] => ({
  ...plan,
  lines: [...lines],
  memos: [...memos],
  covered: [...covered],
  leftOut: [...leftOut],
});

/** The payments of an account that are decided, by autopay or scheduled, the newest first. */
export async function historyOf(
  sql: Db['sql'],
  accountNo: string,
  kind: AutopayRow['kind'],
  /** Skipped payments that are still the next ones: each autopay with its day. */
  next: ReadonlyMap<string, string>,
) {
  const rows = await sql
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .leftJoin('request as r', 'r.request_id', 'n.request_id')
    .selectAll('n')
    .select(['r.request_no', 'p.covers'])
    .where('p.account_no', '=', accountNo)
    .where('p.kind', '=', kind)
    .where('n.status', '<>', 'announced')
    .orderBy('n.pay_day', 'desc')
    .orderBy('n.announced_at', 'desc')
    .limit(MOST_TOLD + next.size)
    .execute();
  return rows
    .filter((row) => row.status !== 'skipped' || next.get(row.autopay_id) !== row.pay_day)
    .slice(0, MOST_TOLD)
    .map((row) => ({
      id: row.autopay_id,
      covers: row.covers,
      run: asRun(row as typeof row & NumberedRun),
    }));
}
