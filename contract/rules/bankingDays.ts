import * as m from '@locales/payRules';
import { addDays, type CalendarDateText, weekdayOf } from '../format/date';
import { federalHolidayOn } from './federalHolidays';

/**
 * Whether the Federal Reserve settles on a day: a weekday that is no federal holiday. A holiday on a Saturday closes no
 * other day, one on a Sunday closes the Monday: docs/rules.md#banking-days. When branches are open is another calendar.
 */
export const isBankingDay = (day: CalendarDateText): boolean => bankClosure(day) === undefined;

/** Why banks are closed on a day, in words: "Labor Day", "the weekend"; undefined on a banking day. */
export function bankClosure(day: CalendarDateText): string | undefined {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY ? m.weekend() : federalHolidayOn(day)?.name;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** `count` banking days after a day. With 0: the day itself, or the next banking day if it is none. */
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
