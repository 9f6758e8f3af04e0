import * as m from '@locales/format';
import type { CalendarDateText } from './date';

/** A time on a wall clock, 'HH:MM' from 00:00 to 23:59. */
export type WallTime = string;

/**
 * The instant at which a wall clock in an IANA zone shows a day and a time. An hour that comes twice when the clocks
 * go back is its first; one that does not come when they go forward is as much later as they go.
 */
export function instantOf(day: CalendarDateText, time: WallTime, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [asUtc - DAY, asUtc + DAY].map((near) => asUtc - offsetAt(near, zone));
  const real = [before!, after!].filter((at) => at + offsetAt(at, zone) === asUtc);
  return new Date(real.length > 0 ? Math.min(...real) : before!);
}

/** What the wall clock of a zone shows at an instant: "14:05". */
export function wallTime(instant: Date, zone: string): WallTime {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(11, 16);
}

/** A wall time as people say it: "14:05" → "2:05 PM". */
export function formatWallTime(time: WallTime): string {
  const hour = Number(time.slice(0, 2));
  const shown = `${hour % 12 || 12}:${time.slice(3)}`;
  return hour < 12 ? m.morningTime({ time: shown }) : m.afternoonTime({ time: shown });
}

const DAY = 86_400_000;

// A formatter takes longer to make than to use, and there are few zones.
const walls = new Map<string, Intl.DateTimeFormat>();
// To ask one still takes a hundred times as long as to look a day up. A process that runs for years begins anew.
const zones = new Map<string, Map<number, number>>();
const MOST_DAYS = 2_000;

/** How far a zone is ahead of UTC at an instant, in milliseconds; negative west of it. */
function offsetAt(at: number, zone: string): number {
  const day = Math.floor(at / DAY);
  const before = offsetOn(day, zone);
  // Clocks never go forward and back between one midnight of UTC and the next.
  return before === offsetOn(day + 1, zone) ? before : readOffset(at, zone);
}

/**
 * How far a zone is ahead of UTC all through a day on its wall, in milliseconds; undefined where its clocks change within
 * a day of it.
 */
export function steadyOffset(day: CalendarDateText, zone: string): number | undefined {
  const at = Date.parse(`${day}T00:00Z`) / DAY;
  const offset = offsetOn(at, zone);
  return [at - 1, at + 1, at + 2].every((near) => offsetOn(near, zone) === offset) ? offset : undefined;
}

/** At the beginning of a day of UTC, counted from 1970. */
function offsetOn(day: number, zone: string): number {
  let days = zones.get(zone);
  if (!days) {
    days = new Map();
    zones.set(zone, days);
  }
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const offset = readOffset(day * DAY, zone);
  days.set(day, offset);
  return offset;
}

function readOffset(at: number, zone: string): number {
  let wall = walls.get(zone);
  if (!wall) {
    wall = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    walls.set(zone, wall);
  }
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
  return shown - Math.floor(at / 1000) * 1000;
}
