import { afterEach, describe, expect, it } from 'vitest';
import { dayProblem, type DayRule } from './day';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const thanksgiving = '2026-11-26';
const rule: DayRule = {
  min: '2026-11-21',
  max: '2027-01-20',
  isOpen: (date) => date !== thanksgiving,
  closed: (date) => `Banks are closed on ${date}. Choose another day`,
};

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day in %s', (zone) => {
  it.each([
    ['2026-11-20', 'Choose Nov 21, 2026 or a later day'],
    ['2026-11-21', undefined],
    ['2026-11-25', undefined],
    [thanksgiving, 'Banks are closed on Nov 26, 2026. Choose another day'],
    ['2027-01-20', undefined],
    ['2027-01-21', 'Choose Jan 20, 2027 or an earlier day'],
    ['0202-11-21', 'Choose Nov 21, 2026 or a later day'],
    ['2027-02-29', 'Enter a date with month, day and year'],
    ['11/21/2026', 'Enter a date with month, day and year'],
    ['', 'Enter a date with month, day and year'],
  ])('%j: %s', (value, message) => {
    process.env.TZ = zone;

    expect(dayProblem(value, rule)).toBe(message);
  });
});

describe('a day', () => {
  it('has words of its own for a closed day', () => {
    expect(dayProblem('2026-11-22', { isOpen: () => false })).toBe(
      'We’re closed on Nov 22, 2026. Choose another day',
    );
  });

  it('may be any that exists where no rule is given', () => {
    expect(dayProblem('2024-02-29', {})).toBeUndefined();
    expect(dayProblem('2026-02-29', {})).toBe('Enter a date with month, day and year');
  });
});
