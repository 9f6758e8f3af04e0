import { describe, expect, it } from 'vitest';
import { cameAtOnce, codeIn, sentTo } from './code';

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['012345', '012345'],
    ['Your code is 123456.', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['', ''],
  ])('typed as %j is %j', (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });

  it.each([
    ['', '123456', true],
    ['12', '123456', true],
    ['12345', '123456', false],
    ['', '12345', false],
    ['123456', '123456', false],
  ])('from %j to %j came at once: %j', (before, after, atOnce) => {
    expect(cameAtOnce(before, after)).toBe(atOnce);
  });
});

it.each([
  ['email', 'j***@e***', 'j***@e***'],
  ['email', undefined, 'your email address'],
  ['sms', '+*******0134', 'your phone ending in 0134'],
  ['sms', '', 'your phone'],
] as const)('a code by %s to %j went to %s', (by, to, words) => {
  expect(sentTo(by, to)).toBe(words);
});
