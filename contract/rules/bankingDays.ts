import { addDays, type CalendarDateText } from '../format/date';

/**
 * Days on which the Federal Reserve settles (domain.md §5 C22): weekdays that are no federal holiday. A holiday on a
 * Saturday closes no other day, one on a Sunday closes the Monday. A branch's or the company's own closures are
 * another calendar.
 */
export function isBankingDay(day: CalendarDateText): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && holidayOn(day, weekday) === undefined;
}

/** Why banks are closed on a day, in words: "Labor Day", "the weekend"; undefined on a banking day. */
export function bankClosure(day: CalendarDateText): string | undefined {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY ? 'the weekend' : holidayOn(day, weekday);
}

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

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const weekdayOf = (day: CalendarDateText): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const fixed: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** Holidays on the n-th such weekday of a month; -1 is the last. */
const floating = [
  { month: 1, weekday: MONDAY, nth: 3, name: 'Martin Luther King Jr. Day' },
  { month: 2, weekday: MONDAY, nth: 3, name: 'Presidents’ Day' },
  { month: 5, weekday: MONDAY, nth: -1, name: 'Memorial Day' },
  { month: 9, weekday: MONDAY, nth: 1, name: 'Labor Day' },
  { month: 10, weekday: MONDAY, nth: 2, name: 'Columbus Day' },
  { month: 11, weekday: THURSDAY, nth: 4, name: 'Thanksgiving Day' },
] as const;

function holidayOn(day: CalendarDateText, weekday: number): string | undefined {
  const onDay = fixed[day.slice(5)];
  if (onDay !== undefined) return onDay;
  // A holiday on a Sunday is kept on the Monday after it.
  const before = weekday === MONDAY ? fixed[addDays(day, -1).slice(5)] : undefined;
  return before ?? floating.find((holiday) => isNth(day, weekday, holiday))?.name;
}

function isNth(day: CalendarDateText, weekday: number, holiday: (typeof floating)[number]): boolean {
  if (Number(day.slice(5, 7)) !== holiday.month || weekday !== holiday.weekday) return false;
  if (holiday.nth === -1) return addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  return Math.ceil(Number(day.slice(8)) / 7) === holiday.nth;
}
