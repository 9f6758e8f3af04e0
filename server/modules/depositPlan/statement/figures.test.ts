import { describe, expect, it } from 'vitest';
import type { DepositTransaction } from '@contract/accounts/schema';
import { addsUp, balanceLines, ratesIn } from './figures';

const row = (kind: string, inCents: number, outCents = 0): DepositTransaction => ({
  id: kind,
  savId: 'D-1',
  effectiveDate: '2026-04-10',
  postingDate: '2026-04-10',
  kind,
  description: null,
  checkNo: null,
  reference: null,
  inCents,
  outCents,
  balanceAfterCents: 0,
});
const april = { from: '2026-04-01', to: '2026-04-30' };

describe('from one balance to the other', () => {
  it.each([
    ['without interest', [row('deposit', 5_000), row('fee', 0, 200)], ['$50.00', '$0.00', '−$2.00']],
    ['with interest apart', [row('deposit', 5_000), row('interest', 300)], ['$50.00', '$3.00', '$0.00']],
    [
      'with a correction of interest that takes some back',
      [row('interest', 300), row('interest', 0, 100), row('fee', 0, 200)],
      ['$0.00', '$2.00', '−$2.00'],
    ],
    ['with a correction alone', [row('interest', 0, 100)], ['$0.00', '−$1.00', '$0.00']],
  ])('%s', (_, entries, figures) => {
    const sum = (of: (one: DepositTransaction) => number) => entries.reduce((all, one) => all + of(one), 0);
    const [inCents, outCents] = [sum((one) => one.inCents), sum((one) => one.outCents)];
    const totals = {
      rows: entries.length,
      kinds: [],
      openingCents: 10_000,
      inCents,
      outCents,
      closingCents: 10_000 + inCents - outCents,
    };
    const lines = balanceLines(totals, entries, april);

    expect(lines.slice(1, 4).map(({ value }) => value)).toEqual(figures);
    expect(lines.map(({ name }) => name)).toEqual([
      'Opening balance on Apr 1, 2026',
      'Paid in',
      'Interest posted',
      'Paid out',
      'Closing balance on Apr 30, 2026',
    ]);
    expect(addsUp(totals)).toBe(true);
    expect(addsUp({ ...totals, closingCents: totals.closingCents + 1 })).toBe(false);
  });
});

describe('the rates of a span of days', () => {
  const rate = (effectiveFrom: string, annualRate: string) => ({
    effectiveFrom,
    tiers: [{ fromCents: 0, annualRate }],
  });
  const old = rate('2025-01-01', '0.04');
  const told = (...rates: (typeof old)[]) =>
    ratesIn(rates, april).map(({ from, to, words, inForce }) => [from, to, words, inForce]);

  it.each([
    ['one for all of it', [old], [['2026-04-01', '2026-04-30', '4%', true]]],
    [
      'one up to the day before the next',
      [old, rate('2026-04-15', '0.05')],
      [
        ['2026-04-01', '2026-04-14', '4%', false],
        ['2026-04-15', '2026-04-30', '5%', true],
      ],
    ],
    [
      'the next alone from the first day',
      [old, rate('2026-04-01', '0.05')],
      [['2026-04-01', '2026-04-30', '5%', true]],
    ],
    [
      'the first day of the one before from the second',
      [old, rate('2026-04-02', '0.05')],
      [
        ['2026-04-01', '2026-04-01', '4%', false],
        ['2026-04-02', '2026-04-30', '5%', true],
      ],
    ],
    [
      'one of the last day alone',
      [old, rate('2026-04-30', '0.05')],
      [
        ['2026-04-01', '2026-04-29', '4%', false],
        ['2026-04-30', '2026-04-30', '5%', true],
      ],
    ],
    ['none of the day after', [old, rate('2026-05-01', '0.05')], [['2026-04-01', '2026-04-30', '4%', false]]],
    ['none before the first', [rate('2026-05-01', '0.05')], []],
  ] as const)('are %s', (_, rates, days) => {
    expect(told(...rates.map(({ effectiveFrom, tiers }) => ({ effectiveFrom, tiers: [...tiers] })))).toEqual(
      days,
    );
  });
});
