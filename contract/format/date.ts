import * as m from '@locales/format';
import { perLanguage } from '@locales/language';

/** A calendar date, 'YYYY-MM-DD', without time or zone. It is never a `Date`. */
export type CalendarDateText = string;

/** How a calendar date is written in the language of the moment. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (date: CalendarDateText): string => format().format(utc(date));
};

const DAY = 86_400_000;
const HALF_A_YEAR = 183;

/** Whether the text is a day that exists: "2026-02-29" is not, nor is any day of a year 0. */
export function isCalendarDate(text: unknown): boolean {
  if (typeof text !== 'string' || !/^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  // Lists and files ask of every row. A day that no month has ends up in the next one.
  const at = new Date(Date.UTC(Number(text.slice(0, 4)), month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** "2026-04-13" → "Apr 13, 2026". */
export const formatDate = written({ month: 'short', day: 'numeric', year: 'numeric' });

/** "2026-04-13" → "Apr 13". */
export const formatDayOfYear = written({ month: 'short', day: 'numeric' });

/** "2026-04-13" → "Apr 13"; with the year where it is half a year or more away from `near`. */
export const formatDay = (date: CalendarDateText, near: CalendarDateText): string =>
  Math.abs(daysBetween(near, date)) < HALF_A_YEAR ? formatDayOfYear(date) : formatDate(date);

/** "2026-04-13" → "Mon, Apr 13, 2026". */
export const formatWeekday = (date: CalendarDateText): string =>
  m.weekdayAndDate({ weekday: shortWeekday(date), date: formatDate(date) });

const shortWeekday = written({ weekday: 'short' });
const longWeekday = written({ weekday: 'long' });

/** A day to come as people say it: "today", "tomorrow", "Wednesday" within a week, else "Nov 28". */
export function formatComing(date: CalendarDateText, today: CalendarDateText): string {
  const days = daysBetween(today, date);
  if (days < 0 || days > 6) return formatDay(date, today);
  return [m.today, m.tomorrow][days]?.() ?? longWeekday(date);
}

/** 0 for Sunday. */
export const weekdayOf = (date: CalendarDateText): number => new Date(utc(date)).getUTCDay();

/** "2026-04-13" → "Apr 2026". */
export const formatMonth = written({ month: 'short', year: 'numeric' });

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDateText, to: CalendarDateText): number =>
  Math.round((utc(to) - utc(from)) / DAY);

/** The date `days` later (or earlier, when negative). */
export const addDays = (date: CalendarDateText, days: number): CalendarDateText =>
  new Date(utc(date) + days * DAY).toISOString().slice(0, 10);

/** The same day `count` months later; the last of the month where that day is missing. */
export function addMonths(date: CalendarDateText, count: number): CalendarDateText {
  const [year, month, day] = parts(date);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10);
}

// A formatter takes longer to make than to use, and there are few zones.
const walls = new Map<string, Intl.DateTimeFormat>();

/** The calendar date on the wall in an IANA zone at an instant. */
export function dateInZone(instant: Date, zone: string): CalendarDateText {
  let wall = walls.get(zone);
  if (!wall) {
    const [year, month, day] = ['numeric', '2-digit', '2-digit'] as const;
    wall = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year, month, day });
    walls.set(zone, wall);
  }
  return wall.format(instant);
}

const instants = perLanguage(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** An ISO instant on the wall of an IANA zone: "Apr 13, 2026, 2:10 AM PDT". */
export const formatInstant = (iso: string, zone: string): string =>
  instants(zone)
    .format(new Date(iso))
    .replace(/\u202f/g, ' ');

function utc(date: CalendarDateText): number {
  const [year, month, day] = parts(date);
  return Date.UTC(year, month - 1, day);
}

function parts(date: CalendarDateText): [year: number, month: number, day: number] {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}
