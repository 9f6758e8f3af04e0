import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes } from '@contract/paging';
import { docTypes, paidBys, purchaseSorts, statusChips } from '@contract/purchases/labels';
import { lineParts } from '@contract/rules/lineParts';
import {
  documents,
  forAnotherAccount,
  noFilters,
  type PurchaseView,
  readView,
  sizes,
  sorts,
  type StatusFilter,
  statuses,
  toQuery,
  waysToPay,
  writeView,
} from './purchaseView';
import { purchaseKind } from './purchaseKind';
import { isFiltered, panelFilterCount, withoutFilters } from '@/lists/listKind';

const read = (address: string) => readView(new URLSearchParams(address));
const plain = read('');

it.each([
  ['statuses', statuses, Object.keys(statusChips)],
  ['orders', sorts, purchaseSorts],
  ['ways to pay', waysToPay, paidBys],
  ['documents', documents, docTypes],
  ['page sizes', sizes, pageSizes],
])('%s are the contract’s', (_, own, contracts) => {
  expect(own).toEqual(contracts);
});

describe('readView', () => {
  it('shows everything, newest first, where the address says nothing', () => {
    expect(plain).toEqual({
      filters: noFilters,
      sort: '-date',
      size: 25,
      page: 1,
      after: '',
      before: '',
      opened: null,
    });
  });

  it.each([
    ['from=2026-02-30', 'a day that does not exist'],
    ['status=lost', 'an unknown status'],
    ['sort=colour', 'an unknown order'],
    ['size=10000', 'more rows than there may be'],
    ['page=4', 'a page without a mark'],
    ['cropYear=next', 'a crop year in words'],
    ['paidBy=wish', 'an unknown way to pay'],
    ['page=-1&size=&group=,%20,', 'empty leftovers'],
  ])('reads %s as nothing: %s', (address) => {
    expect(read(address)).toEqual(plain);
  });

  it('keeps one of two marks', () => {
    expect(read('page=3&after=a&before=b')).toMatchObject({ page: 3, after: '', before: 'b' });
  });
});

describe('writeView', () => {
  it('writes a plain view as a plain address, and leaves the account alone', () => {
    expect(String(writeView(new URLSearchParams('account=2281&q=urea&page=2&after=m'), plain))).toBe(
      'account=2281',
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(aView, (view) => {
        expect(readView(writeView(new URLSearchParams('account=2281'), view))).toEqual(view);
      }),
    );
  });
});

describe('a narrowed list', () => {
  const view = read(
    'q=urea&group=FERT,SEED&from=2026-01-01&field=F-1&sort=total&size=50&page=3&after=m3&invoice=104880',
  );

  it('clears to exactly the unfiltered set, in the same order', () => {
    const cleared = writeView(new URLSearchParams('account=2281&q=urea'), {
      ...withoutFilters(purchaseKind, view),
      opened: null,
    });

    expect(Object.fromEntries(cleared)).toEqual({ account: '2281', sort: 'total', size: '50' });
    expect(isFiltered(purchaseKind, view.filters)).toBe(true);
    expect(isFiltered(purchaseKind, noFilters)).toBe(false);
  });

  it('forgets an account’s own fields with the account, and begins at its first page', () => {
    expect(forAnotherAccount(view)).toMatchObject({
      filters: { field: [], group: ['FERT', 'SEED'], q: 'urea' },
      opened: null,
      page: 1,
      after: '',
    });
  });

  it('counts what the filter panel narrows', () => {
    expect(panelFilterCount(purchaseKind, view.filters)).toBe(3);
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

const code = fc.stringMatching(/^[A-Za-z0-9&+=%.-]{1,8}$/);
const codes = fc.uniqueArray(code, { maxLength: 3 });
const day = fc.constantFrom('', '2026-01-31', '2024-02-29');

const aView: fc.Arbitrary<PurchaseView> = fc
  .record({
    filters: fc.record({
      status: fc.constantFrom<StatusFilter>('', ...(Object.keys(statusChips) as StatusFilter[])),
      q: fc.constantFrom('', 'urea 46', 'a&b=c', '100%'),
      from: day,
      to: day,
      cropYear: fc.subarray(['2025', '2026', '2027']),
      group: codes,
      product: codes,
      field: codes,
      branch: codes,
      crop: codes,
      paidBy: fc.subarray([...paidBys]),
      docType: fc.subarray([...docTypes]),
      without: fc.subarray([...lineParts]),
      share: fc.subarray(['whole']),
    }),
    sort: fc.constantFrom(...purchaseSorts.flatMap((sort) => [sort, `-${sort}`])),
    size: fc.constantFrom(...pageSizes),
    mark: fc.constantFrom('', 'after', 'before'),
    page: fc.integer({ min: 1, max: 99 }),
    opened: fc.constantFrom(null, '104880'),
  })
  .map(({ mark, page, ...view }) =>
    Object.assign(view, {
      page: mark ? page : 1,
      after: mark === 'after' ? 'eyJ9' : '',
      before: mark === 'before' ? 'eyJ9' : '',
    }),
  );
