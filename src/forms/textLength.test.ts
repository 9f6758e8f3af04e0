import { describe, expect, it } from 'vitest';
import { leftAloud, leftWords } from './textLength';

describe('what a text may still hold', () => {
  it.each([
    [500, '500 characters left', ''],
    [51, '51 characters left', ''],
    [50, '50 characters left', '50 characters left'],
    [49, '49 characters left', '50 characters left'],
    [26, '26 characters left', '50 characters left'],
    [25, '25 characters left', '25 characters left'],
    [10, '10 characters left', '10 characters left'],
    [1, '1 character left', '10 characters left'],
    [0, '0 characters left', '0 characters left'],
    [-1, '1 character too many', 'Too many characters'],
    [-40, '40 characters too many', 'Too many characters'],
  ])('%i: is written %j and said %j', (left, written, said) => {
    expect(leftWords(left)).toBe(written);
    expect(leftAloud(left)).toBe(said);
  });
});
