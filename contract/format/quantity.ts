import { count } from '@locales/language';

const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * A decimal string as people read it: at most four places, trailing zeros gone, thousands grouped.
 * "12.345000" → "12.345", "2500" → "2,500". Unit text is set behind it: "12.345 ton".
 */
export function formatQuantity(quantity: string, unit?: string | null): string {
  const text = placed(quantity, 0, 4);
  return unit ? `${text} ${unit}` : text;
}

/**
 * What quantities come to. They are summed only where all are of one unit; of several units, or of none, there is no
 * sum, and nobody is shown one per unit.
 * @param sums one for each unit
 */
export const inOneUnit = <Sum extends { readonly unit: string }>(sums: readonly Sum[]): Sum | undefined =>
  sums.length === 1 && sums[0]!.unit !== '' ? sums[0] : undefined;

/** A unit price: "$438.50", or up to four places where they carry something: "$0.4385". */
export function formatUnitPrice(price: string, unit?: string | null): string {
  const text = placed(price, 2, 4);
  const signed = text.startsWith('\u2212') ? `\u2212$${text.slice(1)}` : `$${text}`;
  return unit ? `${signed}/${unit}` : signed;
}

/** A percentage with up to four places: "33.3333%". */
export const formatPercent = (percent: string): string => `${placed(percent, 0, 4)}%`;

/** Rounds half away from zero on the digits themselves, so no float ever sees the number. */
function placed(decimal: string, least: number, most: number): string {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal number: ${decimal}`);
  const [, sign, whole = '0', part = ''] = match;
  const scaled =
    BigInt(whole + part.slice(0, most).padEnd(most, '0')) + (Number(part[most] ?? '0') >= 5 ? 1n : 0n);
  const digits = String(scaled).padStart(most + 1, '0');
  const kept = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0');
  const text = count(BigInt(digits.slice(0, -most))) + (kept && `.${kept}`);
  return sign && scaled !== 0n ? `\u2212${text}` : text;
}
