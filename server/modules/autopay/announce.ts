import { announcedFrom, debitDay, placedFrom, placingTime } from '@contract/rules/autopayTimes';
import type { AutopayPlan } from '@contract/rules/debitPlan';
import { bankHours } from '@contract/rules/payDates';
import type { Tx } from '@server/db/db';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import type { AutopayRow, RunRow } from '@server/domain/autopay/autopayRows';
import { reckoningOf } from '@server/domain/autopay/reckon';
import { stop, tell } from '@server/domain/autopay/told';

type Deps = Pick<AutopayDeps, 'outbox' | 'booksZone'>;

/** How often an autopay is looked at for a payment to announce: the figures change once a night. */
const LOOK_EVERY_MS = 3_600_000;

export interface Moment {
  readonly now: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
}

/** Announces each payment whose time for that has come, once; a scheduled payment that has no other ends. */
export async function announceDue(tx: Tx, deps: Deps, row: AutopayRow, moment: Moment): Promise<void> {
  let next: Date | 'announced' | 'done';
  // The next one is reckoned with this one promised.
  do next = await announceOne(tx, deps, row, moment);
  while (next === 'announced');
  if (next === 'done') return stop(tx, deps, row, { reason: 'done', by: 'portal', at: moment.now });
  await tx.sql
    .updateTable('autopay')
    .set({ look_at: next.toISOString() })
    .where('autopay_id', '=', row.autopay_id)
    .execute();
}

/** Announces the first payment that is due to be; else answers when to look again, or that no other follows. */
async function announceOne(
  tx: Tx,
  deps: Deps,
  row: AutopayRow,
  { now, today }: Moment,
): Promise<Date | 'announced' | 'done'> {
  const reckoning = await reckoningOf(tx.sql, row, { now, booksZone: deps.booksZone, today });
  let next = new Date(now.getTime() + LOOK_EVERY_MS);
  if (!reckoning) return next;
  const { account, runs, days } = reckoning;
  const isScheduled = row.kind === 'scheduled';
  const hours = bankHours(account);
  const known = new Set(runs.map(({ pay_day }) => pay_day));
  const open = days.filter((day) => !known.has(day));
  if (isScheduled && open.length === 0 && runs.every(({ status }) => status !== 'announced')) return 'done';
  for (const day of open) {
    const payDay = debitDay(day, account);
    if (payDay === undefined && !isScheduled) continue;
    const from = announcedFrom(day, hours);
    if (from > now) {
      if (from < next) next = from;
      continue;
    }
    const plan = await reckoning.plan(day, null, payDay);
    if (payDay === undefined) {
      const at = now.toISOString();
      await insertRun(tx, row, {
        day,
        plan,
        at: now,
        placeAt: at,
        set: { status: 'missed', decided_at: at },
      });
      await tell(tx, deps, row, { event: 'notPaid', day, why: 'missed' });
      return 'announced';
    }
    // What a day was chosen for is written down even where nothing is open yet: more may be by then.
    if (plan.totalCents <= 0 && !isScheduled) continue;
    const placeAt = (
      isScheduled && day === row.first_day ? placingTime(day, hours) : placedFrom(day, now, hours)
    ).toISOString();
    await insertRun(tx, row, { day, plan, at: now, placeAt, set: { status: 'announced' } });
    const told = { amountCents: plan.totalCents, day: plan.payDay, until: placeAt };
    if (plan.totalCents > 0) await tell(tx, deps, row, { event: 'announced', ...told });
    return 'announced';
  }
  return next;
}

interface NewRun {
  readonly day: string;
  readonly plan: AutopayPlan;
  readonly at: Date;
  readonly placeAt: string;
  readonly set: Pick<RunRow, 'status'> & { readonly decided_at?: string };
}

const insertRun = (
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
