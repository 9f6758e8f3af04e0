/** The start of a signing key. Which key signs and which are published follows from the starts alone. */
interface SigningPeriod {
  readonly kid: string;
  /** ISO instant. */
  readonly active_from: string;
}

/**
 * For how many hours a key is published before its first use and after its last. Others may cache the published keys for
 * a day, and a token lives a day at most.
 */
export const KEY_REST_HOURS = 24;

const HOUR = 3_600_000;
const startOf = (period: SigningPeriod): number => Date.parse(period.active_from);
const byStart = <T extends SigningPeriod>(periods: readonly T[]) =>
  periods.toSorted((a, b) => startOf(a) - startOf(b));

/** The key that signs now; the first one if none has started, because clocks differ. */
export function signingPeriod<T extends SigningPeriod>(periods: readonly T[], now: Date): T | undefined {
  const sorted = byStart(periods);
  return sorted.findLast((period) => startOf(period) <= now.getTime()) ?? sorted[0];
}

/** The keys by which a valid token may be signed, and the next one. */
export function publishedPeriods<T extends SigningPeriod>(periods: readonly T[], now: Date): readonly T[] {
  const sorted = byStart(periods);
  return sorted.filter((_turn, at) => {
    const successor = sorted[at + 1];
    return !successor || startOf(successor) + KEY_REST_HOURS * HOUR > now.getTime();
  });
}

/**
 * If a new key has to be made now: the instant from which it signs; else undefined. Even a portal that was down at the
 * right moment publishes the new key for a day first.
 */
export function dueRotation(periods: readonly SigningPeriod[], now: Date, days: number): Date | undefined {
  const newest = byStart(periods).at(-1);
  if (!newest) return now;
  const soonest = now.getTime() + KEY_REST_HOURS * HOUR;
  const due = startOf(newest) + days * 24 * HOUR;
  return due > soonest ? undefined : new Date(Math.max(due, soonest));
}
