import * as m from '@locales/settings';
import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { formatDate, isCalendarDate } from '@contract/format/date';
import { formatWallTime } from '@contract/format/zonedTime';
import { spanWords, weekdayName, weekHours } from '@contract/rules/openingHours';
import type { HolidayValues } from './settingsValues';

type Hours = BranchSettings['hours'][number];
type Closure = BranchSettings['closures'][number];

/** "Saturday 8:00 AM to 12:00 PM from 08-01 to 10-31". */
export const hoursWords = ({ weekday, open, close, seasonFrom, seasonTo }: Hours): string =>
  seasonFrom === null
    ? m.hoursAllYear({ weekday: weekdayName(weekday), ...span(open, close) })
    : m.hoursInSeason({
        weekday: weekdayName(weekday),
        ...span(open, close),
        from: seasonFrom,
        to: seasonTo ?? m.missing(),
      });

/** "Nov 26, 2026 Thanksgiving Day". */
export const closureWords = ({ date, reason, open, close }: Closure): string =>
  [dayWords(date), reason, open !== null && close !== null && m.openFromTo(span(open, close))]
    .filter(Boolean)
    .join(' ');

/** "Nov 27, 2026 The day after Thanksgiving". */
export const holidayWords = ({ date, name }: CompanySettings['holidays']['added'][number]): string =>
  `${dayWords(date)}${name ? ` ${name}` : ''}`;

/** Holidays in a line: "10 of 11 bank holidays · 1 more day off". */
export function holidaysWords({ kept, added }: HolidayValues): string {
  const all = Object.values(kept);
  const closed = all.filter(Boolean).length;
  return [
    closed === all.length
      ? m.allBankHolidays({ total: all.length })
      : m.someBankHolidays({ closed, total: all.length }),
    ...(added.length === 0 ? [] : [m.moreDaysOffCount({ n: added.length })]),
  ].join(' · ');
}

/** A branch in a line: "Monday to Friday 7:30 AM to 5:00 PM · 1 season · 2 exceptions". */
export function branchWords({ hours, closures }: Pick<BranchSettings, 'hours' | 'closures'>): string {
  const allYear = hours.filter((row) => isWhole(row) && row.seasonFrom === null);
  const seasons = new Set(
    hours.flatMap(({ seasonFrom, seasonTo }) => (seasonFrom === null ? [] : [`${seasonFrom} ${seasonTo}`])),
  );
  // Hours of the whole year are the same in any week.
  const week = weekHours({ hours: allYear }, '2026-01-01')
    .filter(({ words }) => words !== spanWords([]))
    .map(({ days, words }) => `${days} ${words}`);
  return [
    week.join(', ') || m.noHours(),
    ...(seasons.size === 0 ? [] : [m.seasons({ n: seasons.size })]),
    ...(closures.length === 0 ? [] : [m.exceptions({ n: closures.length })]),
  ].join(' · ');
}

const dayWords = (date: string): string => (isCalendarDate(date) ? formatDate(date) : m.dayMissing());

/** Settings that are still typed may lack a time that settings cannot. */
const isWhole = ({ open, close }: { readonly open: string | null; readonly close: string | null }): boolean =>
  Boolean(open && close);

const span = (open: string | null, close: string | null) => ({
  open: timeWords(open),
  close: timeWords(close),
});

const timeWords = (time: string | null): string => (time ? formatWallTime(time) : m.missing());
