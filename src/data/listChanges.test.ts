import { describe, expect, it } from 'vitest';
import type { ListView } from './listAddress';
import {
  pageOf,
  queryOf,
  withFilters,
  withMore,
  withOpened,
  withPage,
  withSize,
  withSort,
} from './listChanges';

const view: ListView<{ q: string; group: readonly string[] }> = {
  filters: { q: 'urea', group: ['FERT', 'SEED'] },
  sort: 'total',
  size: 50,
  page: 3,
  after: 'm3',
  before: '',
  opened: '104880',
};
const marks = { next: 'n', previous: 'p' };

describe('changes of a list', () => {
  it.each([
    ['a filter', withFilters(view, { q: '' }), { filters: { q: '', group: ['FERT', 'SEED'] } }],
    ['another order', withSort(view, '-date'), { sort: '-date' }],
    ['another page size', withSize(view, 100), { size: 100 }],
  ])('%s begins at the first page', (_, changed, part) => {
    expect(changed).toEqual({ ...view, ...part, page: 1, after: '', before: '' });
  });

  it('opening a row leaves the list where it is', () => {
    expect(withOpened(view, null)).toEqual({ ...view, opened: null });
  });

  it.each([
    [3, 'next', { page: 4, after: 'n', before: '' }],
    [3, 'previous', { page: 2, after: '', before: 'p' }],
    [2, 'previous', { page: 1, after: '', before: '' }],
  ] as const)('from page %d to the %s one', (page, direction, part) => {
    expect(withPage({ ...view, page }, direction, marks)).toEqual({ ...view, ...part });
  });

  it.each([
    [1, 25, 50],
    [1, 50, 100],
    [1, 100, undefined],
    [2, 25, undefined],
  ])('page %d of %d rows grows to %s', (page, size, grown) => {
    expect(withMore({ ...view, page, size }, [25, 50, 100])?.size).toBe(grown);
  });
});

it.each([
  [3, 12, null, 112, { from: 101, to: 112, total: 112, hasNext: false, hasPrevious: true }],
  [1, 50, 'n', undefined, { from: 1, to: 50, total: null, hasNext: true, hasPrevious: false }],
  [1, 0, null, 0, { from: 0, to: 0, total: 0, hasNext: false, hasPrevious: false }],
])('page %d with %d rows knows where it stands', (page, rows, next, total, expected) => {
  expect(pageOf({ ...view, page }, rows, next, total)).toEqual(expected);
});

it('asks only with what narrows', () => {
  expect(queryOf({ q: '', status: 'open', group: [], field: ['F-1', 'F-2'] })).toEqual({
    q: undefined,
    status: 'open',
    group: undefined,
    field: 'F-1,F-2',
  });
});
