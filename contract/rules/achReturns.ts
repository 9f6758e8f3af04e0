import { addDays, type CalendarDateText, daysBetween } from '../format/date';
import { lastReturnDay } from './paySchedule';

/** So long a bank may return what a consumer did not authorize. */
export const CONSUMER_RETURN_DAYS = 60;

/** Returned within sixty days whoever was debited, since the account turned out to be a consumer's. */
const longForAll = new Set(['R05']);
const longForConsumers = new Set(['R07', 'R10', 'R11', 'R37', 'R51', 'R53']);

/**
 * The last day on which a bank returns an entry for this reason: docs/rules.md#returns.
 * @param secCode under which it was sent
 */
export function returnDeadline(code: string, secCode: string, effective: CalendarDateText): CalendarDateText {
  const isLong = longForAll.has(code) || (secCode !== 'CCD' && longForConsumers.has(code));
  return isLong ? addDays(effective, CONSUMER_RETURN_DAYS) : lastReturnDay(effective);
}

/** Not enough funds, or not enough collected: with these alone the same payment may be sent again. */
const resendable = new Set(['R01', 'R09']);
export const MAX_RESENDS = 2;
export const RESEND_DAYS = 180;

interface Returned {
  readonly code: string | null;
  /** How often it was sent again already. */
  readonly resends: number;
  /** The day of its first entry. */
  readonly firstEffective: CalendarDateText;
  readonly today: CalendarDateText;
}

/** Why a returned payment cannot be sent again as it is; undefined where it can: docs/rules.md#resend. */
export function whyNoResend({
  code,
  resends,
  firstEffective,
  today,
}: Returned): 'code' | 'often' | 'late' | undefined {
  if (code === null || !resendable.has(code)) return 'code';
  if (resends >= MAX_RESENDS) return 'often';
  return daysBetween(firstEffective, today) > RESEND_DAYS ? 'late' : undefined;
}
