import { type CalendarDateText, formatDate, formatInstant } from './date';
import { formatWallTime } from './zonedTime';
import type { MoneyRequest } from '../requests';

/** The day of payment, or day and time of a pickup on the branch's wall; '' where there is none. */
export function dayWords(
  { day, time }: Pick<MoneyRequest, 'day' | 'time'>,
  format: (day: CalendarDateText) => string = formatDate,
): string {
  if (day === null) return '';
  return time === null ? format(day) : `${format(day)}, ${formatWallTime(time)}`;
}

/** Until when the customer can cancel; '' where nobody but the office can. */
export const cancelWords = (
  { canCancel, cancelUntil }: Pick<MoneyRequest, 'canCancel' | 'cancelUntil'>,
  zone: string,
): string => (canCancel && cancelUntil !== null ? formatInstant(cancelUntil, zone) : '');
