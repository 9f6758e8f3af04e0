import { addDays, type CalendarDateText, weekdayOf } from '../format/date';
import { federalHolidayOn } from './federalHolidays';

/**
 * Days on which the Federal Reserve settles (domain.md §5 C22): weekdays that are no federal holiday. A holiday on a
 * Saturday closes no other day, one on a Sunday closes the Monday. A branch's or the company's own closures are
 * another calendar.
 */
export const isBankingDay = (day: CalendarDateText): boolean => bankClosure(day) === undefined;

/** Why banks are closed on a day, in words: "Labor Day", "the weekend"; undefined on a banking day. */
export function bankClosure(day: CalendarDateText): string | undefined {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY ? 'the weekend' : federalHolidayOn(day)?.name;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** The banking day `count` banking days after a day; with 0 the day itself, or the next one where it is none. */
export function addBankingDays(day: CalendarDateText, count: number): CalendarDateText {
  let at = day;
  while (!isBankingDay(at)) at = addDays(at, 1);
  for (let left = count; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (!isBankingDay(at));
  }
  return at;
}

/** The banking day `count` banking days before a banking day. */
export function subtractBankingDays(day: CalendarDateText, count: number): CalendarDateText {
  let at = day;
  for (let left = count; left > 0; left -= 1) {
    do at = addDays(at, -1);
    while (!isBankingDay(at));
  }
  return at;
}
