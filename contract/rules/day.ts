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

const closedWords = (day: string) => `We are closed on ${day}. Choose another day`;

/** What is wrong with a day, in words for its field; undefined if it may be chosen. */
export function dayProblem(day: CalendarDateText, rule: DayRule): string | undefined {
  const { min, max, isOpen = () => true, closed = closedWords } = rule;
  if (!isCalendarDate(day)) return 'Enter a day that exists, with month, day and year';
  // Compared as text, because 'YYYY-MM-DD' sorts like a date.
  if (min !== undefined && day < min) return `Choose ${formatDate(min)} or a later day`;
  if (max !== undefined && day > max) return `Choose ${formatDate(max)} or an earlier day`;
  return isOpen(day) ? undefined : closed(formatDate(day));
}
