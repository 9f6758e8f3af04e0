import { describe, expect, it } from 'vitest';
import { someChoices } from '../../stories/support/totalsBuilders';
import { filterChoices, purchaseKind } from '../features/purchases/purchaseKind';
import { noFilters, type PurchaseFilters } from '../features/purchases/purchaseView';
import { activeFilters, isFiltered, panelFilterCount } from './listKind';

const choices = filterChoices(someChoices());
const labels = (filters: object) =>
  activeFilters(purchaseKind, { ...noFilters, ...filters }, choices).map(({ label }) => label);

describe('activeFilters', () => {
  it.each([
    [{}, []],
    [{ q: 'urea', status: 'open' }, []],
    [{ group: ['FERT', 'SEED'] }, ['Product group: Fertilizer, Seed']],
    [{ field: ['F-9'] }, ['Field: F-9']],
    [{ paidBy: ['open'] }, ['Paid by: Open account']],
    [{ from: '2026-01-01' }, ['From Jan 1, 2026']],
    [{ to: '2026-01-31' }, ['Through Jan 31, 2026']],
    [
      { from: '2026-01-01', to: '2026-01-31', branch: ['TEK'] },
      ['Jan 1, 2026 to Jan 31, 2026', 'Branch: Tekoa'],
    ],
  ])('%o', (filters, expected) => {
    expect(labels(filters)).toEqual(expected);
  });

  it('says how to be rid of each', () => {
    const filters: PurchaseFilters = { ...noFilters, from: '2026-01-01', group: ['FERT'] };
    const changes = activeFilters(purchaseKind, filters, choices).map(({ without }) => without);

    expect(Object.assign({}, filters, ...changes)).toEqual(noFilters);
  });
});

it.each([
  [{}, false, 0],
  [{ q: 'urea' }, true, 0],
  [{ status: 'open' }, true, 0],
  [{ from: '2026-01-01', to: '2026-01-31', branch: ['TEK'] }, true, 2],
] as const)('%o narrows: %s, and %d of it in the panel', (change, filtered, count) => {
  const filters = { ...noFilters, ...change };
  expect([isFiltered(purchaseKind, filters), panelFilterCount(purchaseKind, filters)]).toEqual([
    filtered,
    count,
  ]);
});
