import { addDays, dateInZone } from '../format/date';
import { instantOf, wallTime } from '../format/zonedTime';

/** Below this many loads there is no usual hour. */
const LEAST_LOADS = 3;
/** How many hours after the due time a drop is late: docs/rules.md#fresh-figures. */
const graceHours = 3;
const HOUR = 3_600_000;
/** Within half a day of the last drop it is still the same night. */
const SAME_NIGHT = 12 * HOUR;

/**
 * When the next drop is due: at the median hour of the newest loads, on the wall clock of the books zone, and not in the
 * night of the last drop. With too few loads: a day after the last one.
 * @param loads instants of the newest loads, the newest first
 * @returns undefined before the first one
 */
export function dropDue(loads: readonly Date[], zone: string): Date | undefined {
  const last = loads[0];
  if (!last) return undefined;
  if (loads.length < LEAST_LOADS) return new Date(last.getTime() + 24 * HOUR);
  const times = loads.map((load) => wallTime(load, zone)).sort();
  const usual = times[Math.floor(times.length / 2)]!;
  const day = dateInZone(last, zone);
  const turns = [0, 1, 2].map((later) => instantOf(addDays(day, later), usual, zone));
  return turns.find((turn) => turn.getTime() >= last.getTime() + SAME_NIGHT);
}

/** Whether a due drop is late by now. */
export const isLate = (due: Date | undefined, now: Date): boolean =>
  due !== undefined && now.getTime() > due.getTime() + graceHours * HOUR;
