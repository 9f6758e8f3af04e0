import { describe, expect, it } from 'vitest';
import {
  anyOf,
  day,
  listSearchParams,
  type SearchParams,
  oneOf,
  pageOf,
  queryOf,
  withFilters,
  withMore,
  withOpened,
  withPage,
  withSize,
  withSort,
  words,
  numberIn,
} from './searchParams';

const list = listSearchParams<{ q: string; status: string; paid: string; method: readonly string[] }>({
  filters: {
    status: oneOf(['sent', 'executed']),
    q: words(5),
    paid: day,
    method: anyOf((code) => code.length === 3),
  },
  sorts: ['paid', 'amount'],
  usualSort: '-paid',
  sizes: [10, 20],
  opened: 'request',
});
const read = (address: string) => list.read(new URLSearchParams(address));
const plain = read('');

describe('the address of a list', () => {
  it('says nothing of a list as it usually is', () => {
    expect(plain).toEqual({
      filters: { q: '', status: '', paid: '', method: [] },
      sort: '-paid',
      size: 10,
      page: 1,
      after: '',
      before: '',
      opened: null,
    });
    expect(plain.filters).toEqual(list.noFilters);
    expect(String(list.write(new URLSearchParams('account=2281&q=x&page=2&after=m'), plain))).toBe(
      'account=2281',
    );
  });

  it.each([
    ['status=sent&q=harvest', { status: 'sent', q: 'harve' }],
    ['paid=2026-02-28&method=ach,%20,wire,eft', { paid: '2026-02-28', method: ['ach', 'eft'] }],
    ['status=lost&paid=2026-02-30&method=wire', {}],
  ])('narrows by %s', (address, filters) => {
    expect(read(address).filters).toEqual({ ...list.noFilters, ...filters });
  });

  it.each([
    ['sort=-amount&size=20', { sort: '-amount', size: 20 }],
    ['sort=--amount', { sort: '-paid' }],
    ['sort=colour&size=15', { sort: '-paid', size: 10 }],
    ['page=4', { page: 1 }],
    ['page=4&after=a', { page: 4, after: 'a' }],
    ['page=-4&before=b&after=a', { page: 1, after: '', before: 'b' }],
    ['request=R-7', { opened: 'R-7' }],
  ])('reads %s', (address, part) => {
    expect(read(address)).toEqual({ ...plain, ...part });
  });

  it('reads back what it wrote, in the order in which the filters were named', () => {
    const params = {
      filters: { q: 'a&b', status: 'executed', paid: '2026-11-20', method: ['ach', 'eft'] },
      sort: 'amount',
      size: 20,
      page: 3,
      after: 'm3',
      before: '',
      opened: 'R-7',
    };
    const written = list.write(new URLSearchParams(), params);

    expect([...written.keys()].slice(0, 4)).toEqual(['status', 'q', 'paid', 'method']);
    expect(list.read(written)).toEqual(params);
  });
});

const params: SearchParams<{ q: string; group: readonly string[] }> = {
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
    ['a filter', withFilters(params, { q: '' }), { filters: { q: '', group: ['FERT', 'SEED'] } }],
    ['another order', withSort(params, '-date'), { sort: '-date' }],
    ['another page size', withSize(params, 100), { size: 100 }],
  ])('%s begins at the first page', (_, changed, part) => {
    expect(changed).toEqual({ ...params, ...part, page: 1, after: '', before: '' });
  });

  it('opening a row leaves the list where it is', () => {
    expect(withOpened(params, null)).toEqual({ ...params, opened: null });
  });

  it.each([
    [3, 'next', { page: 4, after: 'n', before: '' }],
    [3, 'previous', { page: 2, after: '', before: 'p' }],
    [2, 'previous', { page: 1, after: '', before: '' }],
  ] as const)('from page %d to the %s one', (page, direction, part) => {
    expect(withPage({ ...params, page }, direction, marks)).toEqual({ ...params, ...part });
  });

  it.each([
    [1, 25, 50],
    [1, 50, 100],
    [1, 100, undefined],
    [2, 25, undefined],
  ])('page %d of %d rows grows to %s', (page, size, grown) => {
    expect(withMore({ ...params, page, size }, [25, 50, 100])?.size).toBe(grown);
  });
});

it.each([
  [3, 12, null, 112, { from: 101, to: 112, total: 112, hasNext: false, hasPrevious: true }],
  [1, 50, 'n', undefined, { from: 1, to: 50, total: null, hasNext: true, hasPrevious: false }],
  [1, 0, null, 0, { from: 0, to: 0, total: 0, hasNext: false, hasPrevious: false }],
])('page %d with %d rows knows where it stands', (page, rows, next, total, expected) => {
  expect(pageOf({ ...params, page }, rows, next, total)).toEqual(expected);
});

it('asks only with what narrows', () => {
  expect(queryOf({ q: '', status: 'open', group: [], field: ['F-1', 'F-2'] })).toEqual({
    q: undefined,
    status: 'open',
    group: undefined,
    field: 'F-1,F-2',
  });
});

it.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['0', null],
  ['7a', null],
  ['', null],
  [null, null],
])('the number %s in an address is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});
