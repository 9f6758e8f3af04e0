import { expect, it } from 'vitest';
import { calendarPeriods } from './periods';

it.each([
  ['2026-03-31', 'Last month 2026-02-01 2026-02-28', 'Calendar 2025 2025-01-01 2025-12-31'],
  ['2024-03-01', 'Last month 2024-02-01 2024-02-29', 'Calendar 2023 2023-01-01 2023-12-31'],
  ['2027-01-01', 'Last month 2026-12-01 2026-12-31', 'Calendar 2026 2026-01-01 2026-12-31'],
])('on %s there were %s and %s', (today, lastMonth, lastYear) => {
  const { months, years } = calendarPeriods(today);

  expect([months[1], years[1]].map((period) => Object.values(period!).join(' '))).toEqual([
    lastMonth,
    lastYear,
  ]);
});
