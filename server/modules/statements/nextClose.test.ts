import { expect, it } from 'vitest';
import { nextClose } from './repository';

it.each([
  ['2026-03-25', '2026-04-12', '2026-04-25'],
  ['2026-03-25', '2026-04-25', '2026-05-25'],
  ['2026-01-31', '2026-02-10', '2026-02-28'],
  ['2026-02-28', '2026-03-01', '2026-03-31'],
  ['2026-01-30', '2026-02-10', '2026-02-28'],
  ['2024-11-25', '2026-04-12', '2026-04-25'],
])('after a close on %s, seen on %s, the next one is on %s', (last, asOf, next) => {
  expect(nextClose(last, asOf)).toBe(next);
});
