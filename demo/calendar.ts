import { addMonths, type CalendarDateText, isCalendarDate } from '@contract/format/date';
import { ApiError } from '@contract/problem';

const DAY = 86_400_000;
const FIRST = Date.UTC(1990, 0, 1);
// Every date of the span once: a generator of a million rows cannot afford to parse its dates.
const dates = Array.from({ length: 47_500 }, (_, day) =>
  new Date(FIRST + day * DAY).toISOString().slice(0, 10),
);
const dayOf = new Map(dates.map((date, day) => [date, day]));

/** The number of a date in a count of days; only differences mean anything. */
export function dayNumber(date: CalendarDateText): number {
  const day = dayOf.get(date);
  if (day === undefined) throw new RangeError(`Not a date of this calendar: ${date}`);
  return day;
}

export const dateOfDay = (day: number): CalendarDateText => dates[day]!;

export const plusDays = (date: CalendarDateText, days: number): CalendarDateText =>
  dates[dayNumber(date) + days]!;

/** 0 is Sunday. 1 January 1990 was a Monday. */
export const weekday = (date: CalendarDateText): number => (dayNumber(date) + 1) % 7;

export const yearOf = (date: CalendarDateText): number => Number(date.slice(0, 4));
export const monthOf = (date: CalendarDateText): number => Number(date.slice(5, 7));
export const dayOfMonth = (date: CalendarDateText): number => Number(date.slice(8, 10));

export const dateOf = (year: number, month: number, day: number): CalendarDateText =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Months counted on from year 0, so that they can be added up: 2026-04 is 24 315. */
export const monthNumber = (date: CalendarDateText): number => yearOf(date) * 12 + monthOf(date) - 1;

/** A day of a counted month. */
export const dateInMonth = (month: number, day: number): CalendarDateText =>
  dateOf(Math.floor(month / 12), (month % 12) + 1, day);

export const lastOfMonth = (month: number): CalendarDateText => plusDays(dateInMonth(month + 1, 1), -1);

/** Fall purchases belong to the harvest that follows: a crop year begins on 1 September before it. */
export const cropYearOf = (date: CalendarDateText): number => yearOf(date) + (monthOf(date) >= 9 ? 1 : 0);

/** The day itself, or the Monday after a Sunday: the counter is closed on Sundays. */
export const openDay = (date: CalendarDateText): CalendarDateText =>
  weekday(date) === 0 ? plusDays(date, 1) : date;

/** The days that a drop tells of. */
export interface Span {
  readonly from: CalendarDateText;
  readonly to: CalendarDateText;
  /**
   * 36 months after the first day. What is rare is staged some days before it. What the company does afterwards is
   * drawn from streams of its own, so that one more day changes nothing of the days before.
   */
  readonly storyEnd: CalendarDateText;
}

const MONTHS = 36;
const MOST_YEARS = 20;

/** Refuses days that are none, and a first day that no business can begin on. */
export function spanOf(asOf: CalendarDateText, since?: CalendarDateText): Span {
  if (!isCalendarDate(asOf) || asOf < '2000-01-01' || asOf > '2100-12-31') {
    throw new ApiError({
      code: 'invalid',
      message: `“${asOf}” is not a day from 2000-01-01 to 2100-12-31, so there is nothing to write up to. Give a date such as 2026-04-12.`,
    });
  }
  const usual = plusDays(addMonths(asOf, -MONTHS), 1);
  const from = since ?? usual;
  // The oldest rate of the deposit plan is of 1990.
  const first = [addMonths(asOf, -12 * MOST_YEARS), '1991-01-01'].toSorted().at(-1)!;
  if (!isCalendarDate(from) || from < first || from > asOf) {
    throw new ApiError({
      code: 'invalid',
      message: `“${from}” is not a day from ${first} to ${asOf}, so the company cannot begin on it. Give its first day of business, such as ${usual}, or leave it out.`,
    });
  }
  return { from, to: asOf, storyEnd: plusDays(addMonths(from, MONTHS), -1) };
}
