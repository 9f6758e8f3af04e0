import * as m from '@locales/noticeSettings';
import { addDays, type CalendarDateText, isCalendarDate } from '../format/date';
import type { NoticeKind } from '../notices/labels';
import { isBlank } from './blank';

/** What a pause keeps back: what a night reckons. What happened, and what is about the sign-in, is always told. */
export const reminderKinds = [
  'dueSoon',
  'pastDue',
  'discountEnding',
  'prepayLow',
  'priceLockEnding',
] as const satisfies readonly NoticeKind[];

export const longestPauseReason = 300;
/** So many days ahead its last day may be; without one it lasts until it is lifted. */
const DAYS_AHEAD = 366;

interface Pause {
  /** '' for none. */
  readonly through: string;
  readonly reason: string;
}

/**
 * What is wrong with a pause, by field; empty if it can begin.
 * @param today in the books zone
 */
export function pauseProblems(
  { through, reason }: Pause,
  today: CalendarDateText,
): Partial<Record<keyof Pause, string>> {
  const isDay = isCalendarDate(through) && through >= today && through <= addDays(today, DAYS_AHEAD);
  return {
    ...(through !== '' && !isDay && { through: m.enterPauseDay() }),
    ...(isBlank(reason) && { reason: m.enterPauseReason() }),
    ...(reason.length > longestPauseReason && { reason: m.textTooLong({ most: longestPauseReason }) }),
  };
}
