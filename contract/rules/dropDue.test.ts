import { describe, expect, it } from 'vitest';
import { dropDue, isLate } from './dropDue';

const zone = 'America/Los_Angeles';
const due = (...loads: string[]) =>
  dropDue(
    loads.map((load) => new Date(load)),
    zone,
  )?.toISOString();

describe('the next drop', () => {
  it.each([
    ['nothing came yet', [], undefined],
    ['too few came to tell an hour', ['2026-04-13T09:00:00Z'], '2026-04-14T09:00:00.000Z'],
    [
      'it comes at two in the night',
      ['2026-04-13T09:00:00Z', '2026-04-12T09:05:00Z', '2026-04-11T08:58:00Z'],
      '2026-04-14T09:00:00.000Z',
    ],
    [
      'of an even number it is the later of the two in the middle',
      ['2026-04-13T09:00:00Z', '2026-04-12T10:00:00Z', '2026-04-11T08:00:00Z', '2026-04-10T11:00:00Z'],
      '2026-04-14T10:00:00.000Z',
    ],
    [
      'one was loaded by hand in the afternoon: the night after is due',
      ['2026-04-13T21:00:00Z', '2026-04-13T09:00:00Z', '2026-04-12T09:00:00Z'],
      '2026-04-14T09:00:00.000Z',
    ],
    [
      'the clocks went forward meanwhile',
      ['2026-03-07T10:00:00Z', '2026-03-06T10:00:00Z', '2026-03-05T10:00:00Z'],
      '2026-03-08T10:00:00.000Z',
    ],
    [
      'the day after the clocks went forward it is an hour earlier by UTC',
      ['2026-03-08T10:30:00Z', '2026-03-07T10:30:00Z', '2026-03-06T10:30:00Z'],
      '2026-03-09T09:30:00.000Z',
    ],
  ])('%s', (_, loads, expected) => {
    expect(due(...loads)).toBe(expected);
  });
});

it.each([
  ['2026-04-14T12:00:00Z', false],
  ['2026-04-14T12:00:01Z', true],
])('due at 09:00Z, at %s late: %s', (now, late) => {
  expect(isLate(new Date('2026-04-14T09:00:00Z'), new Date(now))).toBe(late);
  expect(isLate(undefined, new Date(now))).toBe(false);
});
