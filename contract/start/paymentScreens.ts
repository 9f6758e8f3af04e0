import * as accounts from '../accounts/endpoints';
import * as autopay from '../autopay/endpoints';
import * as payable from '../payable/endpoints';
import * as paymentPlans from '../paymentPlans/endpoints';
import * as paymentOptions from '../paymentOptions/endpoints';
import * as payments from '../payments/endpoints';
import { usualPaymentSort } from '../payments/labels';
import * as refunds from '../refunds/endpoints';
import * as requests from '../requests/endpoints';
import { usualRequestSort } from '../requests/labels';
import { levelOpens } from '../rules/accessOpens';
import { payingAccount, whyMayNotPay } from '../rules/mayPay';
import { refundAccount } from '../rules/refund';
import * as scheduledPayments from '../scheduledPayments/endpoints';
import {
  type Answered,
  call,
  chosen,
  depositAccounts,
  firstPage,
  type Known,
  type Screen,
  type ScreenCall,
} from './screen';

const banks = () => [call(paymentOptions.list, {})];

/** The screens about payments, each by its path. */
export const paymentScreens: Readonly<Record<string, Screen>> = {
  'my-account/payments/make-a-payment': {
    first: (known) => [call(paymentOptions.list, {}), ...depositAccounts(known)],
    after: ofPaidAccount((query) => call(payable.account, query)),
  },
  'my-account/payments/mailed-check': { after: ofPaidAccount((query) => call(payable.account, query)) },
  'my-account/payments/refund': { first: banks, after: whatIsRefunded },
  'my-account/payments/payment-options': { first: banks },
  'my-account/payments/scheduled': {
    first: () => [...banks(), call(paymentPlans.list, {})],
    after: ofPaidAccount((query) => call(scheduledPayments.list, query)),
  },
  'my-account/payments/autopay': { first: banks, after: ofPaidAccount((query) => call(autopay.one, query)) },
  'my-account/payments/payment-history': {
    first: (known) => [
      call(payments.list, { ...chosen(known), ...firstPage(usualPaymentSort) }),
      call(payments.totals, chosen(known)),
      call(payments.choices, chosen(known)),
    ],
  },
  'my-account/payments/payment-requests': {
    first: (known) => [
      call(requests.list, { ...chosen(known), tab: 'open', ...firstPage(usualRequestSort) }),
      call(requests.totals, { ...chosen(known), tab: 'open' }),
    ],
  },
};

/** What of the one account's credit can be refunded. */
function whatIsRefunded({ account }: Known, answered: Answered): readonly ScreenCall[] {
  const found = refundAccount(answered(accounts.list)?.accounts ?? [], account);
  return found && levelOpens(found.level, 'asking')
    ? [call(refunds.offer, { account: found.accountNo })]
    : [];
}

type AskedOf = (query: { readonly account: string }) => ScreenCall;

/** Of the one account that the page opens with; nothing where nobody may pay for it. */
function ofPaidAccount(asked: AskedOf): NonNullable<Screen['after']> {
  return ({ account }, answered) => {
    const paid = payingAccount(answered(accounts.list)?.accounts ?? [], account);
    return paid && whyMayNotPay(paid.level) === undefined ? [asked({ account: paid.accountNo })] : [];
  };
}
