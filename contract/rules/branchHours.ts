import type { BranchSettings, CompanySettings } from '../settings/schema';
import { type CalendarDateText, weekdayOf } from '../format/date';
import type { WallTime } from '../format/zonedTime';
import { type CompanyHolidays, companyHolidayOn } from './companyHolidays';

/** What says when a branch is open: its own settings, and the days on which the whole company stays closed. */
export type BranchCalendar = Pick<BranchSettings, 'hours' | 'closures'> & {
  readonly holidays: CompanyHolidays;
};

/** The branches of the settings, each with the holidays of the company: without them nobody knows when it is open. */
export const withHolidays = ({ branches, holidays }: Pick<CompanySettings, 'branches' | 'holidays'>) =>
  branches.map((branch) => Object.assign({ holidays }, branch));

/** Open from a minute up to, not including, another one, on the branch's wall. */
export interface OpenSpan {
  readonly open: WallTime;
  readonly close: WallTime;
}

/** One day at a branch. */
interface BranchDay {
  /** In order; none where the branch stays closed. */
  readonly spans: readonly OpenSpan[];
  /** Why the day differs from others of its weekday: "Inventory"; undefined where it does not. */
  readonly reason: string | undefined;
}

/**
 * When a branch is open on a day. What the branch says of the very day goes before the company's holidays, and those
 * before its weekday: so a branch may open on a holiday, or close on any other day.
 */
export function hoursOn({ hours, closures, holidays }: BranchCalendar, day: CalendarDateText): BranchDay {
  const closure = closures.find(({ date }) => date === day);
  if (closure) {
    const { open, close, reason } = closure;
    return { spans: open !== null && close !== null ? [{ open, close }] : [], reason };
  }
  const holiday = companyHolidayOn(holidays, day);
  if (holiday !== undefined) return { spans: [], reason: holiday };
  return { spans: weekdayHours(hours, day), reason: undefined };
}

/** The hours that a day would have by its weekday alone; those of a season go before those of the whole year. */
export function weekdayHours(hours: BranchCalendar['hours'], day: CalendarDateText): readonly OpenSpan[] {
  const ofWeekday = hours.filter(({ weekday }) => weekday === weekdayOf(day));
  const inSeason = ofWeekday.filter((row) => isSeasonal(row) && isInSeason(row, day));
  const rows = inSeason.length > 0 ? inSeason : ofWeekday.filter((row) => !isSeasonal(row));
  return rows
    .map(({ open, close }) => ({ open, close }))
    .filter(({ open, close }) => open < close)
    .sort((a, b) => (a.open < b.open ? -1 : 1));
}

type HoursRow = BranchCalendar['hours'][number];

const isSeasonal = ({ seasonFrom, seasonTo }: HoursRow): boolean => seasonFrom !== null && seasonTo !== null;

/** 'MM-DD' to 'MM-DD', both of them in it; a season may go over New Year. */
function isInSeason({ seasonFrom, seasonTo }: HoursRow, day: CalendarDateText): boolean {
  const at = day.slice(5);
  const [from, to] = [seasonFrom!, seasonTo!];
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}
