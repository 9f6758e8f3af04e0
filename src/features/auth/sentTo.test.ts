import { expect, it } from 'vitest';
import { sentTo } from './sentTo';

it.each([
  ['email', 'j***@e***', 'j***@e***'],
  ['email', undefined, 'your email address'],
  ['sms', '+*******0134', 'your phone ending in 0134'],
  ['sms', '', 'your phone'],
] as const)('a code by %s to %j went to %s', (by, to, words) => {
  expect(sentTo(by, to)).toBe(words);
});
