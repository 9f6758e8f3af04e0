import { anyTime, calendarPeriods } from '../components/periods';

/** A stretch of time that people ask for by name, and the filters that say it. */
export interface ListPeriod<F> {
  readonly label: string;
  readonly filters: Partial<F>;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Any time, months and calendar years.
 * @param today 'YYYY-MM-DD' in the books zone; undefined while it is not known
 */
export function dayPeriods(today: string | undefined): ListPeriod<Days>[] {
  const { months, years } = today === undefined ? { months: [], years: [] } : calendarPeriods(today);
  return [anyTime, ...months, ...years].map(({ label, from, to }) => ({ label, filters: { from, to } }));
}

/** Which of the periods the filters say; undefined for a span of the customer's own. */
export const periodOf = <F extends object>(
  filters: F,
  periods: readonly ListPeriod<F>[],
): ListPeriod<F> | undefined =>
  periods.find((period) =>
    (Object.keys(period.filters) as (keyof F)[]).every(
      (name) => JSON.stringify(filters[name]) === JSON.stringify(period.filters[name]),
    ),
  );
