import { sql } from 'kysely';
import { announcedFrom, debitDay, placedFrom, placingTime } from '@contract/rules/autopayTimes';
import { bankHours } from '@contract/rules/payDates';
import type { Tx } from '@server/db/db';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { type AutopayRow, lockDue, toStop } from '@server/domain/autopay/autopayRows';
import { type Outlook, outlooksOf, type Reckoning, reckoningOf } from '@server/domain/autopay/reckon';
import { insertRun, isAhead } from '@server/domain/autopay/runs';
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
export async function announceDue(
  tx: Tx,
  deps: Deps,
  row: AutopayRow,
  { now, today }: Moment,
): Promise<void> {
  const reckoning = await reckoningOf(tx.sql, row, { now, booksZone: deps.booksZone, today });
  const runs: Outlook['runs'][number][] = [...(reckoning?.runs ?? [])];
  let next: Date | 'announced' | 'done' = lookAgain(now);
  // The next one is reckoned with this one promised.
  if (reckoning)
    do next = await announceOne(tx, deps, row, { reckoning, runs, now });
    while (next === 'announced');
  if (next === 'done') return stop(tx, deps, row, { reason: 'done', by: 'portal', at: now });
  await tx.sql
    .updateTable('autopay')
    .set({ look_at: next.toISOString() })
    .where('autopay_id', '=', row.autopay_id)
    .execute();
}

interface Look {
  /** Days whose payments can be announced now, soonest first, with that of the debit where it is not too late for one. */
  readonly ready: readonly { readonly day: string; readonly payDay: string | undefined }[];
  /** When to look again. */
  readonly next: Date;
}

const lookAgain = (now: Date): Date => new Date(now.getTime() + LOOK_EVERY_MS);

type AgreedTimes = Outlook['account'];

interface DayTimes {
  /** Of the debit; undefined where it is too late for one. */
  readonly payDay: string | undefined;
  /** When the payment of the day is announced. */
  readonly from: Date;
}

type TimesOf = (day: string) => DayTimes;

const timesOn =
  (account: AgreedTimes): TimesOf =>
  (day) => ({ payDay: debitDay(day, account), from: announcedFrom(day, bankHours(account)) });

/** The same, each day reckoned once: banks and their files go by the same hours for all accounts. */
function timesOnce(): (account: AgreedTimes) => TimesOf {
  const known = new Map<string, DayTimes>();
  return (account) => (day) => {
    const times = known.get(day) ?? timesOn(account)(day);
    known.set(day, times);
    return times;
  };
}

/** What there may be to announce, before anybody reckons what it comes to; 'done' where no other payment follows. */
function lookOf(
  { kind }: Pick<AutopayRow, 'kind'>,
  { account, runs, days }: Outlook,
  now: Date,
  timesOf = timesOn(account),
): Look | 'done' {
  const isScheduled = kind === 'scheduled';
  const known = new Set(runs.map(({ pay_day }) => pay_day));
  const open = days.filter((day) => !known.has(day));
  if (isScheduled && open.length === 0 && !runs.some((run) => isAhead(run, now))) return 'done';
  const possible = open
    .map((day) => Object.assign({ day }, timesOf(day)))
    .filter(({ payDay }) => payDay !== undefined || isScheduled);
  const later = possible.filter(({ from }) => from > now).map(({ from }) => from.getTime());
  return {
    ready: possible.filter(({ from }) => from <= now),
    next: new Date(Math.min(lookAgain(now).getTime(), ...later)),
  };
}

/**
 * Looks at many autopays at once, and says of those that have nothing to announce when they are looked at again: most do,
 * and each by itself costs as many queries as all of them together. They are locked meanwhile; what somebody else has
 * locked is left for the next round.
 * @returns those that need a careful look: there may be something to announce, or to stop
 */
export async function lookAtMany(
  tx: Tx,
  { booksZone }: Pick<Deps, 'booksZone'>,
  autopayIds: readonly string[],
  { now, today }: Moment,
): Promise<readonly string[]> {
  const rows = await lockDue(tx.sql, autopayIds, now);
  if (rows.length === 0) return [];
  const ids = rows.map(({ autopay_id }) => autopay_id);
  const stopped = new Set((await toStop(tx.sql, today, ids.length, ids)).map(({ id }) => id));
  const outlookOf = await outlooksOf(tx.sql, rows, { now, booksZone, today });
  const timesOf = timesOnce();
  const careful: string[] = [];
  const idle: { readonly id: string; readonly next: string }[] = [];
  for (const row of rows) {
    const outlook = outlookOf(row);
    const look = outlook
      ? lookOf(row, outlook, now, timesOf(outlook.account))
      : { ready: [], next: lookAgain(now) };
    if (stopped.has(row.autopay_id) || look === 'done' || look.ready.length > 0) careful.push(row.autopay_id);
    else idle.push({ id: row.autopay_id, next: look.next.toISOString() });
  }
  await sql`update autopay p set look_at = e.next
    from jsonb_to_recordset(${JSON.stringify(idle)}::jsonb) as e (id uuid, next timestamptz)
    where p.autopay_id = e.id`.execute(tx.sql);
  return careful;
}

interface Announcing {
  readonly reckoning: Reckoning;
  /** What was announced before, and what is announced now: it is added. */
  readonly runs: Outlook['runs'][number][];
  readonly now: Date;
}

/** Announces the first payment that is due to be; else answers when to look again, or that no other follows. */
async function announceOne(
  tx: Tx,
  deps: Deps,
  row: AutopayRow,
  { reckoning, runs, now }: Announcing,
): Promise<Date | 'announced' | 'done'> {
  const look = lookOf(row, { ...reckoning, runs }, now);
  if (look === 'done') return 'done';
  const isScheduled = row.kind === 'scheduled';
  const hours = bankHours(reckoning.account);
  for (const { day, payDay } of look.ready) {
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
      runs.push({ pay_day: day, status: 'missed', place_at: at });
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
    runs.push({ pay_day: day, status: 'announced', place_at: placeAt });
    return 'announced';
  }
  return look.next;
}
