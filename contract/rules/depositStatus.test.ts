import { expect, it } from 'vitest';
import { depositStatusOf, depositTroubles } from './depositStatus';

it.each([
  ['open', 'open'],
  ['A', 'open'],
  [' Dormant', 'dormant'],
  ['F', 'frozen'],
  ['hold', 'frozen'],
  ['', 'frozen'],
  ['closed', 'closed'],
  ['X', 'closed'],
])('%j is %s', (status, known) => {
  expect(depositStatusOf(status)).toBe(known);
});

it('has no trouble with an open account alone', () => {
  expect(Object.entries(depositTroubles).filter(([, words]) => words === null)).toEqual([['open', null]]);
});
