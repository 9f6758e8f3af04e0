import { addDays, type CalendarDateText, daysBetween } from '../format/date';
import type { WallTime } from '../format/zonedTime';

/** When people are told of what: docs/rules.md#notices. What the company decides itself is in `noticeSettings.ts`. */

/** What an import brings late is news for so long; a statement for as long as until the next. */
const FRESH_DAYS = 14;
const FRESH_STATEMENT_DAYS = 45;
/** A signed contract and a scan come weeks after what they belong to. */
const FRESH_DOCUMENT_DAYS = 45;
/** Nights that were missed are caught up for so long. */
const CATCH_UP_DAYS = 7;
/** Reminders wait while the figures are older than this. */
const LATE_FEED_DAYS = 3;
/** So many months notices are kept. */
export const NOTICE_MONTHS = 13;

/** When the day's reminders are reckoned, on the wall of the books zone: the night's drop is there by then. */
export const NIGHT_AT: WallTime = '06:00';

/** A run that reaches fewer than this is told however few the others reached. */
const FEW_PEOPLE = 200;
const FEW_NOTICES = 1_000;
/** So many times as much as the largest of the runs before is unusual. */
const UNUSUAL_TIMES = 3;

/** @param days so many days before it is due, an invoice is told of */
export const isDueSoon = (dueDate: CalendarDateText, today: CalendarDateText, days: number): boolean =>
  dueDate >= today && daysBetween(today, dueDate) <= days;

/**
 * Which of the days after its due date came since the reminders were told last, the latest; undefined where none did.
 * @param toldThrough the day whose reminders were told last
 * @param stages so many days after it was due, an invoice is told of again; ascending
 */
export function pastDueStage(
  dueDate: CalendarDateText,
  { toldThrough, today }: { readonly toldThrough: CalendarDateText; readonly today: CalendarDateText },
  stages: readonly number[],
): number | undefined {
  const since = missedSince(toldThrough, today);
  return stages.findLast((stage) => {
    const day = addDays(dueDate, stage);
    return day > since && day <= today;
  });
}

/** Longer ago than a week is not caught up. */
const missedSince = (toldThrough: CalendarDateText, today: CalendarDateText): CalendarDateText => {
  const earliest = addDays(today, -CATCH_UP_DAYS);
  return toldThrough > earliest ? toldThrough : earliest;
};

/** Less than a share of what was booked is left, and some. */
export const isPrepayLow = (remainingCents: number, bookedCents: number, percent: number): boolean =>
  remainingCents > 0 && remainingCents * 100 < bookedCents * percent;

/** The first day of a statement's end, of a movement, and of what a document belongs to, that is still news. */
export const statementsSince = (asOf: CalendarDateText): CalendarDateText =>
  addDays(asOf, -FRESH_STATEMENT_DAYS);
export const movementsSince = (asOf: CalendarDateText): CalendarDateText => addDays(asOf, -FRESH_DAYS);
export const documentsSince = (asOf: CalendarDateText): CalendarDateText =>
  addDays(asOf, -FRESH_DOCUMENT_DAYS);

/** Whether the figures are too old to remind somebody by them. */
export const isFeedLate = (asOf: CalendarDateText, today: CalendarDateText): boolean =>
  daysBetween(asOf, today) > LATE_FEED_DAYS;

interface Reach {
  readonly people: number;
  readonly notices: number;
}

/** Whether a run reaches so many more than those before that somebody should look first. */
export function isUnusual(run: Reach, before: readonly Reach[]): boolean {
  const most = (of: (one: Reach) => number) => before.reduce((largest, one) => Math.max(largest, of(one)), 0);
  return (
    run.people > Math.max(FEW_PEOPLE, UNUSUAL_TIMES * most(({ people }) => people)) ||
    run.notices > Math.max(FEW_NOTICES, UNUSUAL_TIMES * most(({ notices }) => notices))
  );
}
