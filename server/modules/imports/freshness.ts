import type { Freshness } from '@contract/imports/schema';
import { dropDue, isLate } from '@contract/rules/dropDue';

/** An import as it is kept, the newest being what customers see. */
export interface Load {
  readonly dropId: number | null;
  readonly name: string;
  readonly asOf: string;
  /** An instant. */
  readonly loadedAt: string;
}

const HOUR = 3_600_000;

/** @param loads the newest first */
export function freshnessOf(loads: readonly Load[], now: Date, booksZone: string): Freshness {
  const live = loads[0];
  const due = dropDue(
    loads.map(({ loadedAt }) => new Date(loadedAt)),
    booksZone,
  );
  const hours = live ? Math.max(0, Math.floor((now.getTime() - Date.parse(live.loadedAt)) / HOUR)) : 0;
  return {
    live: live ? { ...live, hours } : null,
    dueAt: due?.toISOString() ?? null,
    late: isLate(due, now),
    booksZone,
  };
}
