/**
 * Divides whole numbers and rounds half a unit away from zero, exactly, at any size: 5/2 is 3 and -5/2 is -3. All
 * money rounds this way, once, at the end: docs/rules.md#rounding. PostgreSQL's `round(numeric)` does the same.
 * @param divisor above zero
 */
export function roundHalfAwayFromZero(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}
