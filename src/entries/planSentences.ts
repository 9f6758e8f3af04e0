import * as m from '@locales/paymentPlans';
import { formatMoney } from '@contract/format/money';
import type { PaymentPlan } from '@contract/paymentPlans/schema';

/** "2 of 6 paid, $1,234.56 left". */
const progressOf = ({ paidCount, installments, leftCents }: PaymentPlan): string =>
  m.saidAgreed({ paid: paidCount, count: installments.length, left: formatMoney(leftCents) });

/** How a plan stands in a sentence, to a customer or to the office. */
export function saidOf(plan: PaymentPlan, forOffice = false): string {
  switch (plan.state) {
    case 'proposed':
      if (plan.byOffice) return forOffice ? m.saidOfferedByOffice() : m.saidOffered();
      return forOffice ? m.saidProposedByCustomer() : m.saidProposed();
    case 'kept':
      return m.saidKept({ count: plan.installments.length });
    case 'declined':
      return m.saidDeclined();
    case 'lapsed':
      return m.saidLapsed();
    case 'canceled':
      return m.saidCanceled();
    default:
      return progressOf(plan);
  }
}

/** The same as a line among others: "Payment plan: 2 of 6 paid, $1,234.56 left". */
export const planLine = (plan: PaymentPlan): string =>
  m.planLine({ said: plan.state === 'broken' ? m.stateBroken() : saidOf(plan) });
