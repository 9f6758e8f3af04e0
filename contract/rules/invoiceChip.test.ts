import { describe, expect, it } from 'vitest';
import { itemWords, paidWords, savingWords, chipOf } from './invoiceChip';

const today = '2026-11-21';
const open = {
  status: 'open',
  dueDate: '2026-12-15',
  daysLate: 0,
  openCents: 1_000,
  onItsWayCents: 0,
} as const;

describe('how an invoice stands', () => {
  it.each([
    ['open', {}, 'open', 'Due Dec 15'],
    ['due today', { dueDate: today }, 'open', 'Due today'],
    ['due tomorrow', { dueDate: '2026-11-22' }, 'open', 'Due Nov 22'],
    ['due on the last day of the year', { dueDate: '2026-12-31' }, 'open', 'Due Dec 31'],
    ['due next year', { dueDate: '2027-01-01' }, 'open', 'Due Jan 1'],
    ['due in half a year', { dueDate: '2027-05-23' }, 'open', 'Due May 23, 2027'],
    ['due on the as-of day, which is yesterday', { dueDate: '2026-11-20' }, 'open', 'Due Nov 20'],
    ['late by a day', { status: 'pastDue', daysLate: 1 }, 'pastDue', '1 day late'],
    ['late by two', { status: 'pastDue', daysLate: 2 }, 'pastDue', '2 days late'],
    ['paid in part', { status: 'partial' }, 'partial', 'Partly paid, due Dec 15'],
    [
      'paid in part and due today',
      { status: 'partial', dueDate: today },
      'partial',
      'Partly paid, due today',
    ],
    ['on special terms', { status: 'notYetDue' }, 'notYetDue', 'Due Dec 15'],
    ['on special terms until today', { status: 'notYetDue', dueDate: today }, 'notYetDue', 'Due today'],
    ['on special terms, older', { status: 'notYetDue', dueDate: '2026-11-20' }, 'notYetDue', 'Not yet due'],
    ['a credit memo, which is never due', { openCents: -1 }, 'open', 'Open'],
    ['a credit memo that is partly used', { openCents: -1, status: 'partial' }, 'partial', 'Partly paid'],
    ['on its way but for a cent', { onItsWayCents: 999 }, 'open', 'Due Dec 15'],
    ['on its way', { onItsWayCents: 1_000 }, 'onItsWay', 'On its way'],
    [
      'late and on its way',
      { status: 'pastDue', daysLate: 9, onItsWayCents: 1_000 },
      'onItsWay',
      'On its way',
    ],
    ['in dispute', { status: 'disputed', daysLate: 9, onItsWayCents: 1_000 }, 'disputed', 'Disputed'],
    ['paid', { status: 'paid', openCents: 0 }, 'paid', 'Paid'],
    ['void', { status: 'void', onItsWayCents: 1_000 }, 'void', 'Void'],
  ] as const)('%s', (_, over, status, words) => {
    expect(chipOf({ ...open, ...over }, today)).toEqual({ status, words });
  });
});

it.each([
  [177_219, 127_219, '$500.00 of $1,772.19 paid'],
  [100, 99, '$0.01 of $1.00 paid'],
  [100, 100, ''],
  [100, 0, ''],
  [-100, -50, ''],
])('of %i cents %i are left: %j', (totalCents, openCents, words) => {
  expect(paidWords({ totalCents, openCents })).toBe(words);
});

it.each([
  [{ cents: 10_720, throughDate: '2026-11-25' }, 'Save $107.20 by Nov 25'],
  [{ cents: 1, throughDate: today }, 'Save $0.01 by Nov 21'],
  [null, ''],
])('%o reads %j', (saving, words) => {
  expect(savingWords({ saving }, today)).toBe(words);
});

it.each([
  [{}, 'UAN 32-0-0'],
  [{ quantity: '416', unit: 'gal' }, 'UAN 32-0-0, 416 gal'],
  [{ quantity: '3', unit: null }, 'UAN 32-0-0, 3'],
  [{ moreItems: 1 }, 'UAN 32-0-0 and 1 more'],
  [{ item: null, docType: 'financeCharge' }, 'Finance charge'],
] as const)('%o is %j', (over, words) => {
  const one = { item: 'UAN 32-0-0', moreItems: 0, quantity: null, unit: null, docType: 'invoice' } as const;

  expect(itemWords({ ...one, ...over })).toBe(words);
});
