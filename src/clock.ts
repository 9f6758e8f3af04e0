/** The browser's time, for everything in src that needs it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The IANA zone of the browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Does something again and again, until what it answers is called. */
export function repeatedly(milliseconds: number, task: () => void): () => void {
  const timer = setInterval(task, milliseconds);
  return () => clearInterval(timer);
}
