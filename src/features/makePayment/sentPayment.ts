import { toDecimal } from '@contract/format/money';
import type { PaymentBody } from '@contract/notifications/schema';
import type { AuthorizationText } from '@contract/requests/schema';
import type { PayPlan } from '@contract/rules/payPlan';
import type { AuthorizedPayment } from '@/data/payable';
import type { SentNotification } from '@/data/notifications';
import type { PaySource } from './paySources';

/** What the authorization of a payment depends on. */
export const authorizedPayment = (
  accountNo: string,
  plan: PayPlan,
  source: PaySource,
): AuthorizedPayment => ({
  account: accountNo,
  amount: toDecimal(plan.totalCents),
  paydate: plan.payDate,
  paymentoption: source.option,
  internal: source.internal,
});

/** A payment as it is sent: docs/rules.md#fixed-calls. */
export function paymentToSend(
  accountNo: string,
  plan: PayPlan,
  source: PaySource,
  agreed: { readonly authorization: AuthorizationText; readonly confirmed: boolean },
): SentNotification['body'] {
  const body: PaymentBody = {
    mode: plan.mode,
    invoices: plan.lines.map(({ invoiceNo, amountCents, discountCents, reason, note }) => ({
      invoiceNo,
      amountCents,
      discountCents,
      reason,
      note,
    })),
    prepayContractNo: plan.contractNo,
    authorization: agreed.authorization.version,
    authorizationSha256: agreed.authorization.sha256,
    confirmed: agreed.confirmed || undefined,
  };
  return {
    type: 'payment',
    fromaccount: accountNo,
    amount: toDecimal(plan.totalCents),
    paydate: plan.payDate,
    paymentoption: source.option,
    internal: source.internal,
    body: JSON.stringify(body),
  };
}
