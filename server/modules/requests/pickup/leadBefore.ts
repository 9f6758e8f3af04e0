import { addDays, dateInZone } from '@contract/format/date';
import { instantOf } from '@contract/format/zonedTime';
import { hoursOn } from '@contract/rules/branchHours';
import type { PickupBranch } from '@contract/rules/pickupSlots';

const HOUR = 3_600_000;
const MOST_DAYS = 60;

/**
 * The last instant at which the branch still has its hours of business before a pickup: until then it can be cancelled
 * without work that was done for nothing.
 */
export function leadBefore(branch: PickupBranch, zone: string, pickupAt: Date): Date {
  let left = branch.pickupLeadHours * HOUR;
  const last = dateInZone(pickupAt, zone);
  for (let back = 0; left > 0 && back <= MOST_DAYS; back += 1) {
    const day = addDays(last, -back);
    for (const { open, close } of hoursOn(branch, day).spans.toReversed()) {
      const opens = instantOf(day, open, zone).getTime();
      const until = Math.min(pickupAt.getTime(), instantOf(day, close, zone).getTime());
      const passes = Math.max(0, until - opens);
      if (passes >= left) return new Date(until - left);
      left -= passes;
    }
  }
  return pickupAt;
}
