import { type CalendarDateText, formatDate, isCalendarDate } from '../format/date';

/** Which days may be chosen. The ends are allowed. */
export interface DayRule {
  readonly min?: CalendarDateText;
  readonly max?: CalendarDateText;
  /** Whether the day is one on which this can happen: a banking day, a day when the branch is open. */
  readonly isOpen?: (day: CalendarDateText) => boolean;
  /** Why a day that is not open is none to choose: "Banks are closed on Nov 26, 2026. Choose another day". */
  readonly closed?: (day: string) => string;
}

const closedWords = (day: string) => `We are closed on ${day}. Choose another day`;

/** What is wrong with a day, in words for its field; undefined where it may be chosen. */
export function dayProblem(day: CalendarDateText, rule: DayRule): string | undefined {
  const { min, max, isOpen = () => true, closed = closedWords } = rule;
  if (!isCalendarDate(day)) return 'Enter a day that exists, with month, day and year';
  // As text: calendar dates of four-digit years sort as they are written.
  if (min !== undefined && day < min) return `Choose ${formatDate(min)} or a later day`;
  if (max !== undefined && day > max) return `Choose ${formatDate(max)} or an earlier day`;
  return isOpen(day) ? undefined : closed(formatDate(day));
}
