/**
 * Whether something comes in time for a cut-off, of whatever kind it is: exactly its instant is in time, anything later
 * is not (domain.md §5 C23, G). What a payment is accepted by and what it can be cancelled by must never differ, so
 * nothing else compares with one.
 * @param cutoff an ISO instant, or a Date
 */
export const reachesCutoff = (at: Date, cutoff: Date | string): boolean =>
  at.getTime() <= new Date(cutoff).getTime();
