import * as m from '@locales/format';
import { perLanguage } from '@locales/language';

const dollars = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);
const MINUS = '\u2212';

/** Integer cents as people read them: 123456 → "$1,234.56", −500 → "−$5.00" (U+2212). */
export function formatMoney(cents: number): string {
  const text = inDollars(cents);
  return cents < 0 ? MINUS + text : text;
}

/** As `formatMoney`, with a credit in words and brackets so that it never hangs on colour or a thin sign. */
export function formatMoneyInWords(cents: number): string {
  return cents < 0 ? m.credit({ amount: inDollars(cents) }) : formatMoney(cents);
}

/** Integer cents as a plain decimal for files: 123456 → "1234.56". */
export function toDecimal(cents: number): string {
  assertCents(cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Decimal dollars with at most two places → integer cents; undefined for anything else
 * (no currency sign, no thousands, no exponent), or when the cents are not a safe integer.
 */
export function toCents(decimal: string): number | undefined {
  const match = /^(-?)([0-9]+)(?:\.([0-9]{1,2}))?$/.exec(decimal);
  if (!match) return undefined;
  const [, sign, whole = '', part = ''] = match;
  const cents = Number(whole + part.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign && cents !== 0 ? -cents : cents;
}

const GROUPED = /^\$?\s*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]*)(\.[0-9]*)?$/;

/**
 * Typed amount → integer cents: "1234", "1,234.5", "$ 1,234.50", ".5". Undefined for anything that could be meant in
 * two ways: "12.345", "1,23", "1e3", "-5". See docs/rules.md#typed-amounts.
 */
export function readMoney(typed: string): number | undefined {
  const [, whole = '', part = ''] = GROUPED.exec(typed.trim()) ?? [];
  if (!/[0-9]/.test(whole + part)) return undefined;
  return toCents(`${whole.replaceAll(',', '') || '0'}${part === '.' ? '' : part}`);
}

// As text: a division would lose cents of very large sums.
const inDollars = (cents: number): string => dollars().format(toDecimal(Math.abs(cents)) as `${number}`);

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
}
