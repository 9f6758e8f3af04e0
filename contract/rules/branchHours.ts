import type { BranchSettings, CompanySettings } from '../settings/schema';
import { type CalendarDateText, weekdayOf } from '../format/date';
import type { WallTime } from '../format/zonedTime';
import { type CompanyHolidays, companyHolidayOn } from './companyHolidays';

/** What decides when a branch is open: its own settings and the company's holidays. */
export type BranchCalendar = Pick<BranchSettings, 'hours' | 'closures'> & {
  readonly holidays: CompanyHolidays;
};

/** The branches of the settings, each with the company's holidays. */
export const withHolidays = ({ branches, holidays }: Pick<CompanySettings, 'branches' | 'holidays'>) =>
  branches.map((branch) => Object.assign({ holidays }, branch));

/** Open from a minute up to another one, which is not included, on the branch's wall clock. */
export interface OpenSpan {
  readonly open: WallTime;
  readonly close: WallTime;
}

/** One day at a branch. */
interface BranchDay {
  /** In order; empty if the branch is closed. */
  readonly spans: readonly OpenSpan[];
  /** Why the day differs from others of its weekday: "Inventory"; undefined if it does not. */
  readonly reason: string | undefined;
}

/**
 * When a branch is open on a day. Its own entry for that day goes first, then the company's holidays, then its hours by
 * weekday: docs/rules.md#company-holidays. So a branch may open on a holiday and close on any other day.
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

/** The hours by weekday alone; the hours of a season go before those of the whole year. */
export function weekdayHours(hours: BranchCalendar['hours'], day: CalendarDateText): readonly OpenSpan[] {
  const today = weekdayOf(day);
  const ofWeekday = hours.filter(({ weekday }) => weekday === today);
  const inSeason = ofWeekday.filter((row) => isSeasonal(row) && isInSeason(row, day));
  const rows = inSeason.length > 0 ? inSeason : ofWeekday.filter((row) => !isSeasonal(row));
  return rows
    .map(({ open, close }) => ({ open, close }))
    .filter(({ open, close }) => open < close)
    .sort((a, b) => (a.open < b.open ? -1 : 1));
}

type HoursRow = BranchCalendar['hours'][number];

const isSeasonal = ({ seasonFrom, seasonTo }: HoursRow): boolean => seasonFrom !== null && seasonTo !== null;

/** 'MM-DD' to 'MM-DD', both included; a season may cross New Year. */
function isInSeason({ seasonFrom, seasonTo }: HoursRow, day: CalendarDateText): boolean {
  const at = day.slice(5);
  const [from, to] = [seasonFrom!, seasonTo!];
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}
