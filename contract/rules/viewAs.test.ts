import { expect, it } from 'vitest';
import { isViewOver, viewEnd } from './viewAs';

const end = viewEnd(new Date('2026-04-13T15:00:00.000Z'));

it.each([
  ['2026-04-13T15:29:59.000Z', false],
  ['2026-04-13T15:29:59.999Z', false],
  ['2026-04-13T15:30:00.000Z', true],
  ['2026-04-13T15:30:01.000Z', true],
])('a view that began at 15:00 is over at %s: %s', (now, over) => {
  expect(isViewOver(end, new Date(now))).toBe(over);
});
