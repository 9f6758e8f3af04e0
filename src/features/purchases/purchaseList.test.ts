import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes } from '@contract/paging';
import { docTypes, paidBys, purchaseSorts, statusChips } from '@contract/purchases/labels';
import { lineParts } from '@contract/rules/leftOutLines';
import { noTotals, someChoices, someTotals } from '@stories/support/totalsBuilders';
import { isFiltered, panelFilterCount, periodOf, withoutFilters } from '@/lists/listDefinition';
import {
  filterChoices,
  forAnotherAccount,
  moneySums,
  noFilters,
  type PurchaseFilters,
  purchaseList,
  purchaseParams,
  purchasePeriods,
  type PurchaseParams,
  type StatusFilter,
  toQuery,
} from './purchaseList';

const { read: readParams, write: writeParams } = purchaseParams.line;
const read = (address: string) => readParams(new URLSearchParams(address));
const plain = read('');

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
    expect(String(writeParams(new URLSearchParams('account=2281&q=urea&page=2&after=m'), plain))).toBe(
      'account=2281',
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(aView, (params) => {
        expect(readParams(writeParams(new URLSearchParams('account=2281'), params))).toEqual(params);
      }),
    );
  });
});

describe('a narrowed list', () => {
  const params = read(
    'q=urea&group=FERT,SEED&from=2026-01-01&field=F-1&sort=total&size=50&page=3&after=m3&invoice=104880',
  );

  it('clears to exactly the unfiltered set, in the same order', () => {
    const cleared = writeParams(new URLSearchParams('account=2281&q=urea'), {
      ...withoutFilters(purchaseList, params),
      opened: null,
    });

    expect(Object.fromEntries(cleared)).toEqual({ account: '2281', sort: 'total', size: '50' });
    expect(isFiltered(purchaseList, params.filters)).toBe(true);
    expect(isFiltered(purchaseList, noFilters)).toBe(false);
  });

  it('forgets an account’s own fields with the account, and begins at its first page', () => {
    expect(forAnotherAccount(params)).toMatchObject({
      filters: { field: [], group: ['FERT', 'SEED'], q: 'urea' },
      opened: null,
      page: 1,
      after: '',
    });
  });

  it('counts what the filter panel narrows', () => {
    expect(panelFilterCount(purchaseList, params.filters)).toBe(3);
  });

  it('asks with the filters that narrow, and no others', () => {
    expect(JSON.parse(JSON.stringify(toQuery(params.filters, '2281')))).toEqual({
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

const aView: fc.Arbitrary<PurchaseParams> = fc
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
      applicatorLicense: codes,
      without: fc.subarray([...lineParts]),
      share: fc.subarray(['whole']),
    }),
    sort: fc.constantFrom(...purchaseSorts.flatMap((sort) => [sort, `-${sort}`])),
    size: fc.constantFrom(...pageSizes),
    mark: fc.constantFrom('', 'after', 'before'),
    page: fc.integer({ min: 1, max: 99 }),
    opened: fc.constantFrom(null, '104880'),
  })
  .map(({ mark, page, ...params }) =>
    Object.assign(params, {
      page: mark ? page : 1,
      after: mark === 'after' ? 'eyJ9' : '',
      before: mark === 'before' ? 'eyJ9' : '',
    }),
  );

const spans = (today: string) =>
  purchasePeriods(today, [2025, 2027]).map(({ label, filters: { from, to, cropYear } }) => [
    label,
    from,
    to,
    cropYear?.join(),
  ]);

describe('purchasePeriods', () => {
  it('offers months, crop years and calendar years', () => {
    expect(spans('2026-03-31')).toEqual([
      ['Any time', '', '', ''],
      ['This month', '2026-03-01', '2026-03-31', ''],
      ['Last month', '2026-02-01', '2026-02-28', ''],
      ['Crop year 2027', '', '', '2027'],
      ['Crop year 2025', '', '', '2025'],
      ['Calendar 2026', '2026-01-01', '2026-12-31', ''],
      ['Calendar 2025', '2025-01-01', '2025-12-31', ''],
    ]);
  });

  it('crosses the new year', () => {
    expect(spans('2027-01-01')[2]).toEqual(['Last month', '2026-12-01', '2026-12-31', '']);
  });
});

it('offers no days before it is known which day it is', () => {
  expect(purchasePeriods(undefined, [2026]).map(({ label }) => label)).toEqual(['Any time']);
});

describe('periodOf', () => {
  const periods = purchasePeriods('2026-11-19', [2026, 2025]);

  it.each([
    [{}, 'Any time'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'This month'],
    [{ cropYear: ['2026'] }, 'Crop year 2026'],
    [{ cropYear: ['2026', '2025'] }, undefined],
    [{ cropYear: ['2026'], from: '2026-11-01' }, undefined],
    [{ from: '2026-11-02' }, undefined],
  ])('%o is %s', (filters, label) => {
    expect(periodOf<PurchaseFilters>({ ...noFilters, ...filters }, periods)?.label).toBe(label);
  });
});

it('offers the ways to pay before the other choices are known', () => {
  expect(filterChoices(undefined)).toMatchObject({
    group: [],
    paidBy: [{ label: 'Open account' }, {}, {}, {}],
  });
});

it('offers codes that lines have by the names of their filters', () => {
  expect(filterChoices(someChoices({ crop: [] }))).toMatchObject({
    cropYear: [{ value: '2027' }, {}, {}],
    branch: [{ value: 'TEK', label: 'Tekoa' }, {}],
    crop: [{ value: '-', label: 'No crop' }],
  });
});

it('offers applicator licenses only where a line has one', () => {
  const some = [{ code: 'WA-71204', name: 'WA-71204' }];

  expect(filterChoices(someChoices())).not.toHaveProperty('applicatorLicense');
  expect(filterChoices(someChoices({ applicatorLicense: some }))).toMatchObject({
    applicatorLicense: [{ value: 'WA-71204', label: 'WA-71204' }],
  });
});

it('has a chip for every status', () => {
  expect(purchaseList.chips?.options.map(({ id }) => id)).toEqual(['', ...Object.keys(statusChips)]);
});

it.each([
  [someTotals(), ['Extended $142,310.22', 'Discount −$1,205.00', 'Tax $482.11', 'Total $141,587.33']],
  [someTotals({ discountCents: 0, taxCents: 0, netCents: 14_231_022 }), ['Total $142,310.22']],
  [noTotals, ['Total $0.00']],
])('sums the money (%#)', (totals, texts) => {
  expect(moneySums(totals).map(({ label, text }) => `${label} ${text}`)).toEqual(texts);
});
