import * as m from '@locales/forms';
import { type CalendarDateText, formatDate, isCalendarDate } from '../format/date';

/** Which days may be chosen; `min` and `max` are included. */
export interface DayRule {
  readonly min?: CalendarDateText;
  readonly max?: CalendarDateText;
  /** Whether it can happen on the day, for example because banks are open. */
  readonly isOpen?: (day: CalendarDateText) => boolean;
  /** The message for a day that is not open: "Banks are closed on Nov 26, 2026. Choose another day". */
  readonly closed?: (day: string) => string;
}

const closedWords = (day: string) => m.dayClosed({ day });

/** What is wrong with a day, in words for its field; undefined if it may be chosen. */
export function dayProblem(day: CalendarDateText, rule: DayRule): string | undefined {
  const { min, max, isOpen = () => true, closed = closedWords } = rule;
  if (!isCalendarDate(day)) return m.dayExists();
  // Compared as text, because 'YYYY-MM-DD' sorts like a date.
  if (min !== undefined && day < min) return m.dayFrom({ day: formatDate(min) });
  if (max !== undefined && day > max) return m.dayUntil({ day: formatDate(max) });
  return isOpen(day) ? undefined : closed(formatDate(day));
}
