import type { BranchSettings } from '../companySettings';
import type { CalendarDateText } from '../format/date';
import type { WallTime } from '../format/zonedTime';

/** What of a branch's settings says when it is open. */
export type BranchCalendar = Pick<BranchSettings, 'hours' | 'closures'>;

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
 * When a branch is open on a day. What is said of the very day goes before its weekday, and hours of a season before
 * those of the whole year.
 */
export function hoursOn({ hours, closures }: BranchCalendar, day: CalendarDateText): BranchDay {
  const closure = closures.find(({ date }) => date === day);
  if (closure) {
    const { open, close, reason } = closure;
    return { spans: open !== null && close !== null ? [{ open, close }] : [], reason };
  }
  const ofWeekday = hours.filter(({ weekday }) => weekday === weekdayOf(day));
  const inSeason = ofWeekday.filter((row) => isSeasonal(row) && isInSeason(row, day));
  const rows = inSeason.length > 0 ? inSeason : ofWeekday.filter((row) => !isSeasonal(row));
  return {
    spans: rows
      .map(({ open, close }) => ({ open, close }))
      .filter(({ open, close }) => open < close)
      .sort((a, b) => (a.open < b.open ? -1 : 1)),
    reason: undefined,
  };
}

/** 0 for Sunday. */
export const weekdayOf = (day: CalendarDateText): number => new Date(`${day}T00:00:00Z`).getUTCDay();

type HoursRow = BranchCalendar['hours'][number];

const isSeasonal = ({ seasonFrom, seasonTo }: HoursRow): boolean => seasonFrom !== null && seasonTo !== null;

/** 'MM-DD' to 'MM-DD', both of them in it; a season may go over New Year. */
function isInSeason({ seasonFrom, seasonTo }: HoursRow, day: CalendarDateText): boolean {
  const at = day.slice(5);
  const [from, to] = [seasonFrom!, seasonTo!];
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}
