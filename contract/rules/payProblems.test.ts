import { describe, expect, it } from 'vitest';
import type { PayableAccount } from '../payable/schema';
import { payProblems } from './payProblems';
import { type PayChoices, payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const day = '2026-04-15';
const invoice = aDocument({ invoiceNo: 'A' });
const memo = aDocument({ invoiceNo: 'MEMO', openCents: -3_000 });
const paidTwice = aDocument({
  invoiceNo: 'B',
  inFlight: [{ requestNo: 'PR-2026-000001', amountCents: 10_000, discountCents: 0 }],
});
const partly = aDocument({
  invoiceNo: 'C',
  inFlight: [{ requestNo: 'PR-2026-000003', amountCents: 6_000, discountCents: 0 }],
  rungs: [{ throughDate: '2026-04-20', percent: null, cents: 500, condition: null }],
});
const inFavor = aDocument({ invoiceNo: 'BACK', openCents: -3_000, isCreditMemo: false });
const argued = aDocument({ invoiceNo: 'ARGUED', disputed: true });
const booking = {
  contractNo: 'PP-1',
  cropYear: 2026,
  bookedOn: '2025-12-10',
  expiresOn: null,
  product: null,
  bookedCents: 50_000,
  paidCents: 10_000,
  inFlight: [{ requestNo: 'PR-2026-000002', amountCents: 15_000, discountCents: 0 }],
};
const all = [invoice, memo, paidTwice, argued];
const account = aPayableAccount(all, { bookings: [booking] });
const with_ = (over: Partial<PayableAccount>) => ({ ...account, ...over });
const deciding = (settings: Partial<PayableAccount['settings']>) =>
  with_({ settings: { ...account.settings, ...settings } });
const choosing = (...chosen: NonNullable<PayChoices['chosen']>): PayChoices => ({ mode: 'selected', chosen });

describe('what stands in the way', () => {
  it.each([
    ['nothing', account, choosing({ invoiceNo: 'A' }), []],
    ['that nothing is chosen', account, choosing(), [{ message: expect.stringMatching(/^Choose/) }]],
    ['an amount of nought', account, { mode: 'amount' }, [{ message: 'Enter an amount.' }]],
    [
      'that nothing is due',
      account,
      { mode: 'dueBy', dueBy: '2026-01-01' },
      [{ message: expect.stringMatching(/nothing left to pay here/) }],
    ],
    [
      'credits that pay for nothing',
      account,
      choosing({ invoiceNo: 'MEMO' }),
      [{ message: expect.stringMatching(/^Your credits cover/) }],
    ],
    [
      'more than is open of an invoice',
      account,
      choosing({ invoiceNo: 'A', amountCents: 10_001 }),
      [{ invoiceNo: 'A', part: 'amount', message: expect.stringMatching(/^Enter \$100.00 or less/) }],
    ],
    [
      'nought on an invoice',
      account,
      choosing({ invoiceNo: 'A', amountCents: 0 }, { invoiceNo: 'B' }),
      [{ invoiceNo: 'A', part: 'amount', message: expect.stringMatching(/\$0.01 or more/) }],
    ],
    [
      'a part without a reason',
      account,
      choosing({ invoiceNo: 'A', amountCents: 4_000 }),
      [{ invoiceNo: 'A', part: 'reason', message: 'Tell us why you’re paying less.' }],
    ],
    [
      'another reason without a word',
      account,
      choosing({ invoiceNo: 'A', amountCents: 4_000, reason: 'other', note: ' ' }),
      [{ invoiceNo: 'A', part: 'note', message: expect.stringMatching(/few words/) }],
    ],
    ['nothing with a reason', account, choosing({ invoiceNo: 'A', amountCents: 4_000, reason: 'later' }), []],
    [
      'a part where the company takes none',
      deciding({ allowPartial: false }),
      choosing({ invoiceNo: 'A', amountCents: 4_000, reason: 'later' }),
      [{ invoiceNo: 'A', part: 'amount', message: expect.stringMatching(/in full, or remove it/) }],
    ],
    [
      'more of a credit than is left',
      account,
      choosing({ invoiceNo: 'A' }, { invoiceNo: 'MEMO', amountCents: -3_001 }),
      [{ invoiceNo: 'MEMO', part: 'amount', message: expect.stringMatching(/\$30.00/) }],
    ],
    [
      'more than one payment may be',
      deciding({ maxPaymentCents: 9_999 }),
      choosing({ invoiceNo: 'A' }),
      [{ message: expect.stringMatching(/\$99.99 at most/) }],
    ],
    [
      'nothing of a credit that is used',
      account,
      choosing({ invoiceNo: 'A' }, { invoiceNo: 'MEMO', amountCents: 0 }),
      [
        {
          invoiceNo: 'MEMO',
          part: 'amount',
          message: expect.stringMatching(/\$30.00 of this credit at most/),
        },
      ],
    ],
    [
      'nothing of all that one payment may be',
      deciding({ maxPaymentCents: 10_000 }),
      choosing({ invoiceNo: 'A' }),
      [],
    ],
    [
      'more than is owed where the company takes none',
      deciding({ allowOverpay: false }),
      { mode: 'amount', amountCents: 50_000 },
      [{ message: expect.stringMatching(/more than you owe/) }],
    ],
    [
      'nothing of just what is owed there',
      deciding({ allowOverpay: false }),
      { mode: 'amount', amountCents: 7_000 },
      [],
    ],
    [
      'a cent more there',
      deciding({ allowOverpay: false }),
      { mode: 'amount', amountCents: 7_001 },
      [{ message: 'This is $0.01 more than you owe. Enter $70.00 or less.' }],
    ],
    [
      'a closed account',
      with_({ isClosed: true }),
      choosing({ invoiceNo: 'A' }),
      [{ message: expect.stringMatching(/closed/) }],
    ],
    ['nothing of a booking', account, { mode: 'prepay', amountCents: 25_000, contractNo: 'PP-1' }, []],
    [
      'more than a booking needs',
      account,
      { mode: 'prepay', amountCents: 25_001, contractNo: 'PP-1' },
      [{ message: 'Booking PP-1 needs $250.00 at most.' }],
    ],
    [
      'a cent for a booking that is on its way whole',
      with_({ bookings: [{ ...booking, paidCents: 35_000 }] }),
      { mode: 'prepay', amountCents: 1, contractNo: 'PP-1' },
      [{ message: 'Booking PP-1 needs $0.00 at most.' }],
    ],
    [
      'a booking that is paid',
      account,
      { mode: 'prepay', amountCents: 1, contractNo: 'PP-9' },
      [{ message: expect.stringMatching(/already paid/) }],
    ],
    [
      'a negative invoice that is to pay',
      aPayableAccount([invoice, inFavor]),
      choosing({ invoiceNo: 'A' }, { invoiceNo: 'BACK' }),
      [{ invoiceNo: 'BACK', part: 'amount', message: expect.stringMatching(/isn’t a credit memo.*call us/) }],
    ],
    ['nothing of the rest that is left', aPayableAccount([partly]), choosing({ invoiceNo: 'C' }), []],
    [
      'more than clears what is left',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 3_501 }),
      [{ invoiceNo: 'C', part: 'amount', message: 'Enter $35.00 or less. That pays it off.' }],
    ],
    [
      'all that is left with its discount beside',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 4_000 }),
      [{ invoiceNo: 'C', part: 'amount', message: 'Enter $35.00 or less. That pays it off.' }],
    ],
    [
      'nothing of all that is open once more',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 10_000 }),
      [],
    ],
    [
      'more than all that is open',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 10_001 }),
      [{ invoiceNo: 'C', part: 'amount', message: 'Enter $100.00 or less. That pays it off.' }],
    ],
    ['nothing of prepay for anything', account, { mode: 'prepay', amountCents: 25_001 }, []],
  ] as const)('is %s', (_, of, choices, problems) => {
    expect(payProblems(of, payPlan(of, choices as PayChoices, day))).toEqual(problems);
  });
});
