/**
 * A part of a whole as a decimal text with one place, half away from nought: (1, 3) → "33.3". Null where the
 * whole is nought or less, of which nothing is a sensible part.
 * @param part integer, as cents are
 */
export function percentOf(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  const doubled = (BigInt(Math.abs(part)) * 2000n) / BigInt(whole);
  const tenths = (doubled + 1n) / 2n;
  const sign = part < 0 && tenths !== 0n ? '-' : '';
  return `${sign}${tenths / 10n}.${tenths % 10n}`;
}
