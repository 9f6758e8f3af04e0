import { masked } from '@contract/format/accountNumber';
import type { PaymentOption } from '@contract/paymentOptions/schema';

/** What the audit says of a bank account: enough to know it again, and of its number the last digits alone. */
export const optionTold = ({
  nickname,
  bankName,
  accountLast,
  holderName,
  holderType,
  accountType,
  status,
  isDefault,
  accountIds,
}: PaymentOption) => ({
  nickname,
  bankName,
  account: masked(accountLast),
  holderName,
  holderType,
  accountType,
  status,
  isDefault,
  accounts: accountIds,
});
