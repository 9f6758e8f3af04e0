import { describe, expect, it } from 'vitest';
import { type BranchCalendar, hoursOn } from './branchHours';

const allYear = { seasonFrom: null, seasonTo: null };

const branch: BranchCalendar = {
  hours: [
    { weekday: 1, open: '07:30', close: '17:00', ...allYear },
    { weekday: 1, open: '06:00', close: '20:00', seasonFrom: '07-15', seasonTo: '09-15' },
    { weekday: 2, open: '13:00', close: '17:00', ...allYear },
    { weekday: 2, open: '08:00', close: '12:00', ...allYear },
    { weekday: 6, open: '08:00', close: '12:00', seasonFrom: '11-15', seasonTo: '02-28' },
    { weekday: 5, open: '17:00', close: '09:00', ...allYear },
    { weekday: 4, open: '08:00', close: '12:00', seasonFrom: '12-24', seasonTo: '12-24' },
  ],
  closures: [
    { date: '2026-04-20', reason: 'Inventory', open: null, close: null },
    { date: '2026-04-26', reason: 'Field day', open: '10:00', close: '14:00' },
  ],
};

describe('hoursOn', () => {
  it.each([
    ['a weekday', '2026-04-13', ['07:30-17:00'], undefined],
    ['two spans in order', '2026-04-14', ['08:00-12:00', '13:00-17:00'], undefined],
    ['a weekday without hours', '2026-04-15', [], undefined],
    ['hours that end before they begin', '2026-04-17', [], undefined],
    ['a season in place of the year’s hours', '2026-08-03', ['06:00-20:00'], undefined],
    ['the first day of a season', '2030-07-15', ['06:00-20:00'], undefined],
    ['the last day of a season', '2031-09-15', ['06:00-20:00'], undefined],
    ['the day after a season', '2025-09-22', ['07:30-17:00'], undefined],
    ['a season over New Year, before it', '2026-11-21', ['08:00-12:00'], undefined],
    ['a season over New Year, after it', '2027-01-02', ['08:00-12:00'], undefined],
    ['a weekday that is open in its season only', '2026-04-18', [], undefined],
    ['a closed day', '2026-04-20', [], 'Inventory'],
    ['a day with hours of its own', '2026-04-26', ['10:00-14:00'], 'Field day'],
    ['the very day before a season', '2025-07-14', ['07:30-17:00'], undefined],
    ['the very day after a season', '2024-09-16', ['07:30-17:00'], undefined],
    ['the first day of a season over New Year', '2025-11-15', ['08:00-12:00'], undefined],
    ['the day before it', '2026-11-14', [], undefined],
    ['the last day of a season over New Year', '2026-02-28', ['08:00-12:00'], undefined],
    ['the day after it', '2025-03-01', [], undefined],
    ['a season of one day', '2026-12-24', ['08:00-12:00'], undefined],
    ['no other day of it', '2026-12-17', [], undefined],
  ])('%s', (_, day, spans, reason) => {
    const told = hoursOn(branch, day);
    expect(told.spans.map(({ open, close }) => `${open}-${close}`)).toEqual(spans);
    expect(told.reason).toBe(reason);
  });
});
