import { describe, expect, it } from 'vitest';
import { periodsOf } from './period';

const asOf = '2026-04-12';
const days = (from: string | null, to: string | null) => ({ cropYear: null, from, to });

describe('the period before', () => {
  it.each([
    ['a month that is over', '2026-03-01', '2026-03-31', days('2026-02-01', '2026-02-28')],
    ['a month that goes on', '2026-04-01', '2026-04-30', days('2026-03-01', '2026-03-12')],
    ['a year that is over', '2025-01-01', '2025-12-31', days('2024-01-01', '2024-12-31')],
    ['a year that goes on', '2026-01-01', '2026-12-31', days('2025-01-01', '2025-04-12')],
    ['a quarter', '2026-01-01', '2026-03-31', days('2025-10-01', '2025-12-31')],
    ['some days', '2026-03-10', '2026-03-19', days('2026-02-28', '2026-03-09')],
    ['one day', '2026-03-10', '2026-03-10', days('2026-03-09', '2026-03-09')],
    ['days up to the last one known', '2026-04-10', '', days('2026-04-07', '2026-04-09')],
    ['days to come', '2026-05-10', '2026-05-12', days('2026-05-07', '2026-05-09')],
    ['days the wrong way round', '2026-03-10', '2026-03-01', days('2026-03-09', '2026-03-09')],
  ])('of %s is as long', (_, from, to, prior) => {
    expect(periodsOf({ from, to }, asOf)).toMatchObject({ period: days(from, to || null), prior });
  });

  it('is not there for days without a beginning', () => {
    expect(periodsOf({ to: '2025-12-31' }, asOf)).toMatchObject({
      period: days(null, '2025-12-31'),
      prior: null,
    });
  });

  it.each([
    ['that is over', '2025', { cropYear: 2024, from: null, to: null }],
    ['that goes on', '2026', { cropYear: 2025, from: null, to: '2025-04-12' }],
    ['to come', '2027', { cropYear: 2026, from: null, to: '2025-04-12' }],
  ])('of a crop year %s is the one before it, as far as this one has come', (_, cropYear, prior) => {
    expect(periodsOf({ cropYear }, asOf)).toMatchObject({
      period: { cropYear: Number(cropYear), from: null, to: null },
      prior,
    });
  });

  it('of some days of a crop year is the same days of the year before', () => {
    expect(periodsOf({ cropYear: '2025', from: '2025-03-01', to: '2025-03-31' }, asOf).prior).toEqual({
      cropYear: 2024,
      from: '2024-03-01',
      to: '2024-03-31',
    });
  });
});

describe('a summary without a period', () => {
  it.each([
    ['2026-08-31', 2026],
    ['2026-09-01', 2027],
  ])('on %s is of crop year %i', (day, year) => {
    expect(periodsOf({}, day).period).toEqual({ cropYear: year, from: null, to: null });
  });

  it('is refused for what is no crop year', () => {
    expect(() => periodsOf({ cropYear: '26' }, asOf)).toThrow('4 digits');
  });
});
