import * as m from '@locales/announcements';
import { type CalendarDateText, daysBetween, isCalendarDate } from '../format/date';
import { isBlank } from './blank';
import { isPlainLine, notPlainLine } from './plainLine';

/** The most characters of each entry. */
export const longestAnnouncement = { title: 120, text: 2000 } as const;

/** So many days it runs at the most: docs/rules.md#announcements. */
export const LONGEST_RUN_DAYS = 366;

/** What the office writes, as far as something can be wrong with it. */
interface AnnouncementEntries {
  readonly title: string;
  readonly text: string;
  readonly spanishTitle: string;
  readonly spanishText: string;
  readonly from: CalendarDateText;
  /** 'HH:MM'. */
  readonly fromTime: string;
  readonly through: CalendarDateText;
  readonly segment: {
    readonly balance: string | null;
    readonly minCents: number | null;
    readonly groups: readonly string[];
    readonly boughtSince: CalendarDateText | null;
  };
}

type Field =
  | Exclude<keyof AnnouncementEntries, 'segment'>
  | 'segment.balance'
  | 'segment.groups'
  | 'segment.boughtSince';

const wall = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/**
 * What is wrong with an announcement, by field; empty if it can be kept.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export function announcementProblems(
  entries: AnnouncementEntries,
  today: CalendarDateText,
): Partial<Record<Field, string>> {
  const { from, fromTime, through, segment } = entries;
  const { balance, minCents, groups, boughtSince } = segment;
  return {
    ...textProblems(entries),
    ...(!isCalendarDate(from) && { from: m.dayMissing() }),
    ...(!wall.test(fromTime) && { fromTime: m.timeMissing() }),
    ...throughProblem(from, through, today),
    ...(minCents !== null && balance === null && { 'segment.balance': m.balanceMissing() }),
    ...(groups.length > 0 && boughtSince === null && { 'segment.boughtSince': m.sinceMissing() }),
    ...(groups.length === 0 && boughtSince !== null && { 'segment.groups': m.groupsMissing() }),
  };
}

function textProblems(entries: AnnouncementEntries): Partial<Record<Field, string>> {
  const { title, text, spanishTitle, spanishText } = entries;
  const hasSpanish = !isBlank(spanishTitle) || !isBlank(spanishText);
  return {
    ...(isBlank(title) && { title: m.titleMissing() }),
    ...(isBlank(text) && { text: m.textMissing() }),
    ...(hasSpanish && isBlank(spanishTitle) && { spanishTitle: m.spanishMissing() }),
    ...(hasSpanish && isBlank(spanishText) && { spanishText: m.spanishMissing() }),
    ...lineProblem('title', title),
    ...lineProblem('spanishTitle', spanishTitle),
    ...tooLong('text', text),
    ...tooLong('spanishText', spanishText),
  };
}

const lineProblem = (field: 'title' | 'spanishTitle', line: string): Partial<Record<Field, string>> =>
  line.length > longestAnnouncement.title
    ? { [field]: m.tooLong({ most: longestAnnouncement.title }) }
    : isPlainLine(line)
      ? {}
      : { [field]: notPlainLine() };

const tooLong = (field: 'text' | 'spanishText', text: string): Partial<Record<Field, string>> =>
  text.length > longestAnnouncement.text ? { [field]: m.tooLong({ most: longestAnnouncement.text }) } : {};

function throughProblem(
  from: CalendarDateText,
  through: CalendarDateText,
  today: CalendarDateText,
): Partial<Record<Field, string>> {
  if (!isCalendarDate(through)) return { through: m.dayMissing() };
  if (through < today) return { through: m.throughOver() };
  if (!isCalendarDate(from)) return {};
  if (through < from) return { through: m.throughBeforeFrom() };
  return daysBetween(from, through) >= LONGEST_RUN_DAYS
    ? { through: m.throughTooLate({ most: LONGEST_RUN_DAYS }) }
    : {};
}

/** Its paragraphs: what stands between line ends. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether the number of people is another one by more than a tenth than when it was looked at. */
export const countMoved = (before: number, now: number): boolean => Math.abs(now - before) * 10 > before;
