import { type Kysely, sql } from 'kysely';
import { addDays, type CalendarDateText, dateInZone, weekdayOf } from '@contract/format/date';
import { moneyKinds } from '@contract/notices/labels';
import type { PaidAfterReminders } from '@contract/notices/schema';
import type { Tables } from '@server/db/tables';
import { feedStateOf } from '@server/domain/feedState/feedState';

/** The running week is one of them. */
const WEEKS = 13;
/** What is posted up to so many days after a reminder is counted for it. */
const REACH_DAYS = 7;

interface Figures {
  readonly accounts: number;
  readonly namedCents: number;
  readonly paidAccounts: number;
  readonly paidCents: number;
}

interface Row extends Figures {
  readonly kind: (typeof moneyKinds)[number];
  /** Counted from the first that is shown; after the last one come all of them. */
  readonly week: number;
}

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/**
 * Whom reminders told and what was paid within 7 days, by kind and week: docs/rules.md#paid-after-reminders. As they are
 * kept; where what they rest on has changed since, they are reckoned anew.
 */
export async function paidAfterReminders(db: Kysely<Tables>, moment: Moment): Promise<PaidAfterReminders> {
  const mondays = mondaysOf(moment);
  const from = mondays.at(-1)!;
  const asOf = (await feedStateOf(db))?.asOf;
  const kept = await keptOf(db);
  const rows =
    kept?.basis === (await basisOf(db, from)) ? (kept.figures as Row[]) : await figuresSince(db, from);
  const known = new Map(rows.map(({ kind, week, ...figures }) => [`${kind} ${week}`, figures]));
  const figuresOf = (kind: string, week: number) => known.get(`${kind} ${week}`) ?? nothing;
  const isComplete = (from: CalendarDateText) => asOf !== undefined && asOf >= addDays(from, 6 + REACH_DAYS);
  return {
    kinds: moneyKinds.map((kind) => ({
      kind,
      weeks: mondays.map((from, back) =>
        Object.assign({ from, isComplete: isComplete(from) }, figuresOf(kind, WEEKS - 1 - back)),
      ),
      total: figuresOf(kind, WEEKS),
    })),
  };
}

/** Keeps the figures ready, so that nobody waits for them; most often they rest on what they rested on before. */
export async function keepPaidAfter(db: Kysely<Tables>, moment: Moment): Promise<void> {
  const from = mondaysOf(moment).at(-1)!;
  const basis = await basisOf(db, from);
  if ((await keptOf(db))?.basis === basis) return;
  const figures = JSON.stringify(await figuresSince(db, from));
  // What was imported or told meanwhile may be in them, or not.
  if ((await basisOf(db, from)) !== basis) return;
  await db
    .insertInto('paid_after_reminders')
    .values({ basis, figures })
    .onConflict((is) => is.column('one').doUpdateSet({ basis, figures }))
    .execute();
}

/** The weeks by their Mondays, the newest first. */
function mondaysOf({ now, booksZone }: Moment): readonly CalendarDateText[] {
  const today = dateInZone(now, booksZone);
  const thisWeek = addDays(today, -((weekdayOf(today) + 6) % 7));
  return Array.from({ length: WEEKS }, (_, back) => addDays(thisWeek, back * -7));
}

const keptOf = (db: Kysely<Tables>) =>
  db.selectFrom('paid_after_reminders').select(['basis', 'figures']).executeTakeFirst();

/** What the figures follow from: the weeks, the import that brought payments last, and the nights that went out. */
async function basisOf(db: Kysely<Tables>, from: CalendarDateText): Promise<string> {
  const nights = await db
    .selectFrom('notice_run')
    .select('run_id')
    .where('state', '=', 'released')
    .where('day', '>=', addDays(from, -REACH_DAYS))
    .orderBy('run_id')
    .execute();
  const importId = (await feedStateOf(db))?.importId;
  return [from, importId, ...nights.map(({ run_id }) => run_id)].join(' ');
}

const nothing: Figures = { accounts: 0, namedCents: 0, paidAccounts: 0, paidCents: 0 };

/**
 * A payment of an invoice is credited to the first reminder of a kind that it is in reach of. Those of the week before
 * are looked at too: what they brought is not credited again to the first week that is shown.
 *
 * The weeks in which an account was told are bits of a number, one more for all of them: so that an account counts once
 * in each, accounts are gone through once and nothing is sorted.
 */
async function figuresSince(db: Kysely<Tables>, from: CalendarDateText): Promise<readonly Row[]> {
  const since = addDays(from, -REACH_DAYS);
  const { rows } = await sql<Row>`
    with night as not materialized (
      select run_id, day, (day - ${from}::date) / 7 as week
      from notice_run where state = 'released' and day >= ${since}::date
    ), told as (
      select r.kind, bit_or(1 << t.week) | (1 << ${WEEKS}) as weeks
      from night t join reminder r on r.run_id = t.run_id
      where t.day >= ${from}::date and r.named_cents > 0
      group by r.kind, r.account_no
    ), alike as (
      select kind, weeks, count(*) as accounts from told group by kind, weeks
    ), named as (
      select run_id, kind, sum(named_cents) as cents from reminder group by run_id, kind
    ), posted as not materialized (
      select x.payment_no, x.invoice_no, y.posting_date, x.applied_cents + x.discount_cents as cents
      from payment y join payment_application x on x.payment_no = y.payment_no
      where y.status = 'P' and y.posting_date >= ${since}::date
    ), credited as (
      select i.kind, i.account_no, min(t.day) as day, min(p.cents) as cents
      from night t join reminder_invoice i on i.run_id = t.run_id
      join posted p on p.invoice_no = i.invoice_no and p.posting_date between t.day and t.day + ${REACH_DAYS}::int
      group by i.kind, i.account_no, p.payment_no, p.invoice_no
    ), figures (kind, week, accounts, named, paid_accounts, paid) as (
      select a.kind, w, sum(a.accounts), 0, 0, 0
      from alike a join generate_series(0, ${WEEKS}) w on a.weeks & (1 << w) <> 0
      group by a.kind, w
      union all
      select n.kind, coalesce(t.week, ${WEEKS}), 0, sum(n.cents), 0, 0
      from night t join named n on n.run_id = t.run_id
      where t.day >= ${from}::date
      group by grouping sets ((n.kind, t.week), (n.kind))
      union all
      select kind, coalesce(week, ${WEEKS}), 0, 0, count(distinct account_no) filter (where cents > 0), sum(cents)
      from (select *, (day - ${from}::date) / 7 as week from credited where day >= ${from}::date) c
      group by grouping sets ((kind, week), (kind))
    )
    select kind, week, sum(accounts)::int as accounts, sum(named)::bigint as "namedCents",
      sum(paid_accounts)::int as "paidAccounts", sum(paid)::bigint as "paidCents"
    from figures group by kind, week`.execute(db);
  return rows;
}
