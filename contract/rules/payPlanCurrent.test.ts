import { describe, expect, it } from 'vitest';
import { type PayChoices, payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: null,
  cents,
  condition,
});
const onTheWay = [{ requestNo: 'PR-2026-000001', amountCents: 10_000, discountCents: 0 }];
const late = aDocument({ invoiceNo: 'LATE', dueDate: '2026-03-15', daysLate: 28 });
const soon = aDocument({ invoiceNo: 'SOON' });

describe('a discount for a current account', () => {
  const conditional = { ...soon, rungs: [rung('2026-04-20', 500, 'ACCOUNT_CURRENT')] };
  const account = aPayableAccount([conditional, late]);
  const chosen = (...numbers: string[]): PayChoices => ({
    mode: 'selected',
    chosen: numbers.map((invoiceNo) => ({ invoiceNo })),
  });

  it.each([
    ['is lost while something stays past due', account, chosen('SOON'), 0],
    ['is earned where the payment clears that too', account, chosen('SOON', 'LATE'), 500],
    [
      'is earned where that is on its way',
      aPayableAccount([conditional, { ...late, inFlight: onTheWay }]),
      chosen('SOON'),
      500,
    ],
    [
      'is lost while something is late beside a larger memo',
      aPayableAccount([conditional, late, aDocument({ openCents: -90_000, dueDate: '2026-03-01' })]),
      chosen('SOON'),
      0,
    ],
    [
      'is lost while something is late, though another is paid twice',
      aPayableAccount([conditional, late, { ...late, invoiceNo: 'TWICE', inFlight: onTheWay }]),
      chosen('SOON', 'TWICE'),
      0,
    ],
    ['is earned where nothing is late', aPayableAccount([conditional]), chosen('SOON'), 500],
    [
      'is lost to a fee that no document tells',
      aPayableAccount([conditional], {
        pastDue: { payNowCents: 4_000, disputedCents: 0, onItsWayCents: 0, oldest: '2026-04-01' },
      }),
      chosen('SOON'),
      0,
    ],
    [
      'is lost where something falls due before the day of payment',
      aPayableAccount([conditional, aDocument({ invoiceNo: 'NEXT', dueDate: '2026-04-14' })]),
      chosen('SOON'),
      0,
    ],
  ])('%s', (_, those, choices, discountCents) => {
    expect(payPlan(those, choices, '2026-04-15').discountCents).toBe(discountCents);
  });

  it.each([
    ['all that is left less the discount', 9_500, 500],
    ['a cent less', 9_499, 0],
    ['whatever clears it', undefined, 500],
  ])('of what is past due itself is earned by its price: %s', (_, amountCents, discountCents) => {
    const lateToo = aPayableAccount([{ ...conditional, dueDate: '2026-04-14' }]);
    const paid: PayChoices = {
      mode: 'selected',
      chosen: [{ invoiceNo: 'SOON', ...(amountCents && { amountCents }) }],
    };
    expect(payPlan(lateToo, paid, '2026-04-15').discountCents).toBe(discountCents);
  });
});
