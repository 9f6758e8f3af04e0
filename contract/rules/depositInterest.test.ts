import { describe, expect, it } from 'vitest';
import {
  interestFor,
  type InterestMovement,
  type InterestTerms,
  projectedInterest,
  rateOn,
  type RateTier,
} from './depositInterest';

const flat = (annualRate: string, effectiveFrom = '2000-01-01') => ({
  effectiveFrom,
  tiers: [{ fromCents: 0, annualRate }],
});
const terms: InterestTerms = {
  rates: [flat('0.0425')],
  dayCount: 'ACT_365F',
  tiers: 'marginal',
  minToEarnCents: 0,
};
const april: readonly InterestMovement[] = [
  { effectiveDate: '2026-03-01', cents: 2_500_000 },
  { effectiveDate: '2026-04-10', cents: -500_000 },
  { effectiveDate: '2026-04-20', cents: 1_250_000 },
];
const since = (cents: number, effectiveDate = '2026-01-01'): InterestMovement[] => [{ effectiveDate, cents }];

/** What one of 36.5 % a year earns in a day is a thousandth. */
const thousandth: InterestTerms = { ...terms, rates: [flat('0.365')] };

describe('the April that everybody checks against', () => {
  it.each([
    ['ACT_365F', 9_111],
    ['ACT_360', 9_238],
    ['ACT_ACT', 9_111],
  ] as const)('%s', (dayCount, cents) => {
    expect(interestFor(april, { ...terms, dayCount }, '2026-04-01', '2026-04-30')).toBe(cents);
  });

  it('is the same in whatever order the entries come', () => {
    expect(interestFor([...april].reverse(), terms, '2026-04-01', '2026-04-30')).toBe(9_111);
  });
});

describe('a year', () => {
  it.each([
    ['ACT_365F', '2028-02-29', '2028-02-29', 3_650_000, 425],
    ['ACT_ACT', '2028-02-29', '2028-02-29', 3_660_000, 425],
    ['ACT_365F', '2028-01-01', '2028-12-31', 36_500_000, 366 * 4_250],
    ['ACT_ACT', '2028-01-01', '2028-12-31', 10_000_000, 425_000],
    // Half of it in a year of 365 days, half in one of 366.
    ['ACT_ACT', '2027-12-31', '2028-01-01', 365 * 366 * 1_000, 31_068],
  ] as const)('%s from %s to %s', (dayCount, first, last, cents, earned) => {
    expect(interestFor(since(cents), { ...terms, dayCount }, first, last)).toBe(earned);
  });
});

describe('a balance', () => {
  it.each([
    ['earns from the day it comes', since(1_000_00, '2026-04-15'), 16 * 100],
    [
      'earns nothing on the day it leaves',
      [...since(1_000_00), { effectiveDate: '2026-04-15', cents: -1_000_00 }],
      14 * 100,
    ],
    [
      'earns from the collection of a check',
      [{ effectiveDate: '2026-04-01', collectedOn: '2026-04-08', cents: 1_000_00 }],
      23 * 100,
    ],
    [
      'of a check collected before it counts, from when it counts',
      [{ effectiveDate: '2026-04-08', collectedOn: '2026-04-01', cents: 1_000_00 }],
      23 * 100,
    ],
    ['earns nothing below zero', since(-1_000_00), 0],
    [
      'is not charged for days below zero',
      [...since(-500_00), { effectiveDate: '2026-04-16', cents: 1_500_00 }],
      15 * 100,
    ],
    ['of zero', [], 0],
    ['that comes later', since(1_000_00, '2026-05-01'), 0],
  ])('%s', (_, movements: InterestMovement[], cents) => {
    expect(interestFor(movements, thousandth, '2026-04-01', '2026-04-30')).toBe(cents);
  });

  it.each([
    [999_99, 0],
    [1_000_00, 30 * 100],
  ])('of %i below the minimum to earn earns nothing that day', (cents, earned) => {
    const least = { ...thousandth, minToEarnCents: 1_000_00 };
    expect(interestFor(since(cents), least, '2026-04-01', '2026-04-30')).toBe(earned);
  });

  it('is judged against the minimum each day', () => {
    const least = { ...thousandth, minToEarnCents: 1_000_00 };
    const movements = [...since(1_500_00), { effectiveDate: '2026-04-11', cents: -501_00 }];
    expect(interestFor(movements, least, '2026-04-01', '2026-04-30')).toBe(10 * 150);
  });

  it('as large as cents go is exact', () => {
    expect(interestFor(since(9_007_199_254_740_000), thousandth, '2026-04-01', '2026-04-01')).toBe(
      9_007_199_254_740,
    );
  });
});

describe('rounding', () => {
  it.each([
    [499, '2026-04-01', 0],
    [500, '2026-04-01', 1],
    // A tenth of a cent a day: each of them alone rounds to nothing.
    [100, '2026-04-04', 0],
    [100, '2026-04-05', 1],
    [100, '2026-04-14', 1],
    [100, '2026-04-15', 2],
  ])('%i cents until %s', (cents, last, earned) => {
    expect(interestFor(since(cents), thousandth, '2026-04-01', last)).toBe(earned);
  });

  it('of a time without a day is nothing', () => {
    expect(interestFor(since(1_000_00), thousandth, '2026-05-01', '2026-04-30')).toBe(0);
  });
});

describe('a rate', () => {
  const rates = [flat('0.365', '2026-04-05'), flat('0.73', '2026-04-16'), flat('0.365', '2027-01-01')];

  it('counts from its day on, and nothing is earned before the first', () => {
    expect(interestFor(since(1_000_00), { ...terms, rates }, '2026-04-01', '2026-04-30')).toBe(
      11 * 100 + 15 * 200,
    );
  });

  it.each([
    ['2026-04-04', undefined],
    ['2026-04-05', '2026-04-05'],
    ['2026-12-31', '2026-04-16'],
  ])('on %s is the one of %s', (day, from) => {
    expect(rateOn(rates, day)?.effectiveFrom).toBe(from);
  });

  it.each(['4.25 %', '', '.04', '-0.01', '0.0000000001'])('%j is none', (annualRate) => {
    const odd = { ...terms, rates: [flat(annualRate)] };
    expect(() => interestFor(since(100), odd, '2026-04-01', '2026-04-01')).toThrow(RangeError);
  });
});

describe('tiers', () => {
  const tier = (fromCents: number, annualRate: string): RateTier => ({ fromCents, annualRate });
  const three = [tier(0, '0.0365'), tier(10_000_00, '0.073'), tier(50_000_00, '0.1095')];
  const earned = (kind: 'marginal' | 'whole', cents: number, tiers: readonly RateTier[] = three) =>
    interestFor(
      since(cents),
      { ...terms, tiers: kind, rates: [{ effectiveFrom: '2000-01-01', tiers }] },
      '2026-04-01',
      '2026-04-01',
    );

  it.each([
    [9_999_00, 100, 100],
    [10_000_00, 100, 200],
    [20_000_00, 100 + 200, 400],
    [50_000_00, 100 + 800, 1_500],
    [60_000_00, 100 + 800 + 300, 1_800],
  ])('of %i cents', (cents, marginal, whole) => {
    expect([earned('marginal', cents), earned('whole', cents)]).toEqual([marginal, whole]);
  });

  it('that begin above zero leave what is below without interest', () => {
    const high = [tier(10_000_00, '0.0365')];
    expect([earned('marginal', 20_000_00, high), earned('whole', 20_000_00, high)]).toEqual([100, 200]);
    expect([earned('marginal', 9_999_99, high), earned('whole', 9_999_99, high)]).toEqual([0, 0]);
  });
});

describe('a correction', () => {
  const [first, last] = ['2026-01-01', '2026-01-31'];

  it.each([
    ['a late deposit', { effectiveDate: '2026-01-22', cents: 1_000_00 }, 10 * 100],
    ['a late withdrawal', { effectiveDate: '2026-01-22', cents: -400_00 }, -10 * 40],
    ['an entry that counts later', { effectiveDate: '2026-02-01', cents: 1_000_00 }, 0],
  ])('of %s is the difference to what was posted', (_, late, cents) => {
    const movements = [...since(1_000_00), late];
    expect(interestFor(movements, thousandth, first, last) - 31 * 100).toBe(cents);
  });

  it('leaves posted interest in the balance that earns', () => {
    const january = { effectiveDate: '2026-01-31', cents: 31_00 };
    const late = { effectiveDate: '2026-02-10', cents: 1_000_00 };
    const movements = [...since(1_000_00), january, late];
    expect(interestFor(movements, thousandth, '2026-02-01', '2026-02-28') - 28_87).toBe(19 * 100);
  });
});

describe('a projection', () => {
  it.each([
    ['$40,000 for half a year', 40_000_00, 6, '0.0425', 847_67],
    ['a whole year', 10_000_00, 12, '0.0425', 425_00],
    ['nothing', 0, 6, '0.0425', 0],
  ])('of %s', (_, cents, months, rate, earned) => {
    const at = { terms: { ...terms, rates: [flat(rate)] }, day: '2026-04-12' };
    expect(projectedInterest(cents, months, at)).toBe(earned);
  });

  it('stays at the rate of its day', () => {
    const rates = [flat('0.0425'), flat('0.1', '2026-05-01')];
    const at = { terms: { ...terms, rates }, day: '2026-04-12' };
    expect(projectedInterest(40_000_00, 6, at)).toBe(847_67);
    expect(projectedInterest(40_000_00, 6, { ...at, day: '1999-04-12' })).toBe(0);
  });
});
