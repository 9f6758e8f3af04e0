/** How often something may be done within an hour, by who does it. Each process counts for itself. */
interface CallLimit {
  /** Whether `who` has done it as often as it may. */
  isOver(who: string, now: Date): boolean;
  count(who: string, now: Date): void;
}

const HOUR_MS = 3_600_000;
/** So many are remembered before those whose hour is over are forgotten; nobody fills the memory. */
const REMEMBERED = 10_000;

export function createCallLimit(most: number): CallLimit {
  const counted = new Map<string, { readonly until: number; readonly times: number }>();
  const timesOf = (who: string, now: Date) => {
    const known = counted.get(who);
    return known && known.until > now.getTime() ? known : undefined;
  };
  return {
    isOver: (who, now) => (timesOf(who, now)?.times ?? 0) >= most,
    count(who, now) {
      if (counted.size >= REMEMBERED) forget(counted, now);
      const { until, times } = timesOf(who, now) ?? { until: now.getTime() + HOUR_MS, times: 0 };
      counted.set(who, { until, times: times + 1 });
    },
  };
}

function forget(counted: Map<string, { readonly until: number }>, now: Date): void {
  for (const [who, { until }] of counted) if (until <= now.getTime()) counted.delete(who);
  // As many at once are an attack from everywhere, which a limit for each does not hold.
  if (counted.size >= REMEMBERED) counted.clear();
}
