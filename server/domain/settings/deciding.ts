import { isDeepStrictEqual } from 'node:util';
import * as m from '@locales/settings';
import { ApiError } from '@contract/problem';

/** So much may a clock of a browser be late, for what is meant to hold at once. */
const LATE_MINUTES = 10;
const DAYS_AHEAD = 366;

/**
 * From when on a version holds that somebody decides.
 * @param text an ISO instant; null: at once
 * @throws ApiError 'invalid' where it has passed, or is too far ahead
 */
export function effectiveInstant(text: string | null, now: Date): Date {
  if (text === null) return now;
  const from = new Date(text);
  const minutes = (from.getTime() - now.getTime()) / 60_000;
  if (Number.isNaN(minutes)) throw settingsInvalid({ effectiveFrom: m.dayAndTimeMissing() });
  if (minutes < -LATE_MINUTES) throw settingsInvalid({ effectiveFrom: m.hasPassed() });
  if (minutes > DAYS_AHEAD * 24 * 60) throw settingsInvalid({ effectiveFrom: m.withinAYear() });
  return minutes < 0 ? now : from;
}

/** @param fields what is wrong, by the path of the entry */
export const settingsInvalid = (fields: Readonly<Record<string, string>>): ApiError =>
  new ApiError({ code: 'invalid', message: m.notSaved(), fields });

export const changedMeanwhile = (): ApiError =>
  new ApiError({ code: 'conflict', message: m.changedMeanwhile() });

export const noSuchVersion = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchVersion() });

/** The areas of settings that differ, as they were and as they are to be: what the audit keeps of a decision. */
export function differingAreas<Settings extends object>(before: Partial<Settings>, after: Settings) {
  const areas = (Object.keys(after) as (keyof Settings)[]).filter(
    (area) => !isDeepStrictEqual(before[area], after[area]),
  );
  const only = (settings: Partial<Settings>) =>
    Object.fromEntries(areas.map((area) => [area, settings[area]]));
  return { before: only(before), after: only(after) };
}
