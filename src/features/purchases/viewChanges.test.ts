import { describe, expect, it } from 'vitest';
import { readView, writeView } from './purchaseView';
import {
  forAnotherAccount,
  isFiltered,
  panelFilterCount,
  toQuery,
  withFilters,
  withoutFilters,
  withPage,
  withSize,
  withSort,
} from './viewChanges';

const view = readView(
  new URLSearchParams(
    'q=urea&group=FERT,SEED&from=2026-01-01&field=F-1&sort=total&size=50&page=3&after=m3&invoice=104880',
  ),
);
const marks = { next: 'n', previous: 'p' };

describe('changes of the view', () => {
  it.each([
    ['a filter', withFilters(view, { status: 'open' })],
    ['clearing', withoutFilters(view)],
    ['another order', withSort(view, '-date')],
    ['another page size', withSize(view, 100)],
    ['another account', forAnotherAccount(view)],
  ])('%s begins at the first page', (_, changed) => {
    expect(changed).toMatchObject({ page: 1, after: '', before: '' });
  });

  it('clears to exactly the unfiltered set, in the same order', () => {
    const cleared = writeView(new URLSearchParams('account=2281&q=urea'), {
      ...withoutFilters(view),
      invoice: null,
    });

    expect(Object.fromEntries(cleared)).toEqual({ account: '2281', sort: 'total', size: '50' });
    expect(isFiltered(withoutFilters(view))).toBe(false);
  });

  it('forgets an account’s own fields with the account', () => {
    expect(forAnotherAccount(view)).toMatchObject({
      filters: { field: [], group: ['FERT', 'SEED'], q: 'urea' },
      invoice: null,
    });
  });

  it.each([
    ['next', { page: 4, after: 'n', before: '' }],
    ['previous', { page: 2, after: '', before: 'p' }],
  ] as const)('turns to the %s page', (direction, page) => {
    expect(withPage(view, direction, marks)).toMatchObject(page);
  });

  it('needs no mark on the way back to the first page', () => {
    expect(withPage({ ...view, page: 2 }, 'previous', marks)).toMatchObject({
      page: 1,
      after: '',
      before: '',
    });
  });

  it('counts what the filter panel narrows', () => {
    expect(panelFilterCount(view.filters)).toBe(3);
  });

  it('asks with the filters that narrow, and no others', () => {
    expect(JSON.parse(JSON.stringify(toQuery(view.filters, '2281')))).toEqual({
      account: '2281',
      q: 'urea',
      group: 'FERT,SEED',
      field: 'F-1',
      from: '2026-01-01',
    });
  });
});
