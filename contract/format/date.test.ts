import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInZone,
  daysBetween,
  formatComing,
  formatDate,
  formatInstant,
  formatMonth,
  formatWeekday,
  isCalendarDate,
} from './date';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

describe('isCalendarDate', () => {
  it.each(['2026-04-13', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '26-04-13',
    '2026-4-13',
    '04/13/2026',
    '2026-04-13T00:00:00Z',
    ' 2026-04-13',
    '2026-04-13\n',
    '',
    20260413,
    null,
    undefined,
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'calendar dates on a machine in %s',
  (zone) => {
    it.each([
      ['2026-04-13', 'Apr 13, 2026', 'Apr 2026'],
      ['2026-01-01', 'Jan 1, 2026', 'Jan 2026'],
      ['2025-12-31', 'Dec 31, 2025', 'Dec 2025'],
      ['2026-03-08', 'Mar 8, 2026', 'Mar 2026'],
    ])('%s reads %s and %s', (date, day, month) => {
      process.env.TZ = zone;

      expect(formatDate(date)).toBe(day);
      expect(formatMonth(date)).toBe(month);
    });

    it.each([
      ['2026-04-13', 'Mon, Apr 13, 2026'],
      ['2026-11-01', 'Sun, Nov 1, 2026'],
      ['2027-01-02', 'Sat, Jan 2, 2027'],
    ])('%s reads %s', (date, words) => {
      process.env.TZ = zone;

      expect(formatWeekday(date)).toBe(words);
    });

    it.each([
      ['2026-11-18', 'Nov 18'],
      ['2026-11-19', 'today'],
      ['2026-11-20', 'tomorrow'],
      ['2026-11-21', 'Saturday'],
      ['2026-11-25', 'Wednesday'],
      ['2026-11-26', 'Nov 26'],
    ])('%s is to come on %s, seen from a Thursday', (date, words) => {
      process.env.TZ = zone;

      expect(formatComing(date, '2026-11-19')).toBe(words);
    });

    it.each([
      ['2026-03-07', 1, '2026-03-08'],
      ['2026-03-08', 1, '2026-03-09'],
      ['2026-10-31', 2, '2026-11-02'],
      ['2025-12-31', 1, '2026-01-01'],
      ['2024-02-28', 1, '2024-02-29'],
      ['2026-03-01', -1, '2026-02-28'],
      ['2026-04-13', 0, '2026-04-13'],
    ])('%s and %i days is %s', (date, days, later) => {
      process.env.TZ = zone;

      expect(addDays(date, days)).toBe(later);
      expect(daysBetween(date, later)).toBe(days);
    });

    it.each([
      ['2026-01-31', 1, '2026-02-28'],
      ['2024-01-31', 1, '2024-02-29'],
      ['2026-04-12', -12, '2025-04-12'],
      ['2024-02-29', 12, '2025-02-28'],
      ['2026-12-15', 1, '2027-01-15'],
      ['2026-01-15', -1, '2025-12-15'],
      ['2026-05-31', -3, '2026-02-28'],
    ])('%s and %i months is %s', (date, count, later) => {
      process.env.TZ = zone;

      expect(addMonths(date, count)).toBe(later);
    });
  },
);

describe('instants', () => {
  it.each([
    ['2026-04-14T06:59:59Z', 'America/Los_Angeles', '2026-04-13'],
    ['2026-04-14T07:00:00Z', 'America/Los_Angeles', '2026-04-14'],
    ['2026-04-14T06:30:00Z', 'America/Boise', '2026-04-14'],
    ['2026-01-01T07:59:59Z', 'America/Los_Angeles', '2025-12-31'],
    ['2026-03-08T10:00:00Z', 'America/Los_Angeles', '2026-03-08'],
  ])('%s in %s is on %s', (instant, zone, date) => {
    expect(dateInZone(new Date(instant), zone)).toBe(date);
  });

  it.each([
    ['2026-04-13T09:10:00Z', 'America/Los_Angeles', 'Apr 13, 2026, 2:10 AM PDT'],
    ['2026-12-13T09:10:00Z', 'America/Boise', 'Dec 13, 2026, 2:10 AM MST'],
  ])('%s in %s reads %s', (instant, zone, text) => {
    expect(formatInstant(instant, zone)).toBe(text);
  });

  it.each(['2026-02-30', '', '2026-04-13T00:00:00Z'])('%j is no day to reckon with', (date) => {
    expect(() => formatDate(date)).toThrow('Not a calendar date');
    expect(() => addDays(date, 1)).toThrow('Not a calendar date');
  });
});
