import { describe, expect, it } from 'vitest';
import { someChoices } from '@stories/support/totalsBuilders';
import { type HistoryFilters, historyList } from '../features/payments/historyList';
import {
  filterChoices,
  noFilters,
  type PurchaseFilters,
  purchaseList,
} from '../features/purchases/purchaseList';
import { readParams as readSummary, summaryList, summaryPeriods } from '../features/summaries/summaryList';
import {
  activeFilters,
  filtersInForce,
  isFiltered,
  type ListDefinition,
  panelFilterCount,
  withoutFilters,
} from './listDefinition';

const choices = filterChoices(someChoices());
const labels = (filters: object) =>
  activeFilters(purchaseList, { ...noFilters, ...filters }, choices).map(({ label }) => label);

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
    const changes = activeFilters(purchaseList, filters, choices).map(({ without }) => without);

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
  expect([isFiltered(purchaseList, filters), panelFilterCount(purchaseList, filters)]).toEqual([
    filtered,
    count,
  ]);
});

it.each([
  [{}, 0],
  [{ by: 'product', measure: 'price', q: 'urea' }, 0],
  [{ cropYear: ['2025'] }, 1],
  [{ from: '2026-01-01', to: '2026-01-31' }, 1],
  [{ cropYear: ['2025'], branch: ['TEK'], crop: ['WW', 'CN'] }, 3],
] as const)('with the periods in the panel, %o counts as %d filters in force', (change, count) => {
  const periods = summaryPeriods('2026-11-18', [2027, 2025]);
  expect(filtersInForce(summaryList, { ...summaryList.noFilters, ...change }, periods)).toBe(count);
});

it('the way to look at rows is no filter, and stays when the filters go', () => {
  const params = readSummary(new URLSearchParams('measure=price&branch=TEK'));
  expect(isFiltered(summaryList, withoutFilters(summaryList, params).filters)).toBe(false);
  expect(withoutFilters(summaryList, params).filters).toMatchObject({ measure: 'price', branch: [] });
});

const tabbed: ListDefinition<PurchaseFilters> = {
  ...purchaseList,
  chips: { ...purchaseList.chips!, areTabs: true },
};

describe('chips that are tabs', () => {
  it('are no filter, and stay where filters are cleared', () => {
    const filters: PurchaseFilters = { ...noFilters, status: 'open', q: 'urea' };
    const params = { filters, sort: '', size: 25, page: 1, after: '', before: '', opened: null };

    expect(isFiltered<PurchaseFilters>(tabbed, { ...noFilters, status: 'open' })).toBe(false);
    expect(withoutFilters(tabbed, params).filters).toEqual({ ...noFilters, status: 'open' });
    expect(withoutFilters(purchaseList, params).filters).toEqual(noFilters);
  });
});

describe('amounts', () => {
  const list: ListDefinition<HistoryFilters> = historyList;
  const inWords = (amounts: object) =>
    activeFilters(list, { ...list.noFilters, ...amounts }, {}).map(({ label }) => label);

  it.each([
    [{ least: '100' }, ['At least $100.00']],
    [{ most: '2500.5' }, ['At most $2,500.50']],
    [{ least: '0', most: '5' }, ['$0.00 to $5.00']],
    [{}, []],
  ])('%o narrow the list in words', (amounts, words) => {
    expect(inWords(amounts)).toEqual(words);
    expect(panelFilterCount(list, { ...list.noFilters, ...amounts })).toBe(words.length);
  });
});
