import type { BranchSettings } from '../settings/schema';
import { addDays, type CalendarDateText, dateInZone, daysBetween } from '../format/date';
import { instantOf, steadyOffset, wallTime, type WallTime } from '../format/zonedTime';
import { type BranchCalendar, hoursOn, type OpenSpan } from './branchHours';
import { reachesCutoff } from './cutoff';

/** The settings of a branch that decide when a check can be picked up there. */
export type PickupBranch = BranchCalendar &
  Pick<BranchSettings, 'pickup' | 'pickupLeadHours' | 'pickupSlotMinutes'>;

/** When it is asked for, and on which wall clock. */
interface PickupMoment {
  /** IANA zone of the branch. */
  readonly zone: string;
  readonly now: Date;
  /** The last time for a pickup on the same day, on the branch's wall clock; null means never. */
  readonly sameDayCutoff: WallTime | null;
}

/** A span of time for a pickup, on the branch's wall clock. */
interface PickupSlot {
  readonly from: WallTime;
  readonly to: WallTime;
}

/** A day with at least one slot. */
interface PickupDay {
  readonly day: CalendarDateText;
  readonly slots: readonly PickupSlot[];
}

/** How many days ahead a pickup can be asked for. */
const MOST_PICKUP_DAYS_AHEAD = 60;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The first instant at which a pickup is possible: the branch's lead time in business hours from now. When the clocks
 * change, hours that pass count, not hours on the wall: docs/rules.md#pickup-slots. Undefined where the branch is not
 * open for that long within 60 days.
 */
export function earliestPickup(
  branch: PickupBranch,
  { zone, now }: Pick<PickupMoment, 'zone' | 'now'>,
): Date | undefined {
  let left = branch.pickupLeadHours * HOUR;
  if (left === 0) return now;
  const today = dateInZone(now, zone);
  for (let ahead = 0; ahead <= MOST_PICKUP_DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { open, close } of hoursOn(branch, day).spans) {
      const from = Math.max(now.getTime(), instantOf(day, open, zone).getTime());
      const passes = instantOf(day, close, zone).getTime() - from;
      if (passes >= left) return new Date(from + left);
      left -= Math.max(0, passes);
    }
  }
  return undefined;
}

/** The slots of one day at a branch that can still be chosen; none if the branch pays nothing out. */
export function slotsOf(
  branch: PickupBranch,
  { day, ...moment }: PickupMoment & { readonly day: CalendarDateText },
): readonly PickupSlot[] {
  const ahead = daysBetween(dateInZone(moment.now, moment.zone), day);
  return ahead > MOST_PICKUP_DAYS_AHEAD ? [] : slotsOn(branch, moment)(day, ahead === 0);
}

/** The days that can be chosen at a branch, with their slots, nearest first. */
export function pickupDays(branch: PickupBranch, moment: PickupMoment): PickupDay[] {
  const slots = slotsOn(branch, moment);
  return daysFrom(dateInZone(moment.now, moment.zone))
    .map((day, ahead) => ({ day, slots: slots(day, ahead === 0) }))
    .filter(({ slots }) => slots.length > 0);
}

let lastDays: readonly CalendarDateText[] = [];

/** The days that can be chosen from. Each branch asks for those of the same day. */
function daysFrom(today: CalendarDateText): readonly CalendarDateText[] {
  if (lastDays[0] !== today)
    lastDays = Array.from({ length: MOST_PICKUP_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return lastDays;
}

/** Tells the slots of a day, with what holds for every day worked out once. */
function slotsOn(branch: PickupBranch, { zone, now, sameDayCutoff }: PickupMoment) {
  const earliest = branch.pickup ? earliestPickup(branch, { zone, now })?.getTime() : undefined;
  // Most days have the hours of others.
  const known = new Map<string, readonly PickupSlot[]>();
  const slotsOfSpan = (span: OpenSpan): readonly PickupSlot[] => {
    const key = `${span.open} ${span.close}`;
    const slots = known.get(key) ?? slotsWithin(span, branch.pickupSlotMinutes);
    known.set(key, slots);
    return slots;
  };
  return (day: CalendarDateText, isToday: boolean): readonly PickupSlot[] => {
    if (earliest === undefined) return [];
    if (isToday && !inTime(day, { zone, now, sameDayCutoff })) return [];
    const spans = hoursOn(branch, day).spans.map((span) =>
      coming(slotsOfSpan(span), earliest, { day, zone }),
    );
    return spans.length === 1 ? spans[0]! : spans.flat();
  };
}

/** The slots of a day that have not begun by an instant. The hour that is skipped when the clocks go forward has none. */
function coming(
  slots: readonly PickupSlot[],
  earliest: number,
  { day, zone }: { readonly day: CalendarDateText; readonly zone: string },
): readonly PickupSlot[] {
  const offset = steadyOffset(day, zone);
  if (offset !== undefined) {
    // No clock changes, so that times need not be asked one by one: there are thousands of them.
    const first = (earliest + offset - Date.parse(`${day}T00:00Z`)) / MINUTE;
    const next = slots.findIndex(({ from }) => minutesOf(from) >= first);
    return next === 0 ? slots : slots.slice(next === -1 ? slots.length : next);
  }
  return slots.filter(({ from }) => {
    const at = instantOf(day, from, zone);
    return at.getTime() >= earliest && wallTime(at, zone) === from;
  });
}

/** A cut-off in an hour that comes twice means the first one. */
const inTime = (today: CalendarDateText, { zone, now, sameDayCutoff }: PickupMoment): boolean =>
  sameDayCutoff !== null && reachesCutoff(now, instantOf(today, sameDayCutoff, zone));

/** Slots count from opening. A rest before closing that is shorter than a slot is none. */
function slotsWithin({ open, close }: OpenSpan, minutes: number): PickupSlot[] {
  const [first, end] = [minutesOf(open), minutesOf(close)];
  return Array.from({ length: Math.floor((end - first) / minutes) }, (_, index) => ({
    from: wallOf(first + index * minutes),
    to: wallOf(first + (index + 1) * minutes),
  }));
}

const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wallOf = (minutes: number): WallTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
