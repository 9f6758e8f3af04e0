import { string } from 'yup';
import * as m from '@locales/payRules';
import { routingDigits, routingDoubt } from '../format/bankNumbers';

const accountDigits = /^[0-9]{3,19}$/;

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
