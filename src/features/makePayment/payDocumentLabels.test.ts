import { describe, expect, it } from 'vitest';
import { payPlan } from '@contract/rules/payPlan';
import { aPayable, aPayableAccount } from '@stories/support/payableBuilders';
import { discountWords, documentName } from './payDocumentLabels';

const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: null,
  cents,
  condition,
});
const ladder = [rung('2026-11-22', 17_867, 'ACCOUNT_CURRENT'), rung('2026-12-02', 10_720)];
const late = aPayable({
  invoiceNo: 'LATE',
  dueDate: '2026-11-05',
  daysLate: 13,
  openCents: 5_000,
  rungs: [],
});
const onTheWay = (amountCents: number) => [{ requestNo: 'PR-2026-000001', amountCents, discountCents: 0 }];

describe('the discount of a row', () => {
  const invoice = aPayable({ openCents: 400_000, rungs: ladder });
  const onPartial = { settings: { ...aPayableAccount().settings, discountOnPartial: true } };
  const [both, less] = [
    [invoice, late],
    [{ ...invoice, inFlight: onTheWay(100_000) }, late],
  ];

  it.each([
    [
      'not chosen: what it takes, and what more where past-due items are paid',
      aPayableAccount(both),
      [],
      '$107.20 by Dec 2, 2026 | $178.67 discount by Nov 22, 2026 if you also pay what’s past due',
    ],
    [
      'chosen alone: as it takes it',
      aPayableAccount(both),
      [{ invoiceNo: '104880' }],
      '$107.20 by Dec 2, 2026 | $178.67 discount by Nov 22, 2026 if you also pay what’s past due',
    ],
    [
      'chosen with what is past due',
      aPayableAccount(both),
      [{ invoiceNo: '104880' }, { invoiceNo: 'LATE' }],
      '$178.67 by Nov 22, 2026',
    ],
    [
      'chosen in part',
      aPayableAccount([invoice]),
      [{ invoiceNo: '104880', amountCents: 200_000 }],
      ' | $178.67 discount by Nov 22, 2026 if you pay all that’s left',
    ],
    [
      'chosen in part where that earns its part',
      aPayableAccount([invoice], onPartial),
      [{ invoiceNo: '104880', amountCents: 191_066 }],
      '$89.33 | $178.67 discount by Nov 22, 2026 if you pay all that’s left',
    ],
    [
      'of the rest of what is on its way',
      aPayableAccount(less),
      [{ invoiceNo: '104880' }],
      '$107.20 by Dec 2, 2026 | $178.67 discount by Nov 22, 2026 if you also pay what’s past due',
    ],
    [
      'none of what is on its way whole',
      aPayableAccount([{ ...invoice, inFlight: onTheWay(400_000) }]),
      [],
      '',
    ],
    ['none of a finance charge', aPayableAccount([{ ...invoice, isFinanceCharge: true }]), [], ''],
    [
      'none with a condition that the portal cannot check',
      aPayableAccount([{ ...invoice, rungs: [rung('2026-12-02', 500, 'FULL_LOAD')] }]),
      [],
      '',
    ],
    ['none without a ladder', aPayableAccount([{ ...invoice, rungs: [] }]), [], ''],
  ] as const)('%s', (_, account, chosen, words) => {
    const plan = payPlan(account, { mode: 'selected', chosen }, '2026-11-20');
    const [document] = account.documents;
    const line = plan.lines.find(({ invoiceNo }) => invoiceNo === document!.invoiceNo);

    const { now, more } = discountWords(document!, plan, line);

    expect([now, ...more].join(' | ')).toBe(words);
  });
});

it.each([
  [{}, 'Invoice 104880'],
  [{ isFinanceCharge: true }, 'Finance charge 104880'],
  [{ openCents: -500, isCreditMemo: true }, 'Credit 104880'],
  [{ openCents: -500, isCreditMemo: false }, 'Invoice 104880'],
])('a document %o is called %s', (over, name) => {
  expect(documentName(aPayable(over))).toBe(name);
});
