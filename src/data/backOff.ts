const SECOND = 1000;

/** How long to wait, in milliseconds, before something that failed so many times is tried again: 5 s, 10 s, … 60 s. */
export const retryIn = (failures: number): number =>
  Math.min(60, 5 * 2 ** (Math.max(1, failures) - 1)) * SECOND;
