import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CloseFigures, MoneyFlow } from '@contract/reconciliation/schema';
import type { CalendarDateText } from '@contract/format/date';
import { bookedUpTo, reversedUpTo } from '@contract/rules/reconciliation';
import type { Tables } from '@server/db/tables';
import type { Condition } from '@server/lists/filters';
import { type Board, differenceList, inState } from './differenceList';
import { keptBooked, nobodys, settledFiles, unbooked } from './differences';

/** Some days, both ends among them. */
export interface Days {
  readonly from: CalendarDateText;
  readonly through: CalendarDateText;
}

type Sums = Omit<MoneyFlow, 'differenceCents'>;

/**
 * What went to the bank for some days and what the ERP made of it, and the differences that are not explained until
 * then: docs/rules.md#daily-close.
 */
export async function dayFigures(db: Kysely<Tables>, board: Board, days: Days): Promise<CloseFigures> {
  const { through } = days;
  const { debits, credits } = await sumsOf(db, board, days);
  const alone = await bookedAlone(db, board, days);
  const isOpen = inState('open')(board);
  const sizes = (are: Condition) =>
    sql`coalesce(sum(abs(d.difference_cents)) filter (where ${are}), 0)::bigint`;
  const { chips, openCents, namedCents } = await differenceList.totals<
    Record<'openCents' | 'namedCents', number>
  >(db, board, { through }, () => ({ openCents: sizes(isOpen), namedCents: sizes(sql`not ${isOpen}`) }));
  return {
    debits: flowOf({ ...debits, bookedCents: debits.bookedCents + alone }),
    credits: flowOf(credits),
    openCount: chips.open,
    openCents,
    namedCount: chips.all - chips.open,
    namedCents,
    statement: board.statement && (await settledOf(db, days)),
  };
}

const flowOf = (sums: Sums): MoneyFlow => ({
  ...sums,
  differenceCents: sums.bookedCents - (sums.sentCents - sums.returnedCents - sums.waitingCents),
});

const nothing: Sums = { sentCents: 0, returnedCents: 0, waitingCents: 0, bookedCents: 0 };

/**
 * The entries of some days with their requests "r". Most are found among what the ERP posted since, all of it at once;
 * the others are looked up one by one, so that requests of years before cost nothing.
 */
const entriesOf = (days: Days) => {
  // In words of the query itself: how many days there are decides how it is best read.
  const [from, through] = [sql.lit(days.from), sql.lit(days.through)];
  return sql`ach_entry e
  join ach_batch b on b.batch_no = e.batch_no and b.status = 'sent'
  left join (select q.request_id, q.status, q.flow, p.amount_cents
    from request q join payment p on p.payment_no = q.payment_no and p.status = 'P' and p.posting_date >= ${from}::date
    where q.posted_on >= ${from}::date) near on near.request_id = e.request_id
  left join lateral (select q.status, q.flow, p.amount_cents
    from request q left join payment p on p.payment_no = q.payment_no and p.status = 'P'
    where q.request_id = e.request_id and near.request_id is null offset 0) far on true
  cross join lateral (select e.request_id, coalesce(near.status, far.status) as status,
    coalesce(near.flow, far.flow) as flow, coalesce(near.amount_cents, far.amount_cents) as booked_cents) r
  where e.request_id is not null and e.effective_date between ${from}::date and ${through}::date`;
};

/** What was sent in each direction, and what became of it. */
async function sumsOf(db: Kysely<Tables>, { asOf }: Board, days: Days) {
  const sum = (cents: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${cents}) filter (where ${condition}), 0)::bigint`;
  const cents = sql`e.amount_cents`;
  // What the ERP shows of a payment stands in its own amount; of the deposit plan it is asked for the request's alone.
  const booked = sql`case when e.direction = 'debit' then coalesce(r.booked_cents, ${cents}) else ${cents} end`;
  const { rows } = await sql<Sums & { readonly direction: 'debit' | 'credit' }>`select e.direction,
      ${sum(cents, sql`true`)} as "sentCents",
      ${sum(cents, sql`not e.live`)} as "returnedCents",
      ${sum(cents, sql`e.live and ${unbooked} and e.effective_date > ${bookedUpTo(asOf)}::date`)} as "waitingCents",
      ${sum(booked, sql`e.live and not ${unbooked}`)} as "bookedCents"
    from ${entriesOf(days)} group by e.direction`.execute(db);
  const of = (direction: 'debit' | 'credit'): Sums => {
    const { direction: _, ...sums } = rows.find((row) => row.direction === direction) ?? {
      direction,
      ...nothing,
    };
    return sums;
  };
  return { debits: of('debit'), credits: of('credit') };
}

/**
 * What the ERP booked in these days that belongs to no debit, or to one that came back. Whose request was posted since is
 * somebody's: the others alone are looked for among all requests.
 */
async function bookedAlone(
  db: Kysely<Tables>,
  { asOf, since }: Board,
  { from, through }: Days,
): Promise<number> {
  const between = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${through}::date`;
  const { rows } = await sql<{ cents: number }>`select (
      coalesce((select sum(p.amount_cents) from payment p
        left join (select payment_no from request where posted_on >= ${from}::date) near
          on near.payment_no = p.payment_no
        where p.status = 'P' and p.posting_date >= ${since}::date and ${between('p.posting_date')}
          and case when near.payment_no is null then ${nobodys} end), 0)
      + coalesce((select sum(p.amount_cents) from ${keptBooked}
        and ${between('r.returned_on')} and r.returned_on <= ${reversedUpTo(asOf)}::date), 0)
    )::bigint as cents`.execute(db);
  return rows[0]!.cents;
}

async function settledOf(db: Kysely<Tables>, { from, through }: Days): Promise<CloseFigures['statement']> {
  const { rows } = await sql<NonNullable<CloseFigures['statement']>>`select
      coalesce(sum(s.sent_cents), 0)::bigint as "sentCents",
      coalesce(sum(s.settled_cents), 0)::bigint as "settledCents"
    from ${settledFiles} where s.last_effective between ${from}::date and ${through}::date`.execute(db);
  return rows[0]!;
}

/** Of figures, for whoever signs them: which ones they saw. */
export const hashOf = (days: Days, figures: CloseFigures): string =>
  createHash('sha256')
    .update(JSON.stringify([days, figures]))
    .digest('hex');
