import { describe, expect, it } from 'vitest';
import type { PayableAccount } from '../payable/schema';
import { type PayChoices, payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const day = '2026-04-15';
const onTheWay = (amountCents: number, discountCents = 0) => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];
const rung = (throughDate: string, cents: number) => ({
  throughDate,
  percent: null,
  cents,
  condition: null,
});

const late = aDocument({ invoiceNo: 'LATE', postingDate: '2026-03-01', dueDate: '2026-03-15', daysLate: 28 });
const soon = aDocument({ invoiceNo: 'SOON', dueDate: '2026-05-15', rungs: [rung('2026-04-20', 500)] });
const fall = aDocument({ invoiceNo: 'FALL', dueDate: '2026-11-30', deferred: true });
const memo = aDocument({ invoiceNo: 'MEMO', openCents: -3_000, dueDate: '2026-04-01' });
const argued = aDocument({ invoiceNo: 'ARGUED', dueDate: '2026-04-01', disputed: true });

const linesOf = (account: PayableAccount, choices: PayChoices, payDate = day) =>
  payPlan(account, choices, payDate).lines.map(({ invoiceNo, amountCents, discountCents }) => [
    invoiceNo,
    amountCents,
    discountCents,
  ]);
const figuresOf = (account: PayableAccount, choices: PayChoices, payDate = day) => {
  const { lines: _, ...figures } = payPlan(account, choices, payDate);
  return figures;
};

describe('everything due on a day or before', () => {
  const account = aPayableAccount([soon, late, fall, memo, argued]);

  it.each([
    ['2026-04-20', [['LATE', 10_000, 0]]],
    [
      '2026-05-15',
      [
        ['LATE', 10_000, 0],
        ['SOON', 9_500, 500],
      ],
    ],
    [
      '2026-11-30',
      [
        ['LATE', 10_000, 0],
        ['SOON', 9_500, 500],
        ['FALL', 10_000, 0],
      ],
    ],
    ['2026-03-01', []],
  ])('by %s: %j', (dueBy, lines) => {
    expect(linesOf(account, { mode: 'dueBy', dueBy })).toEqual(lines);
  });

  it('adds up', () => {
    expect(figuresOf(account, { mode: 'dueBy', dueBy: '2026-05-15' })).toEqual({
      mode: 'dueBy',
      payDate: day,
      accountIsCurrent: false,
      grossCents: 20_000,
      discountCents: 500,
      creditCents: 0,
      onAccountCents: 0,
      prepayCents: 0,
      totalCents: 19_500,
      balanceAfterCents: 17_000,
    });
  });

  it('is paid in money beside a larger credit, which pays nothing by itself', () => {
    const small = aPayableAccount([aDocument({ openCents: 1_000, dueDate: '2026-04-01' }), memo]);

    expect(figuresOf(small, { mode: 'dueBy', dueBy: day })).toMatchObject({
      totalCents: 1_000,
      creditCents: 0,
    });
  });
});

describe('the payoff', () => {
  it('is all that is owed, deferred too, less credits and discounts', () => {
    const account = aPayableAccount([soon, late, fall, memo]);

    expect(figuresOf(account, { mode: 'payoff' })).toMatchObject({
      totalCents: 26_500,
      balanceAfterCents: 0,
    });
  });

  it('leaves to unapplied credit what it covers, and is taken from the newest', () => {
    const account = aPayableAccount([late, fall], { unappliedCreditCents: 2_500 });

    expect(linesOf(account, { mode: 'payoff' })).toEqual([
      ['LATE', 10_000, 0],
      ['FALL', 7_500, 0],
    ]);
  });

  it('leaves out what is in dispute and what is on its way', () => {
    const account = aPayableAccount([argued, { ...late, inFlight: onTheWay(10_000) }, fall]);

    expect(linesOf(account, { mode: 'payoff' })).toEqual([['FALL', 10_000, 0]]);
  });
});

describe('chosen invoices', () => {
  const account = aPayableAccount([soon, late, memo, argued, { ...fall, inFlight: onTheWay(10_000) }]);
  const chosen = (...those: NonNullable<PayChoices['chosen']>): PayChoices => ({
    mode: 'selected',
    chosen: those,
  });

  it.each([
    ['are cleared, with their discount', chosen({ invoiceNo: 'SOON' }), [['SOON', 9_500, 500]]],
    [
      'are paid in part, without it',
      chosen({ invoiceNo: 'SOON', amountCents: 5_000, reason: 'later' }),
      [['SOON', 5_000, 0]],
    ],
    ['may be in dispute', chosen({ invoiceNo: 'ARGUED' }), [['ARGUED', 10_000, 0]]],
    [
      'may be credits',
      chosen({ invoiceNo: 'LATE' }, { invoiceNo: 'MEMO' }),
      [
        ['LATE', 10_000, 0],
        ['MEMO', -3_000, 0],
      ],
    ],
    ['may be on their way already', chosen({ invoiceNo: 'FALL' }), [['FALL', 10_000, 0]]],
    ['are those that are open', chosen({ invoiceNo: 'GONE' }), []],
  ])('%s', (_, choices, lines) => {
    expect(linesOf(account, choices)).toEqual(lines);
  });

  it('tell what they leave open, and why', () => {
    const [line] = payPlan(
      account,
      chosen({ invoiceNo: 'LATE', amountCents: 4_000, reason: 'price', note: 'x' }),
      day,
    ).lines;

    expect(line).toMatchObject({ leavesCents: 6_000, reason: 'price', note: 'x' });
  });

  it('earn their part of the discount where the company has it so', () => {
    const kind = aPayableAccount([soon], { settings: { ...account.settings, discountOnPartial: true } });

    expect(linesOf(kind, chosen({ invoiceNo: 'SOON', amountCents: 4_750 }))).toEqual([['SOON', 4_750, 250]]);
  });

  it('earn what a request that is on its way has not earned yet', () => {
    const again = aPayableAccount([{ ...soon, inFlight: onTheWay(4_750, 250) }]);

    expect(linesOf(again, chosen({ invoiceNo: 'SOON' }))).toEqual([['SOON', 4_750, 250]]);
  });

  it.each([
    ['2026-04-20', 500],
    ['2026-04-21', 0],
  ])('earn by the day of payment: on %s %i', (payDate, discountCents) => {
    expect(figuresOf(account, chosen({ invoiceNo: 'SOON' }), payDate).discountCents).toBe(discountCents);
  });
});

describe('an amount', () => {
  const account = aPayableAccount([soon, late]);

  it.each([
    [4_000, [['LATE', 4_000, 0]], 0],
    [
      19_500,
      [
        ['LATE', 10_000, 0],
        ['SOON', 9_500, 500],
      ],
      0,
    ],
    [
      25_000,
      [
        ['LATE', 10_000, 0],
        ['SOON', 9_500, 500],
      ],
      5_500,
    ],
  ])('of %i goes to %j', (amountCents, lines, onAccountCents) => {
    expect(linesOf(account, { mode: 'amount', amountCents })).toEqual(lines);
    expect(figuresOf(account, { mode: 'amount', amountCents })).toMatchObject({
      onAccountCents,
      totalCents: amountCents,
    });
  });
});

it('leaves what is owed alone where prepay is paid', () => {
  expect(
    figuresOf(aPayableAccount([late]), { mode: 'prepay', amountCents: 50_000, contractNo: 'PP-1' }),
  ).toMatchObject({ totalCents: 50_000, prepayCents: 50_000, contractNo: 'PP-1', balanceAfterCents: 10_000 });
});
