import { string } from 'yup';
import * as m from '@locales/payRules';

const accountDigits = /^[0-9]{3,19}$/;
const routingDigits = /^[0-9]{9}$/;

/** Exactly 9 digits: docs/rules.md#bank-numbers. Whether such a bank exists is another question. */
export const isBankRoutingNumber = (value: unknown): boolean =>
  typeof value === 'string' && routingDigits.test(value);

/**
 * 3 to 19 digits: docs/rules.md#bank-numbers. The rule itself trims and strips nothing, and a number is not text. A
 * form may take out spaces and dashes before it asks.
 */
export const bankAccountNumber = () =>
  string().strict().required(m.enterAccountNumber).matches(accountDigits, m.accountNumberDigits);

export const bankRoutingNumber = () =>
  string().strict().required(m.enterRoutingNumber).matches(routingDigits, m.routingNumberDigits);

/** The account number typed a second time; it must equal `field`. It catches typing mistakes. */
export const sameAccountNumber = (field: string) =>
  string()
    .strict()
    .required(m.enterAccountNumberAgain)
    .test(
      'same',
      m.sameAccountNumber,
      (value, { parent }) => !value || value === (parent as Record<string, unknown>)[field],
    );

/** Removes white space and dashes of any kind, which people type between digits. */
export const withoutGaps = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/**
 * Why a routing number of 9 digits may be mistyped: docs/rules.md#routing-numbers. Its check digit is wrong or no
 * district begins with its first digits (`unlikely`), or it belongs to the government or to traveler's checks, which no
 * bank debits (`notDebitable`). This only warns: 9 digits are all that is required.
 */
export function routingDoubt(routing: string): 'unlikely' | 'notDebitable' | undefined {
  const sum = [...routing].reduce((total, digit, place) => total + Number(digit) * weights[place % 3]!, 0);
  const prefix = Number(routing.slice(0, 2));
  if (sum === 0 || sum % 10 !== 0) return 'unlikely';
  if (undebitable.includes(prefix)) return 'notDebitable';
  return districts.some(([from, to]) => prefix >= from && prefix <= to) ? undefined : 'unlikely';
}

/** The first two digits of the government's accounts and of traveler's checks. */
export const undebitable: readonly number[] = [0, 80];

const weights = [3, 7, 1] as const;

/** The first two digits of banks, of thrifts and of electronic payments. */
const districts = [
  [1, 12],
  [21, 32],
  [61, 72],
] as const;

/** The ACH file has room for 17 digits; two more are accepted as input: docs/rules.md#bank-file. */
export const MAX_DEBITABLE_DIGITS = 17;

/**
 * Why no ACH file can debit or credit a bank account, in words; undefined where it can: docs/rules.md#bank-file. An
 * account that cannot be debited is not credited either, because no debit ever proves whose account it is.
 * @param digits how many digits the account number has
 */
export function whyNotByFile({ digits, routing }: { readonly digits: number; readonly routing: string }) {
  if (digits > MAX_DEBITABLE_DIGITS) return m.tooManyDigits({ digits, most: MAX_DEBITABLE_DIGITS });
  return routingDoubt(routing) === 'notDebitable' ? m.noPaymentsByRouting() : undefined;
}
