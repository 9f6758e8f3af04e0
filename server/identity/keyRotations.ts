/** When a signing key begins; which one signs, and which are published, follows from that alone. */
export interface Turn {
  readonly kid: string;
  /** ISO instant. */
  readonly active_from: string;
}

/**
 * Both a published key's rest and a token's longest life: others may keep what was published for a day, so a key
 * is shown that long before its first use, and as long after its last.
 */
export const KEY_REST_HOURS = 24;

const HOUR = 3_600_000;
const startOf = (turn: Turn): number => Date.parse(turn.active_from);
const byStart = <T extends Turn>(turns: readonly T[]) => turns.toSorted((a, b) => startOf(a) - startOf(b));

/** The key that signs now. Where clocks differ so much that none has begun, the first one. */
export function signingTurn<T extends Turn>(turns: readonly T[], now: Date): T | undefined {
  const sorted = byStart(turns);
  return sorted.findLast((turn) => startOf(turn) <= now.getTime()) ?? sorted[0];
}

/** The keys that a token may still come from, and the one that comes next; the others are of no use any more. */
export function publishedTurns<T extends Turn>(turns: readonly T[], now: Date): readonly T[] {
  const sorted = byStart(turns);
  return sorted.filter((_turn, at) => {
    const successor = sorted[at + 1];
    return !successor || startOf(successor) + KEY_REST_HOURS * HOUR > now.getTime();
  });
}

/**
 * When another key has to be made now, the instant from which it signs; otherwise undefined. A portal that was not
 * running when the turn came up still shows the new key for a day first.
 */
export function dueTurn(turns: readonly Turn[], now: Date, days: number): Date | undefined {
  const newest = byStart(turns).at(-1);
  if (!newest) return now;
  const soonest = now.getTime() + KEY_REST_HOURS * HOUR;
  const due = startOf(newest) + days * 24 * HOUR;
  return due > soonest ? undefined : new Date(Math.max(due, soonest));
}
