import { describe, expect, it } from 'vitest';
import { onwardOf, rowSteps } from './rowKeys';

const rows = ['a', 'b', 'c'];
const asIs = (row: string) => row;

describe('the rows beside the one that is opened', () => {
  it.each([
    ['nothing is opened', rows, null, { next: 'a', previous: undefined }, 'a'],
    ['the first', rows, 'a', { next: 'b', previous: undefined }, 'b'],
    ['one in the middle', rows, 'b', { next: 'c', previous: 'a' }, 'c'],
    ['the last', rows, 'c', { next: undefined, previous: 'b' }, 'b'],
    ['the only one', ['a'], 'a', { next: undefined, previous: undefined }, null],
    ['one of another page', rows, 'z', { next: 'a', previous: undefined }, 'a'],
    ['none, on an empty page', [], null, { next: undefined, previous: undefined }, null],
  ])('%s', (_, of, opened, steps, onward) => {
    expect(rowSteps(of, asIs, opened)).toEqual(steps);
    expect(onwardOf(rowSteps(of, asIs, opened))).toBe(onward);
  });
});
