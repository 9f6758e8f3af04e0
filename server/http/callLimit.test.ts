import { expect, it } from 'vitest';
import { createCallLimit } from './callLimit';

const at = (seconds: number) => new Date(Date.UTC(2026, 3, 13, 15) + seconds * 1000);

it.each([
  ['before the last that is allowed', 1, 0, false],
  ['after it', 2, 0, true],
  ['at the end of the hour', 2, 3_599, true],
  ['when the hour is over', 2, 3_600, false],
])('holds %s', (_, times, seconds, over) => {
  const limit = createCallLimit(2);
  for (let n = 0; n < times; n += 1) limit.count('a', at(0));

  expect(limit.isOver('a', at(seconds))).toBe(over);
  expect(limit.isOver('b', at(seconds))).toBe(false);
});

it('begins a new hour with the first of it', () => {
  const limit = createCallLimit(2);
  limit.count('a', at(0));
  limit.count('a', at(3_600));
  expect(limit.isOver('a', at(3_600))).toBe(false);
  limit.count('a', at(3_601));
  expect(limit.isOver('a', at(7_199))).toBe(true);
});

it.each([
  ['forgets those whose hour is over, and no others', 3_600, 3_599, true],
  ['forgets all where too many come within an hour', 1, 0, false],
])('%s', (_, seconds, last, isHeld) => {
  const limit = createCallLimit(1);
  for (let n = 1; n < 10_000; n += 1) limit.count(`${n}`, at(0));
  limit.count('a', at(last));
  limit.count('b', at(seconds));

  expect(limit.isOver('a', at(seconds))).toBe(isHeld);
  expect(limit.isOver('b', at(seconds))).toBe(true);
});
