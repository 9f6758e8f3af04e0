import { describe, expect, it } from 'vitest';
import { type BranchCalendar, hoursOn, withHolidays } from './branchHours';

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
    { date: '2026-10-12', reason: 'Harvest', open: '08:00', close: '12:00' },
    { date: '2026-05-25', reason: 'Inventory', open: null, close: null },
  ],
  holidays: { added: [{ date: '2026-11-30', name: 'Founders’ Day' }], removed: ['presidents'] },
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
    ['a holiday of the banks', '2026-09-07', [], 'Labor Day'],
    ['the day before a holiday', '2026-12-22', ['08:00-12:00', '13:00-17:00'], undefined],
    ['a holiday on which the company works', '2026-02-16', ['07:30-17:00'], undefined],
    ['a holiday of the company’s own', '2026-11-30', [], 'Founders’ Day'],
    ['a holiday on a Saturday of the season', '2028-01-01', [], 'New Year’s Day'],
    ['the Friday before it', '2027-12-31', [], undefined],
    ['the Monday after a holiday on a Sunday', '2027-07-05', [], 'Independence Day'],
    ['a holiday on which the branch opens', '2026-10-12', ['08:00-12:00'], 'Harvest'],
    ['a holiday that the branch calls something else', '2026-05-25', [], 'Inventory'],
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

it('every branch of the settings has the company’s holidays', () => {
  const holidays = { added: [], removed: [] };
  const branches = ['PUL', 'BOI'].map((code) => Object.assign({}, settingsBranch, { code }));
  expect(withHolidays({ holidays, branches })).toEqual(
    branches.map((one) => Object.assign({ holidays }, one)),
  );
});

const settingsBranch = {
  hours: [],
  closures: [],
  afterHoursPhone: null,
  pickup: true,
  pickupLeadHours: 4,
  pickupMaxCents: null,
  pickupSlotMinutes: 30,
};
