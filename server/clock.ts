/** Where the time comes from. Everything that needs it takes a clock; only this file reads the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
