import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from '@stories/support/asyncStates';
import { aSummaryRow, summaryGroups, summaryProducts } from '@stories/support/summaryBuilders';
import { isFiltered, periodOf } from '@/lists/listDefinition';
import { documentHref, linesHref, rowHref } from './links';
import { groupLines } from './summaryFigures';
import {
  forAnotherAccount,
  noFilters,
  readParams,
  summaryList,
  summaryPeriods,
  toQuery,
  usualSortOf,
  withToggled,
} from './summaryList';

const read = (address: string) => readParams(new URLSearchParams(address));

describe('the address', () => {
  it('says nothing of the usual summary', () => {
    expect(read('')).toMatchObject({ filters: noFilters, sort: '-amount', size: 25 });
    expect(isFiltered(summaryList, noFilters)).toBe(false);
  });

  it.each(['by=colour', 'measure=weight', 'cropYear=26', 'from=2026-02-30', 'without=water', 'share=half'])(
    'is not moved by %s',
    (address) => {
      expect(read(address).filters).toEqual(noFilters);
    },
  );

  it('takes one crop year', () => {
    expect(read('cropYear=2025,2026').filters.cropYear).toEqual(['2025']);
  });

  it('unfolds a group and folds it again', () => {
    const unfolded = withToggled(read('open=NIT'), 'SEED');

    expect(unfolded.filters.open).toEqual(['NIT', 'SEED']);
    expect(withToggled(unfolded, 'NIT').filters.open).toEqual(['SEED']);
  });

  it('forgets an account’s own fields with the account', () => {
    expect(forAnotherAccount(read('field=F-1&group=NIT')).filters).toMatchObject({
      field: [],
      group: ['NIT'],
    });
  });

  it('asks with the filters that narrow, and no others', () => {
    const { filters } = read('by=field&measure=price&open=NIT&group=NIT,SEED&without=tax&share=whole&q=uan');

    expect(JSON.parse(JSON.stringify(toQuery(filters, '2281')))).toEqual({
      account: '2281',
      group: 'NIT,SEED',
      without: 'tax',
      share: 'whole',
      q: 'uan',
    });
  });
});

it('reads months as they come and all else by amount', () => {
  expect([usualSortOf('month'), usualSortOf(''), usualSortOf('crop')]).toEqual([
    'name',
    '-amount',
    '-amount',
  ]);
});

describe('the periods', () => {
  const periods = summaryPeriods('2026-04-12', [2027, 2026, 2024]);

  it('are the crop year that goes on, the others, calendar years and months', () => {
    expect(periods.map(({ label }) => label)).toEqual([
      'Crop year 2026',
      'Crop year 2027',
      'Crop year 2024',
      'Calendar 2026',
      'Calendar 2025',
      'This month',
      'Last month',
    ]);
  });

  it.each([
    ['', 'Crop year 2026'],
    ['cropYear=2024', 'Crop year 2024'],
    ['from=2025-01-01&to=2025-12-31', 'Calendar 2025'],
    ['from=2025-01-02', undefined],
  ])('the address %j is %s', (address, label) => {
    expect(periodOf(read(address).filters, periods)?.label).toBe(label);
  });

  it('are not known before the data’s day is', () => {
    expect(summaryPeriods(undefined, [2026])).toEqual([]);
  });
});

describe('the way to the lines', () => {
  const asked = (address = '') => ({
    filters: read(address).filters,
    account: '2281',
    period: { cropYear: 2026, from: null, to: null },
  });
  const list = '/my-account/purchases/purchase-details';

  it('keeps every filter and the period as the server understood it', () => {
    expect(linesHref(asked('group=NIT&without=tax&share=whole'))).toBe(
      `${list}?account=2281&cropYear=2026&group=NIT&without=tax&share=whole&by=line`,
    );
    expect(linesHref({ ...asked(), account: null })).toBe(`${list}?account=all&cropYear=2026&by=line`);
    expect(documentHref(asked(), 'credit')).toBe(`${list}?account=2281&cropYear=2026&docType=credit&by=line`);
  });

  it.each([
    ['group', { code: 'NIT' }, 'group=NIT'],
    ['field', { code: null }, 'field=-'],
    ['crop', { code: 'Wheat' }, 'crop=Wheat'],
    ['product', { code: 'UAN32' }, 'product=UAN32'],
    ['product', { code: null, name: 'Freight' }, 'q=Freight'],
    ['month', { code: '2026-02-01' }, 'from=2026-02-01&to=2026-02-28'],
  ] as const)('of a row by %s leads to its own lines', (by, over, query) => {
    const href = new URL(rowHref(asked(), by, aSummaryRow(over)), 'https://portal.test');

    expect([...href.searchParams]).toEqual(
      expect.arrayContaining([['cropYear', '2026'], ...new URLSearchParams(query)]),
    );
  });

  it('of a month ends where the period does', () => {
    const period = { cropYear: null, from: '2026-02-10', to: '2026-02-20' };
    const href = rowHref({ ...asked(), period }, 'month', aSummaryRow({ code: '2026-02-01' }));

    expect(href).toBe(`${list}?account=2281&from=2026-02-10&to=2026-02-20&by=line`);
  });
});

describe('the lines of the table', () => {
  const idsWith = (products: Parameters<typeof groupLines>[1]) =>
    groupLines(summaryGroups.slice(0, 2), products).map(({ id }) => id);
  const page = (next: string | null) => ready({ rows: summaryProducts, next, previous: null });

  it.each([
    ['nothing unfolded', new Map(), ['Nitrogen', 'Seed']],
    [
      'a group unfolded',
      new Map([['NIT', page(null)]]),
      ['Nitrogen', 'NIT:UAN 32-0-0', 'NIT:Urea 46-0-0, bulk', 'Seed'],
    ],
    [
      'more products than fit',
      new Map([['SEED', page('mark')]]),
      ['Nitrogen', 'Seed', 'SEED:UAN 32-0-0', 'SEED:Urea 46-0-0, bulk', 'SEED:more'],
    ],
    ['products on their way', new Map([['NIT', loading]]), ['Nitrogen', 'NIT:loading', 'Seed']],
    ['products that failed', new Map([['NIT', failed]]), ['Nitrogen', 'NIT:failed', 'Seed']],
  ])('with %s', (_, products, ids) => {
    expect(idsWith(products)).toEqual(ids);
  });

  it('do not unfold what has no group', () => {
    expect(groupLines([aSummaryRow({ code: null })], new Map())).toMatchObject([
      { kind: 'row', inGroup: false },
    ]);
  });
});
