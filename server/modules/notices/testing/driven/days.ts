import { banksOpen, later } from '@server/testing/bankCalendar';

/** A day as a number, counted from 1970: the reckoning adds and compares millions of them. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

const texts = new Map<Day, string>();

/** 'YYYY-MM-DD'. */
export function textOf(day: Day): string {
  const known = texts.get(day) ?? later('1970-01-01', day);
  texts.set(day, known);
  return known;
}

export const msOf = (day: Day, time: string): number => Date.parse(`${textOf(day)}T${time}Z`);
export const isoOf = (day: Day, time: string): string => new Date(msOf(day, time)).toISOString();

const open = new Map<Day, boolean>();

function isBankDay(day: Day): boolean {
  const known = open.get(day) ?? banksOpen(textOf(day));
  open.set(day, known);
  return known;
}

/** The day, or the last one before it on which banks settle. */
export const bankBy = (day: Day): Day => (isBankDay(day) ? day : bankBy(day - 1));
/** The day, or the first one after it on which banks settle. */
export const bankFrom = (day: Day): Day => (isBankDay(day) ? day : bankFrom(day + 1));
export const bankBefore = (day: Day, count: number): Day =>
  count === 0 ? day : bankBefore(bankBy(day - 1), count - 1);
export const bankAfter = (day: Day, count: number): Day =>
  count === 0 ? bankFrom(day) : bankAfter(bankFrom(bankFrom(day) + 1), count - 1);

const offsets = new Map<string, number>();

/** How far the wall of a zone is from UTC on a day, from the morning on: clocks change at 2:00 AM. */
function offsetMs(zone: string, day: Day): number {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [hour, minute] = wall.format(msOf(day, '15:00:00')).split(':').map(Number);
  const found = ((hour! - 15) * 60 + minute!) * 60_000;
  offsets.set(key, found);
  return found;
}

/** The instant of a time of day on a wall, in the morning or later. */
export const atWall = (zone: string, day: Day, time: string): number =>
  msOf(day, `${time}:00`) - offsetMs(zone, day);

/** What a wall shows at an instant of a day, 'HH:MM'. */
export const wallAt = (zone: string, day: Day, ms: number): string =>
  new Date(ms + offsetMs(zone, day)).toISOString().slice(11, 16);

export const isMonday = (day: Day): boolean => (day + 3) % 7 === 0;
