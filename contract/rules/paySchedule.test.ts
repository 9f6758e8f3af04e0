import { describe, expect, it } from 'vitest';
import { earliestPayDate, lastReturnDay, paySchedule } from './paySchedule';

const hours = { cutoff: '14:00', leadBankingDays: 1, booksZone: 'America/Los_Angeles' };

describe('the earliest day of payment', () => {
  it.each([
    ['Thanksgiving morning', '2027-11-25T18:00:00Z', '2027-11-29'],
    ['exactly at the cut-off', '2026-04-13T21:00:00.000Z', '2026-04-14'],
    ['a millisecond after the cut-off', '2026-04-13T21:00:00.001Z', '2026-04-15'],
    ['a second after the cut-off', '2026-04-13T21:00:01Z', '2026-04-15'],
    ['a minute after the cut-off', '2026-04-13T21:01:00Z', '2026-04-15'],
    ['late on a Friday', '2026-04-17T23:00:00Z', '2026-04-21'],
    ['a Saturday', '2026-04-18T15:00:00Z', '2026-04-21'],
    ['tomorrow in UTC, still today in the books', '2026-04-14T03:00:00Z', '2026-04-15'],
    ['before the cut-off on the day the clocks went back', '2026-11-02T21:59:00Z', '2026-11-03'],
  ])('%s', (_, now, day) => {
    expect(earliestPayDate(new Date(now), hours)).toBe(day);
  });
});

describe('the schedule of a day of payment', () => {
  it.each([
    ['2026-04-21', '2026-04-21', '2026-04-20T21:00:00.000Z'],
    ['2026-04-18', '2026-04-20', '2026-04-17T21:00:00.000Z'],
    // Standard time again since the Sunday before.
    ['2026-11-03', '2026-11-03', '2026-11-02T22:00:00.000Z'],
    ['2026-11-26', '2026-11-27', '2026-11-25T22:00:00.000Z'],
  ])('%s debits on %s and can be cancelled until %s', (requested, effectiveDate, cancelUntil) => {
    expect(paySchedule(requested, hours)).toEqual({ effectiveDate, cancelUntil });
  });
});

it.each([
  ['2026-04-21', '2026-04-23'],
  ['2026-04-23', '2026-04-27'],
  // Thanksgiving is no banking day.
  ['2026-11-25', '2026-11-30'],
])('a debit of %s is returned on %s at the latest', (effectiveDate, last) => {
  expect(lastReturnDay(effectiveDate)).toBe(last);
});
