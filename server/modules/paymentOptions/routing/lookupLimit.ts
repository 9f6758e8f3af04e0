/** Keeps a service that is down, or dear, from being asked too often. */
export interface LookupLimit {
  mayPass(now: Date): boolean;
  passed(): void;
  failed(now: Date): void;
}

const FAILURES = 3;
const REST_MS = 60_000;
const MINUTE_MS = 60_000;

/** After three failures in a row nobody is asked for a minute; and never more often than `perMinute`. */
export function createLookupLimit(perMinute = 60): LookupLimit {
  let failures = 0;
  let closedUntil = 0;
  let asked: number[] = [];
  return {
    mayPass(now) {
      const at = now.getTime();
      asked = asked.filter((time) => at - time < MINUTE_MS);
      if (at < closedUntil || asked.length >= perMinute) return false;
      asked.push(at);
      return true;
    },
    passed() {
      failures = 0;
    },
    failed(now) {
      failures += 1;
      if (failures >= FAILURES) closedUntil = now.getTime() + REST_MS;
    },
  };
}
