import { roundHalfAwayFromZero } from '@contract/rules/rounding';

/** One whole unit of a quantity or of a price in micro-units: 12.345 ton is 12 345 000. */
export const MICRO = 1_000_000;

/** Quantity × unit price, both in micro-units, in whole cents, half a cent up. */
export function extend(quantityMicro: number, priceMicro: number): number {
  return Number(roundHalfAwayFromZero(BigInt(quantityMicro) * BigInt(priceMicro), 10_000_000_000n));
}

/** A share of an amount in cents; `rateMicro` is the rate in millionths: 60 000 is 6 %. */
export const portion = (cents: number, rateMicro: number): number =>
  Number(roundHalfAwayFromZero(BigInt(cents) * BigInt(rateMicro), 1_000_000n));

/** What an area takes, in micro-units, rounded to whole `step`s and at least one of them. */
export function perArea(acreTenths: number, rateThousandths: number, step: number): number {
  return Math.max(1, Math.round((acreTenths * rateThousandths * 100) / step)) * step;
}

/**
 * Parts of a whole in the ratio of the shares, summing to it exactly: every part is cut short, and what is
 * left goes by units to the largest remainders, to the first of equal ones. A negative whole is mirrored.
 */
export function splitExactly(whole: number, shares: readonly number[]): number[] {
  const size = BigInt(Math.abs(whole));
  const sum = BigInt(shares.reduce((total, share) => total + share, 0));
  const cut = shares.map((share, index) => {
    const product = size * BigInt(share);
    return { index, part: product / sum, remainder: product % sum };
  });
  let left = Number(size - cut.reduce((total, { part }) => total + part, 0n));
  for (const one of cut.toSorted((x, y) => Number(y.remainder - x.remainder) || x.index - y.index)) {
    if (left === 0) break;
    one.part += 1n;
    left -= 1;
  }
  return cut.map(({ part }) => (whole < 0 && part !== 0n ? -Number(part) : Number(part)));
}

/** Micro-units as a decimal of at most six places without idle zeros: 12 345 000 → "12.345". */
export function microText(micro: number): string {
  const digits = String(Math.abs(micro)).padStart(7, '0');
  const part = digits.slice(-6).replace(/0+$/, '');
  return `${micro < 0 ? '-' : ''}${digits.slice(0, -6)}${part && `.${part}`}`;
}

/** Ten-thousandths of a per cent as the four places of the format: 333 333 → "33.3333". */
export function percentText(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
