import { describe, expect, it } from 'vitest';
import { bookedUpTo, comparedSince, isLaterDay, reversedUpTo, settledUpTo } from './reconciliation';

describe('the days by which the ERP would have', () => {
  it.each([
    // Three banking days after Tuesday is Friday.
    ['2026-04-17', '2026-04-14'],
    ['2026-04-16', '2026-04-13'],
    // A weekend is no banking day.
    ['2026-04-20', '2026-04-15'],
    // Memorial Day neither.
    ['2026-05-28', '2026-05-22'],
    ['2026-05-29', '2026-05-26'],
  ])('booked, told through %s: those up to %s', (asOf, day) => {
    expect(bookedUpTo(asOf)).toBe(day);
  });

  it.each([
    ['2026-04-17', '2026-04-15'],
    ['2026-04-20', '2026-04-16'],
    ['2026-05-27', '2026-05-22'],
  ])('reversed, told through %s: those up to %s', (asOf, day) => {
    expect(reversedUpTo(asOf)).toBe(day);
  });
});

it('a file settles within two banking days of its day', () => {
  expect(settledUpTo('2026-04-16')).toBe('2026-04-14');
  expect(settledUpTo('2026-04-20')).toBe('2026-04-16');
});

describe('the first day that is compared', () => {
  it.each([
    ['nothing was closed', { closed: null, asked: null }, '2026-01-05'],
    ['all but a day is closed', { closed: '2026-04-16', asked: null }, '2026-02-16'],
    ['less is closed than 60 days', { closed: '2026-02-14', asked: null }, '2026-02-15'],
    ['exactly 60 days are closed', { closed: '2026-02-15', asked: null }, '2026-02-16'],
    ['somebody was asked before', { closed: '2026-04-16', asked: '2026-01-20' }, '2026-01-20'],
    ['somebody was asked since', { closed: '2026-04-16', asked: '2026-03-20' }, '2026-02-16'],
  ])('where %s', (_, days, first) => {
    expect(comparedSince({ asOf: '2026-04-17', sent: '2026-01-05', ...days })).toBe(first);
  });

  it('is never before something was sent', () => {
    const days = { asOf: '2026-04-17', sent: '2026-04-10', closed: '2026-04-16', asked: null };
    expect(comparedSince(days)).toBe('2026-04-10');
  });
});

it.each([
  ['2026-04-17', false],
  ['2026-04-18', true],
  ['2026-05-17', true],
  ['2026-05-18', false],
  [null, false],
])('on April 17 a difference is put off to %s: %s', (day, isSo) => {
  expect(isLaterDay(day, '2026-04-17')).toBe(isSo);
});
