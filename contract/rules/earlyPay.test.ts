import { describe, expect, it } from 'vitest';
import {
  conditionMet,
  type DiscountLine,
  discountableCents,
  discountOffered,
  earnedDiscount,
  ladderOf,
  rungOn,
} from './earlyPay';
import { aDocument } from './testing/payableAccount';

const goods = (cents: number, over: Partial<DiscountLine> = {}): DiscountLine => ({
  lineNo: 1,
  parentLineNo: null,
  lineType: 'P',
  eligible: true,
  cents,
  ...over,
});
const rung = (throughDate: string, condition: string | null = null) => ({ throughDate, condition });

describe('the lines that earn', () => {
  it.each([
    ['goods', [goods(100)], 100],
    ['no service', [goods(100), goods(50, { lineNo: 2, lineType: 'S' })], 100],
    ['no freight', [goods(100), goods(50, { lineNo: 2, lineType: 'F' })], 100],
    ['no fee', [goods(100), goods(50, { lineNo: 2, lineType: 'E' })], 100],
    ['no tax', [goods(100), goods(50, { lineNo: 2, lineType: 'T' })], 100],
    ['no product that earns none', [goods(100), goods(50, { lineNo: 2, eligible: false })], 100],
    ['goods that no product is known for', [goods(100, { eligible: null })], 100],
    ['less what was returned', [goods(100), goods(-30, { lineNo: 2 })], 70],
    [
      'parts of a blend as their parent says: none',
      [goods(0, { eligible: false }), goods(60, { lineNo: 2, parentLineNo: 1 })],
      0,
    ],
    [
      'parts of a blend as their parent says: all',
      [goods(0), goods(60, { lineNo: 2, parentLineNo: 1, eligible: false })],
      60,
    ],
    ['no service within a blend', [goods(0), goods(60, { lineNo: 2, parentLineNo: 1, lineType: 'S' })], 0],
    [
      'parts of a blend that no product is known for by themselves',
      [goods(0, { eligible: null }), goods(60, { lineNo: 2, parentLineNo: 1, eligible: false })],
      0,
    ],
  ] as const)('are %s', (_, lines, cents) => {
    expect(discountableCents(lines)).toBe(cents);
  });
});

describe('the rung of a day', () => {
  const [soon, later] = [rung('2026-04-20'), rung('2026-05-20')];
  const forCurrent = rung('2026-04-15', 'ACCOUNT_CURRENT');

  it.each([
    ['the nearest', [soon, later], '2026-04-13', true, soon],
    ['the same through its last day', [soon, later], '2026-04-20', true, soon],
    ['the next after it', [soon, later], '2026-04-21', true, later],
    ['none after the last', [soon, later], '2026-05-21', true, undefined],
    ['the conditional one while the account is current', [forCurrent, soon], '2026-04-13', true, forCurrent],
    ['the one behind where the condition fails', [forCurrent, soon], '2026-04-13', false, soon],
    [
      'none with a condition that nobody knows',
      [rung('2026-04-15', 'FULL_LOAD')],
      '2026-04-13',
      true,
      undefined,
    ],
    ['none without a ladder', [], '2026-04-13', true, undefined],
  ] as const)('is %s', (_, rungs, day, isCurrent, reached) => {
    expect(rungOn(rungs, day, isCurrent)).toBe(reached);
  });

  it.each([
    [null, true, true],
    ['', false, true],
    ['ACCOUNT_CURRENT', true, true],
    ['ACCOUNT_CURRENT', false, false],
    ['FULL_LOAD', true, null],
  ])('meets %j where the account is current (%j): %j', (condition, isCurrent, met) => {
    expect(conditionMet(condition, isCurrent)).toBe(met);
  });
});

describe('the ladder of a document', () => {
  const rungs = [{ ...rung('2026-04-20'), percent: '5', cents: 500 }];

  it.each([
    ['an invoice', {}, 1],
    ['an invoice that is paid', { openCents: 0 }, 1],
    ['no finance charge', { isFinanceCharge: true }, 0],
    ['no credit memo', { openCents: -1 }, 0],
    ['no credit memo that is used up', { openCents: 0, isCreditMemo: true }, 0],
    ['no negative invoice', { openCents: -1, isCreditMemo: false }, 0],
  ])('is that of %s', (_, over, count) => {
    expect(ladderOf(aDocument({ rungs, ...over }))).toHaveLength(count);
  });
});

describe('the discount that is offered', () => {
  const step = (throughDate: string, cents: number, condition: string | null = null) => ({
    ...rung(throughDate, condition),
    percent: null,
    cents,
  });
  const ladder = [
    step('2026-04-15', 500, 'ACCOUNT_CURRENT'),
    step('2026-04-20', 300),
    step('2026-05-01', 100),
  ];
  const onTheWay = (amountCents: number, discountCents: number) => [
    { requestNo: 'PR-2026-000001', amountCents, discountCents },
  ];

  it.each([
    ['the conditional one while the account is current', '2026-04-15', true, {}, 500],
    ['the next where it is not', '2026-04-15', false, {}, 300],
    ['the next where the day is past', '2026-04-16', true, {}, 300],
    ['that of its last day', '2026-05-01', false, {}, 100],
    ['none of the day after', '2026-05-02', true, {}, undefined],
    ['none of a finance charge', '2026-04-15', true, { isFinanceCharge: true }, undefined],
    ['none of a credit', '2026-04-15', true, { openCents: -10_000 }, undefined],
    ['all of it beside a part on its way', '2026-04-15', true, { inFlight: onTheWay(4_000, 0) }, 500],
    ['less what a part on its way takes', '2026-04-15', true, { inFlight: onTheWay(3_800, 200) }, 300],
    ['none where that takes all of it', '2026-04-15', true, { inFlight: onTheWay(3_800, 500) }, undefined],
    ['as much as is left', '2026-04-15', true, { inFlight: onTheWay(9_600, 0) }, 400],
    ['none where nothing is left', '2026-04-15', true, { inFlight: onTheWay(10_000, 0) }, undefined],
  ] as const)('is %s', (_, day, isCurrent, over, cents) => {
    const document = aDocument({
      rungs: ladder,
      ...over,
      inFlight: [...('inFlight' in over ? over.inFlight : [])],
    });

    expect(discountOffered(document, day, isCurrent)?.cents).toBe(cents);
  });

  it('names its rung', () => {
    expect(discountOffered(aDocument({ rungs: ladder }), '2026-04-13', false)?.rung).toBe(ladder[1]);
  });
});

describe('what a payment earns of a discount of $20.00', () => {
  it.each([
    ['all where it clears the invoice', { leftCents: 100_000, paidCents: 98_000 }, 2_000],
    ['all of an invoice that was paid in part before', { leftCents: 50_000, paidCents: 48_000 }, 2_000],
    ['none of a part, as most companies have it', { leftCents: 100_000, paidCents: 97_999 }, 0],
    [
      'its part of the net, where the company has it so',
      { leftCents: 100_000, paidCents: 49_000, onPartial: true },
      1_000,
    ],
    ['its part, rounded once', { leftCents: 100_000, paidCents: 33_333, onPartial: true }, 680],
    ['half a cent up', { leftCents: 102_000, paidCents: 25, onPartial: true }, 1],
    ['less than half a cent down', { leftCents: 102_000, paidCents: 24, onPartial: true }, 0],
    ['one and a half up', { leftCents: 102_000, paidCents: 75, onPartial: true }, 2],
    ['its part a cent below all', { leftCents: 102_000, paidCents: 99_999, onPartial: true }, 2_000],
    ['none of what is paid back', { leftCents: 102_000, paidCents: -50, onPartial: true }, 0],
    [
      'exact where products are large',
      { discountCents: 1_000_000_000, leftCents: 11_000_000_001, paidCents: 9_999_999_826, onPartial: true },
      999_999_983,
    ],
    [
      'a third of a cent down where the net is odd',
      { leftCents: 2_003, paidCents: 2, onPartial: true },
      1_333,
    ],
    ['none for nothing', { leftCents: 100_000, paidCents: 0, onPartial: true }, 0],
    ['no more than is left', { leftCents: 1_500, paidCents: 0 }, 1_500],
  ])('is %s', (_, payment, earned) => {
    expect(earnedDiscount({ discountCents: 2_000, onPartial: false, ...payment })).toBe(earned);
  });
});
