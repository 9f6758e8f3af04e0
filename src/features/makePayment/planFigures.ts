import type { PayPlan } from '@contract/rules/payPlan';
import type { PaySource } from './paySources';

interface Figure {
  readonly label: string;
  readonly cents: number;
}

/** What a payment is made of and what it leaves, figure by figure; those of nothing are left out. */
export function planFigures(plan: PayPlan, source: PaySource | undefined): Figure[] {
  const figures: Figure[] = [];
  const told = (label: string, cents: number) => {
    if (cents !== 0) figures.push({ label, cents });
  };
  told('Invoices', plan.grossCents);
  told('Discounts', -plan.discountCents);
  told('Credits used', -plan.creditCents);
  told('On account, without an invoice', plan.onAccountCents);
  told(plan.contractNo === undefined ? 'Prepay' : `Prepay on ${plan.contractNo}`, plan.prepayCents);
  figures.push({ label: 'Balance after this payment', cents: plan.balanceAfterCents });
  if (source?.internal && source.mostCents !== undefined) {
    figures.push({ label: 'Leaves the deposit plan at', cents: source.mostCents - plan.totalCents });
  }
  return figures;
}
