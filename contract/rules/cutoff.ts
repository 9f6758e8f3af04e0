/**
 * Whether something is in time for a cut-off: exactly then is in time, a millisecond later is not
 * (docs/rules.md#cut-off). Nothing else compares with a cut-off, so what is accepted can be cancelled at that instant.
 * @param cutoff an ISO instant, or a Date
 */
export const reachesCutoff = (at: Date, cutoff: Date | string): boolean =>
  at.getTime() <= new Date(cutoff).getTime();
