import { describe, expect, it } from 'vitest';
import { canPromise, promiseOutcome, promiseProblems } from './promise';

const limits = { today: '2026-11-04', pastDueCents: 50_000 };

describe('promiseProblems', () => {
  it.each([
    ['2026-11-03', 50_000, ['day']],
    ['2026-11-04', 50_000, []],
    ['2026-12-04', 50_000, []],
    ['2026-12-05', 50_000, ['day']],
    ['2026-11-31', 50_000, ['day']],
    ['2026-11-20', 99, ['amountCents']],
    ['2026-11-20', 100, []],
    ['2026-11-20', 50_001, ['amountCents']],
    ['2026-11-03', 50_001, ['day', 'amountCents']],
  ])('of %s and %i cents', (day, amountCents, wrong) => {
    expect(Object.keys(promiseProblems({ day, amountCents }, limits))).toEqual(wrong);
  });

  it('says what is past due', () => {
    expect(promiseProblems({ day: '2026-11-20', amountCents: 50_001 }, limits).amountCents).toContain(
      '$500.00',
    );
  });
});

it.each([
  [99, false],
  [100, true],
])('of %i cents past due something can be promised: %s', (cents, can) => {
  expect(canPromise(cents)).toBe(can);
});

describe('promiseOutcome', () => {
  const before = { today: '2026-12-04', asOf: '2026-12-03' };
  const after = { today: '2026-12-05', asOf: '2026-12-04' };

  it.each([
    ['nothing yet, on its day', 0, 0, before, 'open'],
    ['all but a cent posted, on its day', 49_999, 0, before, 'open'],
    ['all posted before its day', 50_000, 0, { today: '2026-11-20', asOf: '2026-11-19' }, 'posted'],
    ['all on its way, on its day', 0, 50_000, before, 'open'],
    ['all on its way, after its day', 0, 50_000, after, 'onItsWay'],
    ['a part of each, after its day', 20_000, 30_000, after, 'onItsWay'],
    ['a cent too little, after its day', 20_000, 29_999, after, 'broken'],
    ['all posted, after its day', 50_000, 50_000, after, 'posted'],
    ['nothing, and books of the day before', 0, 0, { today: '2026-12-06', asOf: '2026-12-03' }, 'open'],
    [
      'nothing, and books that know the day while it runs',
      0,
      0,
      { today: '2026-12-04', asOf: '2026-12-04' },
      'open',
    ],
    ['nothing, and no books', 0, 0, { today: '2026-12-06', asOf: undefined }, 'open'],
  ])('of %s', (_, postedCents, onItsWayCents, days, outcome) => {
    const promise = { day: '2026-12-04', amountCents: 50_000, postedCents, onItsWayCents };
    expect(promiseOutcome(promise, days)).toBe(outcome);
  });
});
