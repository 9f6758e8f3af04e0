import { addDays, dateInZone, weekdayOf } from '../format/date';
import { instantOf, wallTime, type WallTime } from '../format/zonedTime';
import type { EmailTime } from '../notices/labels';

/** When a person does not want to be written to, on their wall; '' and '' for never. */
interface QuietHours {
  readonly quietFrom: WallTime;
  readonly quietUntil: WallTime;
  /** IANA zone. */
  readonly zone: string;
}

/** Emails of a day or a week come at this time of the person's wall, those of a week on a Monday. */
const DIGEST_AT: WallTime = '07:00';
const MONDAY = 1;

/**
 * When the quiet hours end that an instant is in; null where it is in none. An hour that comes twice when clocks go back
 * is quiet once: whoever wants to read at 1:30 is not kept waiting for the second.
 */
export function quietEnd(at: Date, { quietFrom: from, quietUntil: until, zone }: QuietHours): Date | null {
  if (from === until) return null;
  const wall = wallTime(at, zone);
  const isQuiet = from < until ? wall >= from && wall < until : wall >= from || wall < until;
  if (!isQuiet) return null;
  const day = dateInZone(at, zone);
  const end = instantOf(wall < until ? day : addDays(day, 1), until, zone);
  return end > at ? end : null;
}

/** When the email about something that happened is due; null: there is none. Quiet hours may put it off further. */
export function emailDue(happened: Date, wanted: EmailTime, zone: string): Date | null {
  if (wanted === 'never') return null;
  if (wanted === 'now') return happened;
  const today = dateInZone(happened, zone);
  const first = instantOf(today, DIGEST_AT, zone) < happened ? addDays(today, 1) : today;
  const day = wanted === 'weekly' ? addDays(first, (MONDAY + 7 - weekdayOf(first)) % 7) : first;
  return instantOf(day, DIGEST_AT, zone);
}

/**
 * When a notice that is looked at now may be pushed; null: not at all. What is always told comes at any hour: who takes over a
 * sign-in must not silence it by quiet hours.
 * @param wanted whether its person has notices of its kind pushed
 */
export function pushDue(
  now: Date,
  { wanted, isAlwaysTold }: { readonly wanted: boolean; readonly isAlwaysTold: boolean },
  quiet: QuietHours,
): Date | null {
  if (isAlwaysTold) return now;
  return wanted ? (quietEnd(now, quiet) ?? now) : null;
}

interface TextWanted {
  /** Whether its person has notices of its kind texted. */
  readonly wanted: boolean;
  /** When its emails come. */
  readonly email: EmailTime;
  readonly isAlwaysTold: boolean;
}

/** The same for a text message: what a person reads once a day or week does not come to their phone. */
export const textDue = (
  now: Date,
  { wanted, email, isAlwaysTold }: TextWanted,
  quiet: QuietHours,
): Date | null =>
  pushDue(now, { wanted: wanted && email !== 'daily' && email !== 'weekly', isAlwaysTold }, quiet);
