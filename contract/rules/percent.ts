import { roundHalfAwayFromZero } from './rounding';

/**
 * A part of a whole in percent, as decimal text with one place: (1, 3) → "33.3". Null if the whole is zero or less.
 * @param part an integer, such as cents
 */
export function percentOf(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  const tenths = roundHalfAwayFromZero(BigInt(Math.abs(part)) * 1000n, BigInt(whole));
  const sign = part < 0 && tenths !== 0n ? '-' : '';
  return `${sign}${tenths / 10n}.${tenths % 10n}`;
}
