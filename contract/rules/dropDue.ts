import { addDays, dateInZone } from '../format/date';
import { instantOf, wallTime } from '../format/zonedTime';

/** So many loads tell at which hour drops usually come; fewer are chance. */
const LEAST_LOADS = 3;
/** How much later than usual is not yet late. */
export const graceHours = 3;
const HOUR = 3_600_000;
/** What comes within half a day of the last drop is the same night's. */
const SAME_NIGHT = 12 * HOUR;

/**
 * When the next drop is due: at the hour at which drops usually came (the middle one of the newest loads, on the wall of
 * the books zone), for the first time after the night of the last. Where too few came to tell, a day after the last.
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

/** Whether a drop that was due should have come by now. */
export const isLate = (due: Date | undefined, now: Date): boolean =>
  due !== undefined && now.getTime() > due.getTime() + graceHours * HOUR;
