import { describe, expect, it } from 'vitest';
import type { PayableAccount } from '../payable/schema';
import { type PayChoices, payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

// What decisions 027 and 028 say of two cases that the rules leave open.
const day = '2026-04-15';
const onTheWay = (amountCents: number, discountCents = 0) => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];
const late = aDocument({ invoiceNo: 'LATE', dueDate: '2026-03-15', daysLate: 28 });
const soon = aDocument({
  invoiceNo: 'SOON',
  rungs: [{ throughDate: '2026-04-20', percent: null, cents: 500, condition: null }],
});
const fall = aDocument({ invoiceNo: 'FALL', dueDate: '2026-11-30', deferred: true });
const inFavor = aDocument({
  invoiceNo: 'BACK',
  openCents: -3_000,
  isCreditMemo: false,
  dueDate: '2026-04-01',
});

const linesOf = (account: PayableAccount, choices: PayChoices) =>
  payPlan(account, choices, day).lines.map(({ invoiceNo, amountCents, discountCents }) => [
    invoiceNo,
    amountCents,
    discountCents,
  ]);

describe('a negative invoice', () => {
  const account = aPayableAccount([late, fall, inFavor]);

  it.each([
    [{ mode: 'dueBy', dueBy: '2026-04-20' }, [['LATE', 10_000, 0]], 0],
    [
      { mode: 'amount', amountCents: 12_000 },
      [
        ['LATE', 10_000, 0],
        ['FALL', 2_000, 0],
      ],
      0,
    ],
    [
      { mode: 'amount', amountCents: 21_000 },
      [
        ['LATE', 10_000, 0],
        ['FALL', 10_000, 0],
      ],
      1_000,
    ],
    // The balance that is paid off has it in, as it has unapplied credit.
    [
      { mode: 'payoff' },
      [
        ['LATE', 10_000, 0],
        ['FALL', 7_000, 0],
      ],
      0,
    ],
  ] as const)('pays nothing by %j', (choices, lines, onAccountCents) => {
    expect(linesOf(account, choices)).toEqual(lines);
    expect(payPlan(account, choices, day)).toMatchObject({ creditCents: 0, onAccountCents });
  });
});

describe('the rest of an invoice of which a part is on its way', () => {
  const onItsWay = (amountCents: number, discountCents = 0) =>
    aPayableAccount([{ ...soon, inFlight: onTheWay(amountCents, discountCents) }]);
  const paying = (amountCents?: number): PayChoices => ({
    mode: 'selected',
    chosen: [{ invoiceNo: 'SOON', amountCents }],
  });

  it.each([
    ['clears it, with all of its discount', onItsWay(6_000), paying(), [3_500, 500, 0]],
    ['earns that by any day of it that clears the rest', onItsWay(6_000), paying(3_500), [3_500, 500, 0]],
    ['earns none a cent below', onItsWay(6_000), paying(3_499), [3_499, 0, 501]],
    ['earns what the part on its way does not take', onItsWay(5_800, 200), paying(), [3_700, 300, 0]],
    ['is paid up to what is left', onItsWay(6_000), paying(4_000), [4_000, 500, -500]],
    ['earns nothing once more is paid than is left', onItsWay(6_000), paying(4_001), [4_001, 0, -1]],
    ['earns nothing where all is paid once more', onItsWay(6_000), paying(10_000), [10_000, 0, -6_000]],
    ['is all of it where nothing is left', onItsWay(10_000), paying(), [10_000, 0, -10_000]],
    ['may be a part of it where nothing is left', onItsWay(9_500, 500), paying(1), [1, 0, -1]],
    [
      'is no second payment where nothing is on its way',
      aPayableAccount([soon]),
      paying(10_001),
      [10_001, 500, -501],
    ],
  ] as const)('%s', (_, account, choices, line) => {
    const { lines } = payPlan(account, choices, day);

    expect(lines.map((one) => [one.amountCents, one.discountCents, one.leavesCents])).toEqual([line]);
  });

  it.each([
    [{ mode: 'dueBy', dueBy: '2026-05-15' }, 3_500],
    [{ mode: 'payoff' }, 3_500],
    [{ mode: 'amount', amountCents: 3_500 }, 3_500],
  ] as const)('is what %j pays', (choices, amountCents) => {
    expect(linesOf(onItsWay(6_000), choices)).toEqual([['SOON', amountCents, 500]]);
  });
});
