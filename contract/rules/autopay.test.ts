import { describe, expect, it } from 'vitest';
import type { PayableAccount, PayableDocument } from '../payable/schema';
import { autopayPlan, type AutopayTerms } from './autopay';
import type { AutopayMoney } from './debitPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const terms = (over: Partial<AutopayTerms> = {}): AutopayTerms => ({
  dayRule: 'invoice',
  covers: 'due',
  paymentCapCents: 100_000,
  monthCapCents: 200_000,
  ...over,
});
const money = (over: Partial<AutopayMoney> = {}): AutopayMoney => ({
  limits: [{ by: 'payment', cents: 100_000 }],
  creditCents: 0,
  memoCents: 1_000_000,
  disputed: new Set(),
  promised: new Set(),
  ...over,
});
const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: null,
  cents,
  condition,
});
const doc = (invoiceNo: string, dueDate: string, over: Partial<PayableDocument> = {}) =>
  aDocument({ invoiceNo, dueDate, ...over });

/** [invoice, amount, discount] of each line, and the total. */
const paid = (
  account: PayableAccount,
  asked: AutopayTerms,
  facts: AutopayMoney,
  runDay: string,
  payDay = runDay,
) => {
  const { lines, totalCents } = autopayPlan(account, asked, facts, { runDay, payDay });
  return [totalCents, ...lines.map((line) => [line.invoiceNo, line.amountCents, line.discountCents])];
};

describe('what is paid', () => {
  const two = [doc('A', '2026-04-17'), doc('B', '2026-04-20')];

  it.each<[string, readonly PayableDocument[], Partial<AutopayMoney>, readonly unknown[]]>([
    ['what is due by the day, oldest first', two, {}, [20_000, ['A', 10_000, 0], ['B', 10_000, 0]]],
    ['not what is due a banking day later', [doc('C', '2026-04-21')], {}, [0]],
    ['what is due on the weekend after', [doc('C', '2026-04-20')], {}, [10_000, ['C', 10_000, 0]]],
    [
      'not what the ERP has in dispute',
      [doc('A', '2026-04-17', { disputed: true }), two[1]!],
      {},
      [10_000, ['B', 10_000, 0]],
    ],
    ['not what somebody disputes', two, { disputed: new Set(['A']) }, [10_000, ['B', 10_000, 0]]],
    ['not what an announced payment pays', two, { promised: new Set(['A']) }, [10_000, ['B', 10_000, 0]]],
    [
      'less what is on its way',
      [doc('A', '2026-04-17', { inFlight: [{ requestNo: 'PR', amountCents: 9_999, discountCents: 0 }] })],
      {},
      [1, ['A', 1, 0]],
    ],
    [
      'nothing of what is on its way whole',
      [doc('A', '2026-04-17', { inFlight: [{ requestNo: 'PR', amountCents: 10_000, discountCents: 0 }] })],
      {},
      [0],
    ],
    [
      'less a discount on its last day',
      [doc('A', '2026-04-17', { rungs: [rung('2026-04-20', 500)] })],
      {},
      [9_500, ['A', 9_500, 500]],
    ],
    [
      'whole on the day after',
      [doc('A', '2026-04-17', { rungs: [rung('2026-04-19', 500)] })],
      {},
      [10_000, ['A', 10_000, 0]],
    ],
    [
      'less a credit memo',
      [...two, doc('M', '2026-06-01', { openCents: -3_000 })],
      {},
      [17_000, ['A', 10_000, 0], ['B', 10_000, 0]],
    ],
    [
      'nothing where credit memos pay all',
      [two[0]!, doc('M', '2026-06-01', { openCents: -10_000 })],
      {},
      [0, ['A', 10_000, 0]],
    ],
    [
      'no more of a memo than a refund leaves',
      [two[0]!, doc('M', '2026-06-01', { openCents: -3_000 })],
      { memoCents: 1_000 },
      [9_000, ['A', 10_000, 0]],
    ],
    ['what unapplied credit leaves', two, { creditCents: 10_001 }, [9_999, ['B', 9_999, 0]]],
    ['all where credit is none', two, { creditCents: 0 }, [20_000, ['A', 10_000, 0], ['B', 10_000, 0]]],
    ['nothing where credit covers all', two, { creditCents: 20_000 }, [0]],
    [
      'a discount that credit would lose is kept',
      [doc('A', '2026-04-17', { rungs: [rung('2026-04-20', 500)] }), two[1]!],
      { creditCents: 4_000 },
      [15_500, ['A', 9_500, 500], ['B', 6_000, 0]],
    ],
    [
      'up to a limit, in part',
      two,
      { limits: [{ by: 'month', cents: 10_001 }] },
      [10_001, ['A', 10_000, 0], ['B', 1, 0]],
    ],
    [
      'exactly a limit',
      two,
      { limits: [{ by: 'month', cents: 20_000 }] },
      [20_000, ['A', 10_000, 0], ['B', 10_000, 0]],
    ],
    [
      'by the least of limits',
      two,
      {
        limits: [
          { by: 'payment', cents: 7 },
          { by: 'once', cents: 5 },
        ],
      },
      [5, ['A', 5, 0]],
    ],
    ['nothing where a month is used up', two, { limits: [{ by: 'month', cents: -1 }] }, [0]],
  ])('is %s', (_, documents, facts, expected) => {
    expect(paid(aPayableAccount(documents), terms(), money(facts), '2026-04-20')).toEqual(expected);
  });

  it('says what ended it, and what it left out', () => {
    const account = aPayableAccount([...two, doc('D', '2026-04-01', { disputed: true })]);
    const facts = money({
      limits: [
        { by: 'payment', cents: 100_000 },
        { by: 'once', cents: 12_000 },
      ],
    });

    expect(
      autopayPlan(account, terms(), facts, { runDay: '2026-04-20', payDay: '2026-04-20' }),
    ).toMatchObject({
      totalCents: 12_000,
      limitedBy: 'once',
      leftOut: [
        { invoiceNo: 'D', amountCents: 10_000, why: 'disputed' },
        { invoiceNo: 'B', amountCents: 8_000, why: 'limit' },
      ],
    });
  });

  it.each([
    ['the first that is too large ends it', 19_999, [10_000, ['A', 10_000, 0]]],
    ['and younger ones are left out too', 9_999, [0]],
  ])('where the company takes no parts: %s', (_, cents, expected) => {
    const account = aPayableAccount([...two, doc('E', '2026-04-20', { openCents: 1 })]);
    const whole = { ...account, settings: { ...account.settings, allowPartial: false } };
    expect(paid(whole, terms(), money({ limits: [{ by: 'payment', cents }] }), '2026-04-20')).toEqual(
      expected,
    );
  });

  it.each([
    ['due the day before', '2026-04-20', [10_000, ['C', 10_000, 0]]],
    ['due on the day', '2026-04-21', [0]],
  ])('only past due: an invoice %s', (_, dueDate, expected) => {
    const account = aPayableAccount([doc('C', dueDate)]);
    expect(paid(account, terms({ covers: 'pastDue' }), money(), '2026-04-21')).toEqual(expected);
  });

  it.each([
    ['makes the account current', {}, [19_500, ['A', 10_000, 0], ['B', 9_500, 500]]],
    ['leaves something past due', { disputed: new Set(['A']) }, [10_000, ['B', 10_000, 0]]],
  ])('earns a discount for current accounts where the payment %s', (_, facts, expected) => {
    const account = aPayableAccount([
      two[0]!,
      doc('B', '2026-04-20', { rungs: [rung('2026-04-20', 500, 'ACCOUNT_CURRENT')] }),
    ]);
    expect(paid(account, terms(), money(facts), '2026-04-20')).toEqual(expected);
  });

  it.each([
    [9_500, [9_500, ['A', 9_500, 500]]],
    [9_499, [9_499, ['A', 9_499, 0]]],
  ])(
    'earns the discount of what is past due itself where a limit of %d reaches its price',
    (cents, expected) => {
      const account = aPayableAccount([
        doc('A', '2026-04-20', { rungs: [rung('2026-04-21', 500, 'ACCOUNT_CURRENT')] }),
      ]);
      const facts = money({ limits: [{ by: 'payment', cents }] });
      expect(paid(account, terms(), facts, '2026-04-20', '2026-04-21')).toEqual(expected);
    },
  );

  it('loses a discount by the day on which it is caught up', () => {
    const account = aPayableAccount([doc('A', '2026-05-15', { rungs: [rung('2026-04-20', 500)] })]);
    const asked = terms({ dayRule: 'discount' });
    expect(paid(account, asked, money(), '2026-04-20')).toEqual([9_500, ['A', 9_500, 500]]);
    expect(paid(account, asked, money(), '2026-04-20', '2026-04-21')).toEqual([10_000, ['A', 10_000, 0]]);
  });
});
