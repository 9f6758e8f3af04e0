import { expect, it } from 'vitest';
import { historyParams, toQuery } from './historyList';

const filtersAt = (address: string) => historyParams.read(new URLSearchParams(address)).filters;
const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

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
