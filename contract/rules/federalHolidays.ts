import * as m from '@locales/settings';
import { addDays, type CalendarDateText, weekdayOf } from '../format/date';

const MONDAY = 1;
const THURSDAY = 4;

interface Holiday<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly rule: Rule;
}

const holiday = <Id extends string>(id: Id, name: () => string, rule: Rule): Holiday<Id> => ({
  id,
  get name() {
    return name();
  },
  rule,
});

/** A fixed day of the year, or the n-th weekday of a month; -1 is the last. */
type Rule =
  | { readonly on: string }
  | { readonly month: number; readonly weekday: number; readonly nth: 1 | 2 | 3 | 4 | -1 };

/** The holidays of the Federal Reserve Banks, in the order of the year: docs/rules.md#banking-days. */
export const federalHolidays = [
  holiday('newYear', m.newYear, { on: '01-01' }),
  holiday('king', m.king, { month: 1, weekday: MONDAY, nth: 3 }),
  holiday('presidents', m.presidents, { month: 2, weekday: MONDAY, nth: 3 }),
  holiday('memorial', m.memorial, { month: 5, weekday: MONDAY, nth: -1 }),
  holiday('juneteenth', m.juneteenth, { on: '06-19' }),
  holiday('independence', m.independence, { on: '07-04' }),
  holiday('labor', m.labor, { month: 9, weekday: MONDAY, nth: 1 }),
  holiday('columbus', m.columbus, { month: 10, weekday: MONDAY, nth: 2 }),
  holiday('veterans', m.veterans, { on: '11-11' }),
  holiday('thanksgiving', m.thanksgiving, { month: 11, weekday: THURSDAY, nth: 4 }),
  holiday('christmas', m.christmas, { on: '12-25' }),
] as const;

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
  if ('on' in rule) return day.endsWith(rule.on);
  const { month, weekday, nth } = rule;
  if (Number(day.slice(5, 7)) !== month || weekdayOf(day) !== weekday) return false;
  if (nth === -1) return addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  return Math.ceil(Number(day.slice(8)) / 7) === nth;
}
