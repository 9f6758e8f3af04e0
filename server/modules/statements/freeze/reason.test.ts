import { expect, it } from 'vitest';
import { aSnapshot } from '@stories/support/statementBuilders';
import { reasonOf } from './reason';

it.each([
  [{}, 'Issued again with the same figures.'],
  [{ chargesCents: 541_300 }, 'Corrected: new charges $5,413.00, was $5,413.28.'],
  [
    { creditsCents: 0, endingCents: 663_128 },
    'Corrected: payments and credits $0.00, was $1,200.00; ending balance $6,631.28, was $5,431.28.',
  ],
  [{ dueDate: '2026-05-20' }, 'Corrected: due date May 20, 2026, was May 15, 2026.'],
  [{ discount: null }, 'Corrected: discount none, was $162.40.'],
])('a statement that differs by %j says: %s', (change, reason) => {
  expect(reasonOf(aSnapshot(), aSnapshot(change))).toBe(reason);
});
