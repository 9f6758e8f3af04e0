import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { formatDate, isCalendarDate } from '@contract/format/date';
import { formatWallTime } from '@contract/format/zonedTime';
import { weekdayNames, weekHours } from '@contract/rules/openingHours';
import type { HolidayValues } from './settingsValues';

type Hours = BranchSettings['hours'][number];
type Closure = BranchSettings['closures'][number];

/** "Saturday 8:00 AM to 12:00 PM from 08-01 to 10-31". */
export const hoursWords = ({ weekday, open, close, seasonFrom, seasonTo }: Hours): string =>
  `${weekdayNames[weekday]} ${spanWords(open, close)}` +
  (seasonFrom === null ? '' : ` from ${seasonFrom} to ${seasonTo ?? MISSING}`);

/** "Nov 26, 2026 Thanksgiving Day". */
export const closureWords = ({ date, reason, open, close }: Closure): string =>
  `${dayWords(date)}${reason && ` ${reason}`}` +
  (open === null || close === null ? '' : ` open ${spanWords(open, close)}`);

/** "Nov 27, 2026 The day after Thanksgiving". */
export const holidayWords = ({ date, name }: CompanySettings['holidays']['added'][number]): string =>
  `${dayWords(date)}${name ? ` ${name}` : ''}`;

/** Holidays in a line: "10 of 11 bank holidays · 1 more day off". */
export function holidaysWords({ kept, added }: HolidayValues): string {
  const all = Object.values(kept);
  const closed = all.filter(Boolean).length;
  return [
    `${closed === all.length ? 'All' : `${closed} of`} ${all.length} bank holidays`,
    ...(added.length === 0 ? [] : [`${added.length} more day${added.length === 1 ? '' : 's'} off`]),
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
    .filter(({ words }) => words !== 'Closed')
    .map(({ days, words }) => `${days} ${words}`);
  return [
    week.join(', ') || 'No hours',
    ...counted(seasons.size, 'season'),
    ...counted(closures.length, 'exception'),
  ].join(' · ');
}

const counted = (count: number, what: string): readonly string[] =>
  count === 0 ? [] : [`${count}${UNBROKEN}${what}${count === 1 ? '' : 's'}`];

const dayWords = (date: string): string => (isCalendarDate(date) ? formatDate(date) : `Day ${MISSING}`);

const MISSING = 'missing';
const UNBROKEN = '\u00A0';

/** Settings that are still typed may lack a time that settings cannot. */
const isWhole = ({ open, close }: { readonly open: string | null; readonly close: string | null }): boolean =>
  Boolean(open && close);

const spanWords = (open: string | null, close: string | null): string =>
  `${timeWords(open)} to ${timeWords(close)}`;

const timeWords = (time: string | null): string => (time ? formatWallTime(time) : MISSING);
