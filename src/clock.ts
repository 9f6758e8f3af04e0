/** The browser's time, for everything in src that needs it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
