import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns';
import { drawDeposits, inOrder, isSamePair, silenceDecidesOn, triesLeft } from './accountValidation';

it.each([
  [
    [0, 0],
    [1, 2],
  ],
  [
    [0, 97],
    [1, 99],
  ],
  [
    [98, 0],
    [99, 1],
  ],
  [
    [98, 97],
    [99, 98],
  ],
  [
    [49, 48],
    [50, 49],
  ],
  [
    [49, 49],
    [50, 51],
  ],
] as const)('draws of %j the deposits %j', (drawn, deposits) => {
  const left = [...drawn];
  expect(drawDeposits(() => left.shift()!)).toEqual(deposits);
});

it('draws two deposits of 1 to 99 cents that differ, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.nat(98), fc.nat(97), (one, other) => {
      const left = [one, other];
      const limits: number[] = [];
      const [first, second] = drawDeposits((limit) => {
        limits.push(limit);
        return left.shift()!;
      });
      expect(limits).toEqual([99, 98]);
      expect(first).not.toBe(second);
      expect(Math.min(first, second)).toBeGreaterThanOrEqual(1);
      expect(Math.max(first, second)).toBeLessThanOrEqual(99);
    }),
    { numRuns: propertyRuns(300) },
  );
});

it.each([
  [[12, 47], [12, 47], true],
  [[12, 47], [47, 12], true],
  [[12, 47], [12, 48], false],
  [[12, 47], [47, 47], false],
  [[1, 12], [11, 2], false],
] as const)('%j and %j are the same: %s', (one, other, same) => {
  expect(isSamePair(one, other)).toBe(same);
  expect(inOrder(one)[0]).toBeLessThanOrEqual(inOrder(one)[1]);
});

it.each([
  // Over a weekend.
  ['prenote', '2026-04-13', '2026-04-14', '2026-04-17'],
  ['prenote', '2026-04-14', '2026-04-15', '2026-04-20'],
  // Over Memorial Day.
  ['prenote', '2026-05-20', '2026-05-21', '2026-05-27'],
  ['microEntries', '2026-04-13', '2026-04-14', '2026-04-28'],
  ['microEntries', '2026-05-20', '2026-05-21', '2026-06-05'],
  // Sent on a Saturday: ten banking days from Monday on.
  ['microEntries', '2026-04-11', '2026-04-14', '2026-04-28'],
] as const)('%s sent on %s for %s are decided on %s', (kind, sentOn, arrivesOn, day) => {
  expect(silenceDecidesOn(kind, { sentOn, arrivesOn })).toBe(day);
});

it.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [4, 0],
])('after %i tries %i are left', (tried, left) => {
  expect(triesLeft(tried)).toBe(left);
});
