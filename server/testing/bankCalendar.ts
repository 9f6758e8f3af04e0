/**
 * The days on which the Federal Reserve is closed beside weekends, copied from its own table of holidays: what the
 * product's rule says is held against it. A holiday on a Saturday closes no other day.
 */
const closed: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-07-05',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
]);
const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD', so many days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether banks settle on a day of 2026 or 2027. */
export function banksOpen(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(day);
}

/** The day, or the last one before it on which banks settle. */
export const bankDayBy = (day: string): string => (banksOpen(day) ? day : bankDayBy(later(day, -1)));

/** So many days on which banks settle before one of them. */
export const bankDaysBefore = (day: string, count: number): string =>
  count === 0 ? day : bankDaysBefore(bankDayBy(later(day, -1)), count - 1);
