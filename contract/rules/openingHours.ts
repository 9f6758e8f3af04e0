import { listOf, perLanguage } from '@locales/language';
import * as m from '@locales/openingHours';
import { addDays, type CalendarDateText, dateInZone, formatDate, formatDay, weekdayOf } from '../format/date';
import { formatWallTime, instantOf, type WallTime } from '../format/zonedTime';
import { type BranchCalendar, hoursOn, type OpenSpan, weekdayHours } from './branchHours';

/** Whether a branch is open now, in words, and when that changes. */
interface Opening {
  readonly open: boolean;
  /** "Open until 5:00 PM", "Closed. Opens Monday at 7:30 AM". */
  readonly words: string;
  /** Undefined if it never opens again. */
  readonly changesAt: Date | undefined;
}

/** How many days ahead to look for the next opening. A seasonal branch may be closed for months. */
const DAYS_AHEAD = 366;

/** Whether a branch is open at an instant, by the wall clock of its zone. The closing minute is not included. */
export function openingAt(calendar: BranchCalendar, zone: string, now: Date): Opening {
  const today = dateInZone(now, zone);
  const reason = hoursOn(calendar, today).reason;
  // The reason may be empty.
  const closed = reason ? m.closedFor({ reason }) : m.closed();
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    for (const span of hoursOn(calendar, day).spans) {
      const opens = instantOf(day, span.open, zone);
      const closes = instantOf(day, span.close, zone);
      if (now < opens) {
        return { open: false, words: opensWords(closed, day, ahead, span.open), changesAt: opens };
      }
      if (now < closes) {
        const until = told(span.close);
        const words = reason ? m.openUntilFor({ ...until, reason }) : m.openUntil(until);
        return { open: true, words, changesAt: closes };
      }
    }
  }
  return { open: false, words: closed, changesAt: undefined };
}

/** A time in words, with its hour, for the languages in which one o'clock is said otherwise. */
const told = (time: WallTime) => ({
  time: formatWallTime(time),
  hour: Number(time.slice(0, 2)) % 12 || 12,
});

/** "Closed. Opens today at 7:30 AM". */
function opensWords(closed: string, day: CalendarDateText, ahead: number, opens: WallTime): string {
  const said = { closed, ...told(opens) };
  if (ahead === 0) return m.closedOpensToday(said);
  if (ahead === 1) return m.closedOpensTomorrow(said);
  return m.closedOpensOn({ ...said, day: ahead < 7 ? weekday(weekdayOf(day)) : formatDate(day) });
}

const longWeekday = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** As it stands within a sentence: "Monday", "lunes". January 1, 2023 was a Sunday. */
const weekday = (number: number): string => longWeekday().format(Date.UTC(2023, 0, 1 + number));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** As it stands alone: "Monday", "Lunes". @param number 0 is Sunday */
export const weekdayName = (number: number): string => capital(weekday(number));

/** "7:30 AM to 5:00 PM", "8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM", "Closed". */
export const spanWords = (spans: readonly OpenSpan[]): string =>
  spans.length === 0
    ? m.closed()
    : listOf(
        spans.map(({ open, close }) =>
          m.timeToTime({ from: formatWallTime(open), to: formatWallTime(close) }),
        ),
      );

/** A day with other hours than its weekday's. */
interface Exception {
  readonly date: CalendarDateText;
  /** "Inventory", "Thanksgiving Day"; '' if none was given. */
  readonly reason: string;
  readonly words: string;
}

/** The next days, `most` of them, on which a branch is closed or has other hours than its weekday's. */
export function exceptionsFrom(calendar: BranchCalendar, from: CalendarDateText, most: number): Exception[] {
  const found: Exception[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD && found.length < most; ahead += 1) {
    const date = addDays(from, ahead);
    const { spans, reason } = hoursOn(calendar, date);
    const words = spanWords(spans);
    const differs = words !== spanWords(weekdayHours(calendar.hours, date));
    if (reason !== undefined && differs) found.push({ date, reason, words });
  }
  return found;
}

/** Days of the week with the same hours. */
interface WeekHours {
  /** "Monday to Friday", "Sunday". */
  readonly days: string;
  readonly words: string;
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** The week in the season of a day, from Monday on; neighboring days with the same hours are one entry. */
export function weekHours({ hours }: Pick<BranchCalendar, 'hours'>, day: CalendarDateText): WeekHours[] {
  const ofDay = mondayFirst.map((weekday) => ({
    weekday,
    words: spanWords(weekdayHours(onWeekdayOf(hours, weekday, day), day)),
  }));
  return grouped(ofDay);
}

/** The rows of one weekday under the weekday of a day, so that the day's season decides. */
const onWeekdayOf = (hours: BranchCalendar['hours'], weekday: number, day: CalendarDateText) =>
  hours
    .filter((row) => row.weekday === weekday)
    .map((row) => Object.assign({}, row, { weekday: weekdayOf(day) }));

function grouped(days: readonly { readonly weekday: number; readonly words: string }[]): WeekHours[] {
  const groups: { from: number; to: number; words: string }[] = [];
  for (const { weekday, words } of days) {
    const last = groups.at(-1);
    const isNext = last && mondayFirst.indexOf(weekday) === mondayFirst.indexOf(last.to) + 1;
    if (isNext && last.words === words) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, words });
  }
  return groups.map(({ from, to, words }) => ({
    days: daysWords(from, to),
    words,
  }));
}

function daysWords(from: number, to: number): string {
  if (from === to) return weekdayName(from);
  const isPair = mondayFirst.indexOf(to) === mondayFirst.indexOf(from) + 1;
  const days = { from: weekday(from), to: weekday(to) };
  return capital(isPair ? m.dayAndDay(days) : m.dayToDay(days));
}

/** A season with hours of its own. */
interface SeasonHours {
  /** "Mar 15 to Jun 15". */
  readonly when: string;
  /** Only the days that have hours in the season. */
  readonly week: readonly WeekHours[];
}

/** The seasons of a branch, in the order of the year. */
export function seasonHours({ hours }: Pick<BranchCalendar, 'hours'>): SeasonHours[] {
  const names = new Set(
    hours.flatMap(({ seasonFrom, seasonTo }) =>
      seasonFrom && seasonTo ? [`${seasonFrom} ${seasonTo}`] : [],
    ),
  );
  return [...names].sort().map((name) => {
    const [from, to] = name.split(' ') as [string, string];
    const own = hours
      .filter(({ seasonFrom, seasonTo }) => seasonFrom === from && seasonTo === to)
      .sort((a, b) => (a.open < b.open ? -1 : 1));
    const ofDay = mondayFirst.flatMap((weekday) => {
      const spans = own.filter((row) => row.weekday === weekday);
      return spans.length === 0 ? [] : [{ weekday, words: spanWords(spans) }];
    });
    return { when: m.seasonFromTo({ from: monthDay(from), to: monthDay(to) }), week: grouped(ofDay) };
  });
}

/** "03-15" → "Mar 15"; in a leap year, so that Feb 29 has words too. */
const monthDay = (text: string): string => formatDay(`2024-${text}`, `2024-${text}`);
