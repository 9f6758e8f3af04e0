import { expect, it } from 'vitest';
import { pageSizes } from '@contract/paging';
import { paymentMethods, paymentSorts, paymentStatuses, paymentTypes } from '@contract/payments/labels';
import { historyAddress, methods, sizes, sorts, statuses, toQuery, types } from './historyView';

const filtersAt = (address: string) => historyAddress.read(new URLSearchParams(address)).filters;
const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

it('offers what the contract takes', () => {
  expect([methods, types, statuses]).toEqual([paymentMethods, paymentTypes, paymentStatuses]);
  expect([sorts, sizes]).toEqual([paymentSorts, pageSizes]);
});

it.each([
  ['', {}],
  ['status=returned&q=4471', { status: 'returned', q: '4471' }],
  ['least=100&most=2500.5', { leastCents: 10_000, mostCents: 250_050 }],
  ['least=-5&most=lots&status=late', {}],
  ['method=check,barter&type=prepay', { method: 'check', type: 'prepay' }],
  ['from=2026-01-01&to=2026-13-01', { from: '2026-01-01' }],
])('asks for "%s"', (address, query) => {
  expect(given(toQuery(filtersAt(address), null))).toEqual(query);
});
