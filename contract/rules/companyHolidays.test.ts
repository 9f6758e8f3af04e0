import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../format/date';
import { type CompanyHolidays, companyHolidayOn } from './companyHolidays';
import { federalHolidays } from './federalHolidays';

const golden = readFileSync(new URL('./testing/fed-closed-weekdays-2024-2040.txt', import.meta.url), 'utf8');
const asBanks: CompanyHolidays = { added: [], removed: [] };

/** The days of the golden file's years on which a company of these holidays is closed. */
function closedDays(holidays: CompanyHolidays): string[] {
  const closed = [];
  for (let day = '2024-01-01'; day <= '2040-12-31'; day = addDays(day, 1)) {
    if (companyHolidayOn(holidays, day) !== undefined) closed.push(day);
  }
  return closed;
}

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

describe('the holidays of a company that changed nothing', () => {
  it('are on weekdays those of the golden file', () => {
    expect(closedDays(asBanks).filter((day) => !isWeekend(day))).toEqual(
      golden.match(/[0-9]{4}-[0-9]{2}-[0-9]{2}/g),
    );
  });

  it('are on weekends the very days of the holidays that have a date', () => {
    const weekend = closedDays(asBanks).filter(isWeekend);
    const dates = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

    expect(weekend.every((day) => dates.has(day.slice(5)))).toBe(true);
    expect(weekend).toEqual(expect.arrayContaining(['2026-07-04', '2027-07-04', '2027-12-25', '2028-01-01']));
  });

  it.each([
    ['2026-11-25', undefined],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-11-27', undefined],
    ['2026-12-24', undefined],
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-01', 'New Year’s Day'],
    // A Saturday: that day, and neither the Friday nor the Monday.
    ['2026-07-03', undefined],
    ['2026-07-04', 'Independence Day'],
    ['2026-07-06', undefined],
    // A Sunday: that day and the Monday.
    ['2027-07-03', undefined],
    ['2027-07-04', 'Independence Day'],
    ['2027-07-05', 'Independence Day'],
    ['2027-07-06', undefined],
  ])('%s: %s', (day, name) => {
    expect(companyHolidayOn(asBanks, day)).toBe(name);
  });
});

describe('a company of its own mind', () => {
  const own: CompanyHolidays = {
    added: [
      { date: '2026-11-27', name: 'The day after Thanksgiving' },
      { date: '2026-12-25', name: 'Christmas' },
    ],
    removed: ['columbus', 'veterans', 'independence'],
  };

  it.each([
    ['2026-10-12', undefined],
    ['2027-10-11', undefined],
    ['2026-11-11', undefined],
    ['2026-07-04', undefined],
    ['2027-07-05', undefined],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-11-27', 'The day after Thanksgiving'],
    ['2027-11-26', undefined],
    ['2026-12-25', 'Christmas'],
  ])('%s: %s', (day, name) => {
    expect(companyHolidayOn(own, day)).toBe(name);
  });

  it('keeps none where it takes them all away', () => {
    expect(closedDays({ added: [], removed: federalHolidays.map(({ id }) => id) })).toEqual([]);
  });
});
