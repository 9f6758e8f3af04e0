import { number } from 'yup';
import * as m from '@locales/payRules';
import { formatMoney, toCents } from '../format/money';

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

/** In cents; both ends are allowed. */
interface MoneyRange {
  readonly min?: number;
  readonly max?: number;
}

/** Integer cents within a range. Unreadable input stays as typed, and the message says why. */
export const money = ({ min = 1, max = Number.MAX_SAFE_INTEGER }: MoneyRange = {}) =>
  number()
    .strict()
    .typeError(({ value }: { value: unknown }) => unreadable(value))
    .integer(m.wholeCents)
    .min(min, () => m.amountAtLeast({ amount: formatMoney(min) }))
    .max(max, () => m.amountAtMost({ amount: formatMoney(max) }));

const unreadable = (value: unknown): string =>
  typeof value === 'string' && /^[^.]*\.[0-9]{3,}$/.test(value.trim()) ? m.twoDigits() : m.amountLike();
