import { routingDoubt } from '../../contract/rules/bank';
import type { PaymentOptionTable } from '../db/tables/paymentOptions';

/** A bank's file has room for so many digits of an account number (security.md D5). */
const MOST_DIGITS = 17;

/** Why the bank's file cannot debit a saved bank account, in words; undefined where it can. */
export function whyNotDebitable({
  account_digits: digits,
  routing_number: routing,
}: Pick<PaymentOptionTable, 'account_digits' | 'routing_number'>): string | undefined {
  if (digits > MOST_DIGITS) {
    return `This account number has more than ${MOST_DIGITS} digits, and banks’ files have room for no more. Choose another bank account.`;
  }
  return routingDoubt(routing) === 'notDebitable'
    ? 'No bank debits accounts of this routing number. Choose another bank account.'
    : undefined;
}
