import { describe, expect, it } from 'vitest';
import {
  documentsSince,
  isDueSoon,
  isFeedLate,
  isPrepayLow,
  isUnusual,
  movementsSince,
  pastDueStage,
  statementsSince,
} from './noticeSchedule';

describe('an invoice', () => {
  it.each([
    ['2026-04-12', false],
    ['2026-04-13', true],
    ['2026-04-20', true],
    ['2026-04-21', false],
  ])('that is due on %s is due soon on April 13: %s', (dueDate, isSoon) => {
    expect(isDueSoon(dueDate, '2026-04-13', 7)).toBe(isSoon);
  });

  it.each([
    ['on its day', '2026-04-13', '2026-04-12', undefined],
    ['a day late', '2026-04-12', '2026-04-12', 1],
    ['two days late', '2026-04-11', '2026-04-12', undefined],
    ['two days late after a missed night', '2026-04-11', '2026-04-11', 1],
    ['14 days late', '2026-03-30', '2026-04-12', undefined],
    ['15 days late', '2026-03-29', '2026-04-12', 15],
    ['16 days late', '2026-03-28', '2026-04-12', undefined],
    ['29 days late', '2026-03-15', '2026-04-12', undefined],
    ['30 days late', '2026-03-14', '2026-04-12', 30],
    ['31 days late', '2026-03-13', '2026-04-12', undefined],
    ['36 days late after a month without nights', '2026-03-08', '2026-03-13', 30],
    ['37 days late after a month without nights', '2026-03-07', '2026-03-13', undefined],
    ['told today already', '2026-04-12', '2026-04-13', undefined],
  ])('%s (due %s) is told on April 13 after %s: %s', (_, dueDate, toldThrough, stage) => {
    expect(pastDueStage(dueDate, { toldThrough, today: '2026-04-13' }, [1, 15, 30])).toBe(stage);
  });
});

it.each([
  [0, 100_00, false],
  [1, 100_00, true],
  [9_99, 100_00, true],
  [10_00, 100_00, false],
])('of a contract, %i of %i cents left is low: %s', (left, booked, isLow) => {
  expect(isPrepayLow(left, booked, 10)).toBe(isLow);
});

it('says how far ahead and back it looks', () => {
  expect(statementsSince('2026-04-13')).toBe('2026-02-27');
  expect(movementsSince('2026-04-13')).toBe('2026-03-30');
  expect(documentsSince('2026-04-13')).toBe('2026-02-27');
});

it.each([
  ['2026-04-10', false],
  ['2026-04-09', true],
])('figures as of %s are late on April 13: %s', (asOf, isLate) => {
  expect(isFeedLate(asOf, '2026-04-13')).toBe(isLate);
});

it.each([
  ['few', { people: 200, notices: 1_000 }, [], false],
  ['many people', { people: 201, notices: 201 }, [], true],
  ['many notices', { people: 1, notices: 1_001 }, [], true],
  ['three times as many', { people: 300, notices: 1_500 }, [{ people: 100, notices: 500 }], false],
  ['more people than that', { people: 301, notices: 301 }, [{ people: 100, notices: 500 }], true],
  ['more notices than that', { people: 1, notices: 1_501 }, [{ people: 100, notices: 500 }], true],
])('a run that reaches %s, %j after %j, waits: %s', (_, run, before, expected) => {
  expect(isUnusual(run, before)).toBe(expected);
});
