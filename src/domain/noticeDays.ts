import { dateInZone, daysBetween, formatDay } from '@contract/format/date';
import { formatWallTime, wallTime } from '@contract/format/zonedTime';
import type { Notice } from '@contract/notices/schema';
import * as m from '@locales/notices';

/** Where and when somebody reads. */
export interface NoticeReader {
  readonly now: Date;
  /** IANA zone. */
  readonly zone: string;
}

interface DayOfNotices {
  /** "Today", "Yesterday", "Nov 20". */
  readonly day: string;
  readonly notices: readonly Notice[];
}

/** The day of an ISO instant, as people say it. */
export function noticeDay(at: string, { now, zone }: NoticeReader): string {
  const [date, today] = [dateInZone(new Date(at), zone), dateInZone(now, zone)];
  return [m.today, m.yesterday][daysBetween(date, today)]?.() ?? formatDay(date, today);
}

/** The time of an ISO instant on the reader's wall: "2:05 PM". */
export const noticeTime = (at: string, { zone }: Pick<NoticeReader, 'zone'>): string =>
  formatWallTime(wallTime(new Date(at), zone));

/** The notices by their days, in their order. */
export function byDay(notices: readonly Notice[], reader: NoticeReader): readonly DayOfNotices[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = noticeDay(notice.at, reader);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, told]) => ({ day, notices: told }));
}
