import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CloseFigures, MoneyFlow } from '@contract/reconciliation/schema';
import type { CalendarDateText } from '@contract/format/date';
import { bookedUpTo, reversedUpTo } from '@contract/rules/reconciliation';
import type { Tables } from '@server/db/tables';
import type { Condition } from '@server/lists/filters';
import { type Board, differenceList, inState } from './differenceList';
import { keptBooked, nobodys, sentEntries, settledFiles, unbooked } from './differences';

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

/** What was sent in each direction, and what became of it. */
async function sumsOf(db: Kysely<Tables>, { asOf }: Board, { from, through }: Days) {
  const sum = (cents: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${cents}) filter (where ${condition}), 0)::bigint`;
  const cents = sql`e.amount_cents`;
  // What the ERP shows of a payment stands in its own amount; of the deposit plan it is asked for the request's alone.
  const { rows } = await sql<Sums & { readonly direction: 'debit' | 'credit' }>`select e.direction,
      ${sum(cents, sql`true`)} as "sentCents",
      ${sum(cents, sql`not e.live`)} as "returnedCents",
      ${sum(cents, sql`e.live and ${unbooked} and e.effective_date > ${bookedUpTo(asOf)}::date`)} as "waitingCents",
      ${sum(sql`coalesce(p.amount_cents, e.amount_cents)`, sql`e.live and not ${unbooked}`)} as "bookedCents"
    from ${sentEntries}
    left join payment p on p.payment_no = r.payment_no and p.status = 'P' and e.direction = 'debit'
    where e.effective_date between ${from}::date and ${through}::date
    group by e.direction`.execute(db);
  const of = (direction: 'debit' | 'credit'): Sums => {
    const { direction: _, ...sums } = rows.find((row) => row.direction === direction) ?? {
      direction,
      ...nothing,
    };
    return sums;
  };
  return { debits: of('debit'), credits: of('credit') };
}

/** What the ERP booked in these days that belongs to no debit, or to one that came back. */
async function bookedAlone(
  db: Kysely<Tables>,
  { asOf, since }: Board,
  { from, through }: Days,
): Promise<number> {
  const between = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${through}::date`;
  const { rows } = await sql<{ cents: number }>`select (
      coalesce((select sum(p.amount_cents) from payment p
        where p.posting_date >= ${since}::date and ${between('p.posting_date')} and ${nobodys}), 0)
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
