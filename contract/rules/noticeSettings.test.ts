import { expect, it } from 'vitest';
import { type NoticeSchedule, scheduleProblems, startingSchedule } from './noticeSettings';

const today = '2026-04-13';
const wrong = (over: Partial<NoticeSchedule>, from = '2026-04-14') =>
  Object.keys(scheduleProblems({ ...startingSchedule, ...over }, from, today));

it.each([
  ['what holds in the beginning', {}, []],
  ['0 days before it is due', { dueSoonDays: 0 }, ['dueSoonDays']],
  ['1 day before it is due', { dueSoonDays: 1 }, []],
  ['30 days before it is due', { dueSoonDays: 30 }, []],
  ['31 days before it is due', { dueSoonDays: 31 }, ['dueSoonDays']],
  ['half a day before it is due', { dueSoonDays: 1.5 }, ['dueSoonDays']],
  ['0 days before a discount ends', { discountDays: 0 }, ['discountDays']],
  ['1 day before a discount ends', { discountDays: 1 }, []],
  ['30 days before a discount ends', { discountDays: 30 }, []],
  ['31 days before a discount ends', { discountDays: 31 }, ['discountDays']],
  ['0 percent of prepay', { prepayPercent: 0 }, ['prepayPercent']],
  ['1 percent of prepay', { prepayPercent: 1 }, []],
  ['50 percent of prepay', { prepayPercent: 50 }, []],
  ['51 percent of prepay', { prepayPercent: 51 }, ['prepayPercent']],
  ['0 days before prices end', { priceLockDays: 0 }, ['priceLockDays']],
  ['1 day before prices end', { priceLockDays: 1 }, []],
  ['60 days before prices end', { priceLockDays: 60 }, []],
  ['61 days before prices end', { priceLockDays: 61 }, ['priceLockDays']],
  ['no day past due', { pastDueDays: [] }, ['pastDueDays']],
  ['one day past due', { pastDueDays: [1] }, []],
  ['five days past due', { pastDueDays: [1, 2, 3, 4, 5] }, []],
  ['six days past due', { pastDueDays: [1, 2, 3, 4, 5, 6] }, ['pastDueDays']],
  ['day 0 past due', { pastDueDays: [0] }, ['pastDueDays']],
  ['day 180 past due', { pastDueDays: [180] }, []],
  ['day 181 past due', { pastDueDays: [181] }, ['pastDueDays']],
  ['a day twice', { pastDueDays: [5, 5] }, ['pastDueDays']],
  ['days that go back', { pastDueDays: [15, 1] }, ['pastDueDays']],
])('a schedule with %s: wrong is %j', (_, over, fields) => {
  expect(wrong(over)).toEqual(fields);
});

it.each([
  ['yesterday', '2026-04-12', false],
  ['today', '2026-04-13', false],
  ['tomorrow', '2026-04-14', true],
  ['in 366 days', '2027-04-14', true],
  ['in 367 days', '2027-04-15', false],
  ['no day', '', false],
])('a schedule from %s (%s) on can be kept: %s', (_, from, isKept) => {
  expect(wrong({}, from)).toEqual(isKept ? [] : ['from']);
});
