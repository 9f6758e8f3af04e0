import { type Kysely, sql } from 'kysely';
import { addDays, addMonths } from '@contract/format/date';
import type { Tables } from '@server/db/tables';
import { type Scope, statementsOf } from './statementQuery';

/**
 * The first close after a day, by the rhythm of the last one: a month later, and at the end of the month where that
 * one was.
 * @param asOf 'YYYY-MM-DD', as all days here
 */
export function nextClose(last: string, asOf: string): string {
  const isMonthEnd = addDays(last, 1).endsWith('-01');
  for (let months = 1; ; months++) {
    const next = isMonthEnd ? addDays(addMonths(addDays(last, 1), months), -1) : addMonths(last, months);
    if (next > asOf) return next;
  }
}

/** The years of the scope's statements, newest first, and when the next ones will close. */
export const choicesOf = (db: Kysely<Tables>) => async (scope: Scope, asOf: string) => {
  const [years, last] = await Promise.all([
    statementsOf(db, scope)
      .select(sql<number>`extract(year from s.period_to)::int`.as('year'))
      .distinct()
      .orderBy('year', 'desc')
      .execute(),
    db.selectFrom('statement').select('period_to').orderBy('period_to', 'desc').limit(1).executeTakeFirst(),
  ]);
  return {
    years: years.map(({ year }) => year),
    nextCloseDate: last ? nextClose(last.period_to, asOf) : null,
  };
};
