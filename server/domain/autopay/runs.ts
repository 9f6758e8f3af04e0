import type { AutopayRun } from '@contract/autopay/schema';
import type { AutopayPlan } from '@contract/rules/debitPlan';
import type { Db } from '@server/db/db';
import type { AutopayRow, RunRow } from './autopayRows';

/** So many payments are told of what was. */
const MOST_TOLD = 24;

export const instant = (at: string): string => new Date(at).toISOString();

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
  /** The day of a skipped payment that is still the next one. */
  next: string | null,
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
    .where((eb) => eb.or([eb('n.status', '<>', 'skipped'), eb('n.pay_day', '<>', next ?? '0001-01-01')]))
    .orderBy('n.pay_day', 'desc')
    .orderBy('n.announced_at', 'desc')
    .limit(MOST_TOLD)
    .execute();
  return rows.map((row) => ({
    id: row.autopay_id,
    covers: row.covers,
    run: asRun(row as typeof row & NumberedRun),
  }));
}
