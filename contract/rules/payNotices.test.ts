import { describe, expect, it } from 'vitest';
import type { PayableAccount } from '../payable/schema';
import { payNotices } from './payProblems';
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
const all = [invoice, memo, paidTwice, argued];
const account = aPayableAccount(all);
const with_ = (over: Partial<PayableAccount>) => ({ ...account, ...over });
const deciding = (settings: Partial<PayableAccount['settings']>) =>
  with_({ settings: { ...account.settings, ...settings } });
const choosing = (...chosen: NonNullable<PayChoices['chosen']>): PayChoices => ({ mode: 'selected', chosen });

describe('what is told beforehand', () => {
  it.each([
    [
      'that an invoice would be paid twice',
      account,
      choosing({ invoiceNo: 'B' }),
      [[true, /PR-2026-000001.*paid twice/]],
    ],
    [
      'how much of it would be paid twice',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 4_001 }),
      [
        [
          true,
          /^\$60.00 of invoice C is already on its way \(PR-2026-000003\). With this, \$0.01 of it would be paid twice.$/,
        ],
      ],
    ],
    [
      'nothing of the rest of it',
      aPayableAccount([partly]),
      choosing({ invoiceNo: 'C', amountCents: 3_500 }),
      [],
    ],
    [
      'what is in favor of the account and cannot be used',
      aPayableAccount([invoice, inFavor]),
      { mode: 'payoff' },
      [[false, /not a credit memo: BACK \(\$30.00\)/]],
    ],
    [
      'nothing of it where the list says so',
      aPayableAccount([invoice, inFavor]),
      choosing({ invoiceNo: 'A' }),
      [],
    ],
    [
      'nothing of it beside prepay',
      aPayableAccount([invoice, inFavor]),
      { mode: 'prepay', amountCents: 1 },
      [],
    ],
    [
      'nothing of the part that is left',
      aPayableAccount([{ ...paidTwice, openCents: 15_000 }]),
      choosing({ invoiceNo: 'B' }),
      [],
    ],
    [
      'that too much stands as credit',
      aPayableAccount([invoice]),
      { mode: 'amount', amountCents: 12_000 },
      [[true, /paying \$20.00 more than you owe/]],
    ],
    [
      'nothing where all of it goes to what is owed',
      aPayableAccount([invoice]),
      { mode: 'amount', amountCents: 10_000 },
      [],
    ],
    [
      'nothing of it a cent below',
      deciding({ secondApprovalCents: 10_001 }),
      choosing({ invoiceNo: 'A' }),
      [],
    ],
    [
      'that two look at it',
      deciding({ secondApprovalCents: 10_000 }),
      choosing({ invoiceNo: 'A' }),
      [[false, /Two people/]],
    ],
    ['what was left out because in dispute', account, { mode: 'payoff' }, [[false, /ARGUED/]]],
    [
      'what credit memos are worth that it does not use',
      aPayableAccount([invoice, memo]),
      { mode: 'dueBy' },
      [[false, /^This payment doesn’t use your credit memos of \$30.00/]],
    ],
    [
      'nothing of memos where somebody chooses',
      aPayableAccount([invoice, memo]),
      choosing({ invoiceNo: 'A' }),
      [],
    ],
    ['nothing of it where somebody chooses', account, choosing({ invoiceNo: 'ARGUED' }), []],
    [
      'credit that is not applied',
      with_({ unappliedCreditCents: 700 }),
      choosing({ invoiceNo: 'A' }),
      [[false, /\$7.00 of credit/]],
    ],
    [
      'nothing of figures that are three days old to the second',
      with_({ now: '2026-04-16T09:10:00.000Z', asOf: { ...account.asOf!, today: '2026-04-16' } }),
      choosing({ invoiceNo: 'A' }),
      [],
    ],
    [
      'that the figures are old',
      with_({ now: '2026-04-16T09:10:01.000Z', asOf: { ...account.asOf!, today: '2026-04-16' } }),
      choosing({ invoiceNo: 'A' }),
      [[false, /from Apr 12, 2026/]],
    ],
  ] as const)('is %s', (_, of, choices, notices) => {
    expect(payNotices(of, payPlan(of, choices as PayChoices, day))).toEqual(
      notices.map(([confirm, message]) => ({ confirm, message: expect.stringMatching(message) })),
    );
  });
});
