import * as autopayWords from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import { dateInZone, formatInstant } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { announcedFrom, placingTime } from '@contract/rules/autopayTimes';
import { reachesCutoff } from '@contract/rules/cutoff';
import { bankHours } from '@contract/rules/payDates';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import type { AutopayRow, RunRow } from '@server/domain/autopay/autopayRows';
import { type Reckoning, reckoningOf } from '@server/domain/autopay/reckon';
import { insertRun, isAhead } from '@server/domain/autopay/runs';
import { tell } from '@server/domain/autopay/told';
import type { Origin } from '@server/http/api';

interface Asking {
  /** Locked. */
  readonly row: AutopayRow;
  /** The day by the rule. */
  readonly day: string;
  readonly skipped: boolean;
  readonly username: string;
  readonly origin: Origin;
}

/**
 * Skips the payment that comes next, announced or not, or takes that back, until its cut-off: docs/rules.md#scheduled-payments.
 * @throws ApiError 'conflict' where it is not the next one, is made once, or its cut-off is over
 */
export async function skipRun(
  tx: Tx,
  deps: AutopayDeps,
  { row, day, skipped, username, origin }: Asking,
): Promise<void> {
  if (row.repeats === 'once') throw new ApiError({ code: 'conflict', message: m.onceIsCanceled() });
  const now = deps.clock.now();
  const today = dateInZone(now, deps.booksZone);
  const reckoning =
    row.status === 'on'
      ? await reckoningOf(tx.sql, row, { now, booksZone: deps.booksZone, today })
      : undefined;
  const run = reckoning?.runs.find(({ pay_day }) => pay_day === day);
  if (
    !reckoning ||
    (run ? run.status !== 'announced' && run.status !== 'skipped' : day !== firstOpen(reckoning, now))
  )
    throw new ApiError({ code: 'conflict', message: autopayWords.noSuchRun() });
  const placeAt = run?.place_at ?? placingTime(day, bankHours(reckoning.account)).toISOString();
  if (!reachesCutoff(now, placeAt))
    throw new ApiError({
      code: 'conflict',
      message: m.tooLate({ until: formatInstant(placeAt, deps.booksZone) }),
    });
  if (skipped === (run?.status === 'skipped')) return;
  await (skipped
    ? skip(tx, { row, day, username }, { reckoning, run, now, placeAt })
    : takeBack(tx, deps, { row, day }, { reckoning, run: run!, now }));
  await appendAudit(tx, {
    at: now,
    actor: username,
    subject: row.account_no,
    action: 'scheduled.runSkipped',
    entity: 'scheduled',
    entityId: row.autopay_id,
    before: { day, skipped: !skipped },
    after: { day, skipped },
    origin,
  });
}

/** The soonest day of which nothing is decided yet, where no announced or skipped one comes before. */
function firstOpen({ runs, days }: Reckoning, now: Date): string | undefined {
  if (runs.some((run) => isAhead(run, now))) return undefined;
  const known = new Set(runs.map(({ pay_day }) => pay_day));
  return days.find((day) => !known.has(day));
}

interface Moment {
  readonly reckoning: Reckoning;
  readonly now: Date;
}

async function skip(
  tx: Tx,
  { row, day, username }: Pick<Asking, 'row' | 'day' | 'username'>,
  { reckoning, run, now, placeAt }: Moment & { readonly run: RunRow | undefined; readonly placeAt: string },
): Promise<void> {
  const set = { status: 'skipped' as const, decided_at: now.toISOString(), decided_by: username };
  if (!run) {
    const plan = await reckoning.plan(day, null);
    await insertRun(tx, row, { day, plan, at: now, placeAt, set });
    return;
  }
  await tx.sql
    .updateTable('autopay_run')
    .set(set)
    .where('autopay_id', '=', row.autopay_id)
    .where('pay_day', '=', day)
    .execute();
}

/** Where its time to be announced is still to come it is as if nobody had skipped it; else it is announced as it is now. */
async function takeBack(
  tx: Tx,
  deps: AutopayDeps,
  { row, day }: Pick<Asking, 'row' | 'day'>,
  { reckoning, run, now }: Moment & { readonly run: RunRow },
): Promise<void> {
  const from = announcedFrom(day, bankHours(reckoning.account));
  if (from > now) {
    await tx.sql
      .deleteFrom('autopay_run')
      .where('autopay_id', '=', row.autopay_id)
      .where('pay_day', '=', day)
      .execute();
    return;
  }
  const plan = await reckoning.plan(day, null, run.plan.payDay);
  await tx.sql
    .updateTable('autopay_run')
    .set({
      status: 'announced',
      plan: JSON.stringify(plan),
      announced_cents: plan.totalCents,
      announced_at: now.toISOString(),
      decided_at: null,
      decided_by: null,
    })
    .where('autopay_id', '=', row.autopay_id)
    .where('pay_day', '=', day)
    .execute();
  const told = { amountCents: plan.totalCents, day: plan.payDay, until: run.place_at };
  if (plan.totalCents > 0) await tell(tx, deps, row, { event: 'announced', ...told });
}
