import { addDays, addMonths } from '@contract/format/date';
import * as m from '@locales/components';

/** A stretch of days that people ask for by name; both ends are counted. */
export interface Period {
  readonly label: string;
  /** 'YYYY-MM-DD'; empty is open. */
  readonly from: string;
  readonly to: string;
}

/** No limit at either end. */
export const anyTime: Period = {
  get label() {
    return m.anyTime();
  },
  from: '',
  to: '',
};

/**
 * This month and last month, this year and last year.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export function calendarPeriods(today: string): { readonly months: Period[]; readonly years: Period[] } {
  const thisMonth = `${today.slice(0, 8)}01`;
  const year = Number(today.slice(0, 4));
  const whole = (one: number) => ({
    label: m.calendarYear({ year: one }),
    from: `${one}-01-01`,
    to: `${one}-12-31`,
  });
  return {
    months: [
      { label: m.thisMonth(), from: thisMonth, to: addDays(addMonths(thisMonth, 1), -1) },
      { label: m.lastMonth(), from: addMonths(thisMonth, -1), to: addDays(thisMonth, -1) },
    ],
    years: [whole(year), whole(year - 1)],
  };
}
