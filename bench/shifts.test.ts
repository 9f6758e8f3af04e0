import { describe, expect, it } from 'vitest';
import { shiftOf } from './shifts';

const moves = (...pairs: readonly (readonly [at: number, score: number])[]) =>
  pairs.map(([at, score]) => ({ at, score }));

describe('how much a page moved', () => {
  it.each([
    ['nothing moved', moves(), 0],
    ['moves of one second are one', moves([100, 0.1], [1_099, 0.2]), 0.3],
    ['a second of rest begins anew', moves([100, 0.1], [1_100, 0.2]), 0.2],
    ['the worst stretch counts, not the last', moves([0, 0.4], [3_000, 0.1]), 0.4],
    [
      'within five seconds',
      moves([0, 0.1], [900, 0.1], [1_800, 0.1], [2_700, 0.1], [3_600, 0.1], [4_500, 0.1], [4_999, 0.1]),
      0.7,
    ],
    [
      'and no longer',
      moves([0, 0.1], [900, 0.1], [1_800, 0.1], [2_700, 0.1], [3_600, 0.1], [4_500, 0.1], [5_000, 0.1]),
      0.6,
    ],
  ])('%s', (_, moved, expected) => {
    expect(shiftOf(moved)).toBeCloseTo(expected);
  });
});
