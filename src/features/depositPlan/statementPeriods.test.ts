import { expect, it } from 'vitest';
import { statementPeriods } from './statementPeriods';

const told = (asOf: string) => statementPeriods(asOf).map(({ label, from, to }) => `${label}: ${from} ${to}`);

it('offers months, quarters and years, none beyond the newest figures', () => {
  expect(told('2026-05-18')).toEqual([
    'This month: 2026-05-01 2026-05-18',
    'Last month: 2026-04-01 2026-04-30',
    'This quarter: 2026-04-01 2026-05-18',
    'Last quarter: 2026-01-01 2026-03-31',
    'Year to date: 2026-01-01 2026-05-18',
    'Last year, 2025: 2025-01-01 2025-12-31',
  ]);
});

it.each([
  ['2026-01-01', '2026-01-01 2026-01-01', '2025-10-01 2025-12-31'],
  ['2024-03-31', '2024-01-01 2024-03-31', '2023-10-01 2023-12-31'],
  ['2026-12-31', '2026-10-01 2026-12-31', '2026-07-01 2026-09-30'],
])('on %s the quarter is %s, and the one before %s', (asOf, now, before) => {
  expect(told(asOf).slice(2, 4)).toEqual([`This quarter: ${now}`, `Last quarter: ${before}`]);
});

it('says the days in words', () => {
  expect(statementPeriods('2026-05-18')[0]!.note).toBe('May 1, 2026 to May 18, 2026');
});
