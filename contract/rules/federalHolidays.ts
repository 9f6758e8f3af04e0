import { addDays, type CalendarDateText, weekdayOf } from '../format/date';

const MONDAY = 1;
const THURSDAY = 4;

/** A fixed day of the year, or the n-th weekday of a month; -1 is the last. */
type Rule =
  | { readonly on: string }
  | { readonly month: number; readonly weekday: number; readonly nth: 1 | 2 | 3 | 4 | -1 };

/** The holidays of the Federal Reserve Banks, in the order of the year: docs/rules.md#banking-days. */
export const federalHolidays = [
  { id: 'newYear', name: 'New Year’s Day', rule: { on: '01-01' } },
  { id: 'king', name: 'Martin Luther King Jr. Day', rule: { month: 1, weekday: MONDAY, nth: 3 } },
  { id: 'presidents', name: 'Presidents’ Day', rule: { month: 2, weekday: MONDAY, nth: 3 } },
  { id: 'memorial', name: 'Memorial Day', rule: { month: 5, weekday: MONDAY, nth: -1 } },
  { id: 'juneteenth', name: 'Juneteenth', rule: { on: '06-19' } },
  { id: 'independence', name: 'Independence Day', rule: { on: '07-04' } },
  { id: 'labor', name: 'Labor Day', rule: { month: 9, weekday: MONDAY, nth: 1 } },
  { id: 'columbus', name: 'Columbus Day', rule: { month: 10, weekday: MONDAY, nth: 2 } },
  { id: 'veterans', name: 'Veterans Day', rule: { on: '11-11' } },
  { id: 'thanksgiving', name: 'Thanksgiving Day', rule: { month: 11, weekday: THURSDAY, nth: 4 } },
  { id: 'christmas', name: 'Christmas Day', rule: { on: '12-25' } },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly rule: Rule }[];

type FederalHoliday = (typeof federalHolidays)[number];

/**
 * The federal holiday on a day. One on a Sunday is kept on the Monday after it too; one on a Saturday only on that day.
 */
export function federalHolidayOn(day: CalendarDateText): FederalHoliday | undefined {
  return (
    federalHolidays.find(({ rule }) => falls(rule, day)) ??
    (weekdayOf(day) === MONDAY ? fixedOn(addDays(day, -1)) : undefined)
  );
}

const fixedOn = (day: CalendarDateText): FederalHoliday | undefined =>
  federalHolidays.find(({ rule }) => 'on' in rule && falls(rule, day));

function falls(rule: Rule, day: CalendarDateText): boolean {
  if ('on' in rule) return day.endsWith(`-${rule.on}`);
  const { month, weekday, nth } = rule;
  if (Number(day.slice(5, 7)) !== month || weekdayOf(day) !== weekday) return false;
  if (nth === -1) return addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  return Math.ceil(Number(day.slice(8)) / 7) === nth;
}
