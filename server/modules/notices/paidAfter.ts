import { type Kysely, sql } from 'kysely';
import { addDays, type CalendarDateText, dateInZone, weekdayOf } from '@contract/format/date';
import { moneyKinds } from '@contract/notices/labels';
import type { PaidAfterReminders } from '@contract/notices/schema';
import { anyOf } from '@server/db/anyOf';
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

/** A week, or all of them where `from` is null. */
interface Row extends Figures {
  readonly kind: (typeof moneyKinds)[number];
  readonly from: CalendarDateText | null;
}

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Whom reminders told and what was paid within 7 days, by kind and week: docs/rules.md#paid-after-reminders. */
export async function paidAfterReminders(
  db: Kysely<Tables>,
  { now, booksZone }: Moment,
): Promise<PaidAfterReminders> {
  const today = dateInZone(now, booksZone);
  const thisWeek = addDays(today, -((weekdayOf(today) + 6) % 7));
  const mondays = Array.from({ length: WEEKS }, (_, back) => addDays(thisWeek, back * -7));
  const asOf = (await feedStateOf(db))?.asOf;
  const rows = await figuresSince(db, mondays.at(-1)!, booksZone);
  const known = new Map(rows.map(({ kind, from, ...figures }) => [`${kind} ${from ?? ''}`, figures]));
  const figuresOf = (kind: string, from: string) => known.get(`${kind} ${from}`) ?? nothing;
  const weekOf = (kind: string, from: CalendarDateText) => ({
    from,
    isComplete: asOf !== undefined && asOf >= addDays(from, 6 + REACH_DAYS),
    ...figuresOf(kind, from),
  });
  return {
    kinds: moneyKinds.map((kind) => ({
      kind,
      weeks: mondays.map((from) => weekOf(kind, from)),
      total: figuresOf(kind, ''),
    })),
  };
}

const nothing: Figures = { accounts: 0, namedCents: 0, paidAccounts: 0, paidCents: 0 };

/**
 * A payment of an invoice is credited to the first reminder of a kind that it is in reach of. Those of the week before
 * are looked at too: what they brought is not credited again to the first week that is shown.
 */
async function figuresSince(
  db: Kysely<Tables>,
  from: CalendarDateText,
  zone: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with told as materialized (
      -- People of one account are told the same.
      select distinct on (n.run_id, n.kind, n.account_no, n.subject) n.kind, n.account_no,
        (n.created_at at time zone ${zone})::date as day, (n.facts ->> 'cents')::bigint as cents,
        n.facts -> 'invoices' as invoices
      from notice n join notice_run r on r.run_id = n.run_id
      where n.created_at >= (${addDays(from, -REACH_DAYS)}::date)::timestamp at time zone ${zone}
        and ${anyOf(sql.ref('n.kind'), moneyKinds)} and r.state = 'released'
      order by n.run_id, n.kind, n.account_no, n.subject
    ), posted as materialized (
      select x.payment_no, x.invoice_no, y.posting_date, x.applied_cents + x.discount_cents as cents
      from payment y join payment_application x on x.payment_no = y.payment_no
      where y.status = 'P' and y.posting_date >= ${addDays(from, -REACH_DAYS)}::date
    ), credited as (
      select t.kind, t.account_no, min(t.day) as day, min(p.cents) as cents
      from told t cross join lateral jsonb_array_elements_text(t.invoices) as i (invoice_no)
      join posted p on p.invoice_no = i.invoice_no
      where p.posting_date between t.day and t.day + ${REACH_DAYS}::int
      group by t.kind, t.account_no, p.payment_no, p.invoice_no
    ), figures as (
      select kind, account_no, day, cents as named, 0::bigint as paid from told
      union all
      select kind, account_no, day, 0, cents from credited
    )
    select kind, date_trunc('week', day::timestamp)::date as "from",
      count(distinct account_no) filter (where named > 0)::int as accounts,
      sum(named)::bigint as "namedCents",
      count(distinct account_no) filter (where paid > 0)::int as "paidAccounts",
      sum(paid)::bigint as "paidCents"
    from figures
    where day >= ${from}::date
    group by grouping sets ((kind, date_trunc('week', day::timestamp)::date), (kind))`.execute(db);
  return rows;
}
