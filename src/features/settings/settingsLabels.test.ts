import { describe, expect, it } from 'vitest';
import { branchWords, closureWords, holidaysWords, holidayWords, hoursWords } from './settingsLabels';

const on = (weekday: number, open = '07:30', close = '17:00') => ({
  weekday,
  open,
  close,
  seasonFrom: null as string | null,
  seasonTo: null as string | null,
});
const inAugust = (weekday: number) => ({
  ...on(weekday, '06:00', '20:00'),
  seasonFrom: '08-01',
  seasonTo: '08-31',
});
const closed = { date: '2026-11-26', reason: 'Thanksgiving Day', open: null, close: null };
/** As a form that is still typed gives it, whatever the type says. */
const missing = null as unknown as string;

describe('a branch in a line', () => {
  it.each([
    ['Monday to Friday 7:30 AM to 5:00 PM', [1, 2, 3, 4, 5].map((day) => on(day)), []],
    [
      'Monday and Tuesday 7:30 AM to 5:00 PM, Saturday 8:00 AM to 12:00 PM',
      [on(6, '08:00', '12:00'), on(2), on(1)],
      [],
    ],
    ['Monday 7:30 AM to 5:00 PM · 1\u00A0season', [on(1), inAugust(1), inAugust(2)], []],
    ['No hours · 1\u00A0exception', [], [closed]],
    ['No hours · 2\u00A0exceptions', [], [closed, { ...closed, date: '' }]],
    ['Tuesday 7:30 AM to 5:00 PM', [on(1, missing), on(2)], []],
  ])('%s', (words, hours, closures) => {
    expect(branchWords({ hours, closures })).toBe(words);
  });
});

describe('the holidays in a line', () => {
  const day = { date: '2026-11-27', name: 'Deer season' };

  it.each([
    ['All 2 bank holidays', { labor: true, columbus: true }, []],
    ['1 of 2 bank holidays · 1 more day off', { labor: true, columbus: false }, [day]],
    ['0 of 2 bank holidays · 2 more days off', { labor: false, columbus: false }, [day, day]],
  ])('%s', (words, kept, added) => {
    expect(holidaysWords({ kept, added })).toBe(words);
  });

  it.each([
    ['Nov 27, 2026 Deer season', day],
    ['Nov 27, 2026', { ...day, name: missing }],
    ['Day missing', { date: missing, name: missing }],
  ])('each: %s', (words, row) => {
    expect(holidayWords(row)).toBe(words);
  });
});

describe('a row in a line', () => {
  it.each([
    ['Saturday 7:30 AM to 5:00 PM', on(6)],
    ['Monday 6:00 AM to 8:00 PM from 08-01 to 08-31', inAugust(1)],
    ['Monday missing to 5:00 PM', on(1, missing)],
    ['Monday 6:00 AM to 8:00 PM from 08-01 to missing', { ...inAugust(1), seasonTo: null }],
  ])('of hours: %s', (words, row) => {
    expect(hoursWords(row)).toBe(words);
  });

  it.each([
    ['Nov 26, 2026 Thanksgiving Day', closed],
    ['Nov 26, 2026 open 8:00 AM to 12:00 PM', { ...closed, reason: '', open: '08:00', close: '12:00' }],
    ['Day missing', { ...closed, date: missing, reason: '' }],
  ])('of a day: %s', (words, row) => {
    expect(closureWords(row)).toBe(words);
  });
});
