import { describe, expect, it } from 'vitest';
import { askedPlan, askedProblems, type AskedPayment } from './askedPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const account = aPayableAccount([
  aDocument({
    invoiceNo: 'A',
    rungs: [{ throughDate: '2026-04-20', percent: null, cents: 500, condition: null }],
  }),
  aDocument({ invoiceNo: 'B' }),
]);
const line = (invoiceNo: string, amountCents: number, discountCents = 0) => ({
  invoiceNo,
  amountCents,
  discountCents,
});
const asked = (over: Partial<AskedPayment>): AskedPayment => ({
  mode: 'selected',
  invoices: [line('A', 9_500, 500)],
  totalCents: 9_500,
  ...over,
});

const problemsOf = (payment: AskedPayment, day = '2026-04-15') =>
  askedProblems(account, payment, askedPlan(account, payment, day));

describe('a payment as it is asked for', () => {
  it('is reckoned anew', () => {
    expect(askedPlan(account, asked({ mode: 'amount', totalCents: 12_000 }), '2026-04-15')).toMatchObject({
      mode: 'amount',
      grossCents: 10_000,
      discountCents: 500,
      onAccountCents: 2_500,
      totalCents: 12_000,
      balanceAfterCents: 7_500,
    });
  });

  it.each([
    ['that adds up', asked({})],
    ['of a part, oldest first', asked({ mode: 'amount', invoices: [line('A', 4_000)], totalCents: 4_000 })],
    ['with a rest of a cent on account', asked({ mode: 'amount', totalCents: 9_501 })],
    ['with a rest on account', asked({ mode: 'payoff', totalCents: 9_900 })],
    ['for prepay', asked({ mode: 'prepay', invoices: [], totalCents: 5_000 })],
  ])('%s has nothing in its way', (_, payment) => {
    expect(problemsOf(payment)).toEqual([]);
  });

  it.each([
    ['that does not add up', asked({ totalCents: 9_501 }), /add up/],
    ['that asks for less than its lines', asked({ mode: 'amount', totalCents: 9_000 }), /add up/],
    ['of an invoice that is gone', asked({ invoices: [line('GONE', 9_500)] }), /GONE isn’t open/],
    [
      'of an invoice twice',
      asked({ invoices: [line('B', 5_000), line('B', 5_000)], totalCents: 10_000 }),
      /twice/,
    ],
    [
      'with a discount of its own making',
      asked({ invoices: [line('A', 9_000, 1_000)], totalCents: 9_000 }),
      /\$0.00 that day/,
    ],
    ['with invoices in prepay', asked({ mode: 'prepay' }), /add up/],
  ])('%s is refused', (_, payment, message) => {
    expect(problemsOf(payment).map((problem) => problem.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it('is refused once its discount has ended', () => {
    expect(problemsOf(asked({}), '2026-04-21')[0]).toEqual({
      invoiceNo: 'A',
      message: expect.stringMatching(/\$0.00 that day/),
    });
  });
});
