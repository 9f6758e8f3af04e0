import { number } from 'yup';
import * as m from '@locales/payRules';
import { formatMoney } from '../format/money';

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
