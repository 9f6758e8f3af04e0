import * as m from '@locales/noticeSettings';
import { addDays, type CalendarDateText, isCalendarDate } from '../format/date';

/** What the company decides of when it reminds whom: docs/rules.md#notice-schedule. */
export interface NoticeSchedule {
  /** So many days before it is due, an invoice is told of. */
  readonly dueSoonDays: number;
  /** So many days after it was due, an invoice is told of again; ascending. */
  readonly pastDueDays: readonly number[];
  /** A discount is told of so many days before it ends. */
  readonly discountDays: number;
  /** Prepay is told of while less than this share of what was booked is left. */
  readonly prepayPercent: number;
  /** A price lock is told of so many days before it ends. */
  readonly priceLockDays: number;
}

/** What holds before a company has decided otherwise. */
export const startingSchedule: NoticeSchedule = {
  dueSoonDays: 7,
  pastDueDays: [1, 15, 30],
  discountDays: 10,
  prepayPercent: 10,
  priceLockDays: 14,
};

/** The largest numbers that make sense; the smallest is 1 for each. */
const most = { dueSoonDays: 30, discountDays: 30, prepayPercent: 50, priceLockDays: 60 } as const;
const MOST_STAGES = 5;
const LAST_STAGE = 180;
/** So far ahead a version may be decided. */
const DAYS_AHEAD = 366;

export type ScheduleField = keyof NoticeSchedule | 'from';

/**
 * What is wrong with a schedule, by field; empty if it can be kept.
 * @param from the first day whose reminders go by it: tomorrow at the earliest, as today's may be told already
 * @param today in the books zone
 */
export function scheduleProblems(
  schedule: NoticeSchedule,
  from: string,
  today: CalendarDateText,
): Partial<Record<ScheduleField, string>> {
  const numbers = Object.entries(most).filter(
    ([field]) => !isWithin(schedule[field as keyof typeof most], most[field as keyof typeof most]),
  );
  const isDay = isCalendarDate(from) && from > today && from <= addDays(today, DAYS_AHEAD);
  return {
    ...Object.fromEntries(
      numbers.map(([field, number]) => [field, m.enterNumber({ most: number })] as const),
    ),
    ...(!areStages(schedule.pastDueDays) && {
      pastDueDays: m.enterStages({ stages: MOST_STAGES, most: LAST_STAGE }),
    }),
    ...(!isDay && { from: m.enterDayAhead() }),
  };
}

const isWithin = (number: number, max: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= max;

const areStages = (stages: readonly number[]): boolean =>
  stages.length >= 1 &&
  stages.length <= MOST_STAGES &&
  stages.every((stage, at) => isWithin(stage, LAST_STAGE) && (at === 0 || stage > stages[at - 1]!));
