import { sql } from 'kysely';
import type { ReturnRates } from '@contract/achReturns/schema';
import { addDays, dateInZone } from '@contract/format/date';
import { RETURN_RATE_DAYS, returnRateNames, returnRates } from '@contract/rules/returnRates';
import type { Db } from '@server/db/db';

const MONTHS = 6;

interface Counted {
  /** 'YYYY-MM', or null for the days that count now. */
  readonly month: string | null;
  readonly debits: number;
  readonly administrative: number;
  readonly unauthorized: number;
  readonly overall: number;
}

/** How many of our debits came back, and why: over the last days, and by month for the trend. */
export async function ratesOf(db: Db['sql'], now: Date, booksZone: string): Promise<ReturnRates> {
  const to = dateInZone(now, booksZone);
  const from = addDays(to, 1 - RETURN_RATE_DAYS);
  const months = monthsUntil(to);
  const counted = await counts(db, { from, first: `${months[0]}-01`, booksZone });
  const sharesOf = (month: string | null) => {
    const row = counted.find((one) => one.month === month);
    return returnRateNames.map((rate) => ({
      rate,
      returns: row?.[rate] ?? 0,
      debits: row?.debits ?? 0,
    }));
  };
  return {
    from,
    to,
    rates: sharesOf(null),
    months: months.map((month) => ({ month, rates: sharesOf(month) })),
  };
}

/** 'YYYY-MM' of the last months, the oldest first. */
function monthsUntil(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - 1 - (MONTHS - 1 - back);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

interface Span {
  readonly from: string;
  readonly first: string;
  readonly booksZone: string;
}

/** Debits count on the day that they were sent, by a file or by hand; returns on the day that the bank gave. */
async function counts(db: Db['sql'], { from, first, booksZone }: Span): Promise<Counted[]> {
  const coded = (codes: readonly string[] | null) =>
    codes === null ? sql`code is not null` : sql`code = any(${[...codes]}::text[])`;
  const { rows } = await sql<Counted>`
    with happened as (
      select (e.at at time zone ${booksZone})::date as day, true as sent, null as code
        from request_event e join request r on r.request_id = e.request_id
        where e.event = 'export' and r.flow = 'bank' and e.at >= ${first}::date - 1
      union all
      select t.returned_on, false, coalesce(t.code, '')
        from request_return t join request r on r.request_id = t.request_id
        where r.flow = 'bank' and t.returned_on >= ${first}::date
    ), placed as (
      select null as month, sent, code from happened where day >= ${from}::date
      union all
      select to_char(day, 'YYYY-MM'), sent, code from happened where day >= ${first}::date
    )
    select month, count(*) filter (where sent)::int as debits,
      count(*) filter (where ${coded(returnRates.administrative.codes)})::int as administrative,
      count(*) filter (where ${coded(returnRates.unauthorized.codes)})::int as unauthorized,
      count(*) filter (where ${coded(returnRates.overall.codes)})::int as overall
    from placed group by month`.execute(db);
  return rows;
}
