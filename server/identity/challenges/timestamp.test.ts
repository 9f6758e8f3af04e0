import { expect, it } from 'vitest';
import { isTimestamp } from './srpExchange';

it.each([
  ['Fri Nov 6 03:04:05 UTC 2026', true],
  ['Thu Feb 29 23:59:59 UTC 2024', true],
  ['Fri Nov 06 03:04:05 UTC 2026', false],
  ['Thu Nov 6 03:04:05 UTC 2026', false],
  ['Sun Feb 29 00:00:00 UTC 2026', false],
  ['Fri Nov 6 24:04:05 UTC 2026', false],
  ['Fri Nov 6 03:04:05 GMT 2026', false],
  ['fri nov 6 03:04:05 UTC 2026', false],
  ['2026-11-06T03:04:05Z', false],
  ['', false],
])('takes %j for a timestamp of the protocol: %s', (text, is) => {
  expect(isTimestamp(text)).toBe(is);
});
