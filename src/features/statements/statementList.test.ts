import { describe, expect, it, vi } from 'vitest';
import { aStatement } from '@stories/support/statementBuilders';
import { statementColumns } from './statementColumns';
import {
  byYear,
  documentHref,
  payHref,
  type StatementParams,
  statementParams,
  toQuery,
} from './statementList';

const at = (address: string) => statementParams.read(new URLSearchParams(address));

describe('the address of the list', () => {
  it('says years and words, and leaves out what the contract would refuse', () => {
    const view = at('year=2026,26,2025&q=ridge&sort=size&statement=S-1');

    expect(view).toMatchObject({
      filters: { year: ['2026', '2025'], q: 'ridge' },
      sort: '-date',
      opened: 'S-1',
    });
    expect(toQuery(view.filters, '00117')).toEqual({ year: '2026,2025', q: 'ridge', account: '00117' });
    expect(toQuery(at('').filters, null)).toEqual({ year: undefined, q: undefined, account: undefined });
  });
});

describe('where a statement leads', () => {
  it('names account and statement to be paid', () => {
    expect(payHref('00 1', 'S&1')).toBe('/my-account/payments/make-a-payment?account=00+1&statement=S%261');
  });

  it.each([
    ['invoice', '0048213', '/my-account/purchases/purchase-details?account=00117&invoice=0048213'],
    ['creditMemo', 'CM1', '/my-account/purchases/purchase-details?account=00117&invoice=CM1'],
    ['payment', 'P-1', undefined],
    ['invoice', null, undefined],
  ])('a row of kind %s with document %s leads to %s', (kind, documentNo, href) => {
    expect(documentHref('00117', { kind, documentNo })).toBe(href);
  });
});

describe('what is left of a statement', () => {
  const latest = { isLatest: true, amountDueCents: 120_000, dueDate: '2026-05-15' };
  it.each([
    ['that is the latest and unpaid', latest, 120_000, '$1,200.00 left, due May 15, 2026'],
    ['of which a cent is left', latest, 1, '$0.01 left, due May 15, 2026'],
    ['that is paid', latest, 0, 'Nothing left to pay'],
    ['of which that is not known yet', latest, undefined, '$1,200.00 due May 15, 2026'],
    ['that asked for nothing', { ...latest, amountDueCents: 0 }, undefined, ''],
    ['that a later one took over', { ...latest, isLatest: false }, undefined, ''],
  ])('%s', (_, change, left, words) => {
    const columns = statementColumns({
      hrefOf: (no) => no,
      several: false,
      leftOf: () => left,
      onDownload: () => undefined,
    });
    expect(columns.find(({ id }) => id === 'left')!.text(aStatement(change))).toBe(words);
  });
});

describe('the years that cards stand under', () => {
  const totals = (rows: number) => ({
    rows,
    chargesCents: 0,
    creditsCents: 0,
    financeChargeCents: 0,
    newRows: 0,
    years: [
      { year: 2026, rows: rows - 12 },
      { year: 2025, rows: 12 },
    ],
  });
  const grouped = (address: string, rows: number) => {
    const asked = vi.fn();
    const grouping = byYear(at(address), asked, totals(rows));
    grouping?.onWhole?.('2025');
    return { grouping, asked: asked.mock.lastCall?.[0] as StatementParams | undefined };
  };

  it.each([
    ['2025-12-31', '2025'],
    ['2026-01-01', '2026'],
  ])('a statement through %s is filed under %s', (periodTo, year) => {
    expect(grouped('', 36).grouping!.of(aStatement({ periodTo }))).toBe(year);
  });

  it.each([
    ['', ['2026', '2025']],
    ['sort=date', ['2025', '2026']],
    ['sort=ending', undefined],
  ])('stand under %j in the order of the list', (address, years) => {
    expect(grouped(address, 36).grouping?.all?.map(({ name }) => name)).toEqual(years);
  });

  it.each([
    [100, { size: 100, filters: { year: [] } }],
    [101, { size: 100, filters: { year: ['2025'] } }],
    [200, { size: 100, filters: { year: ['2025'] } }],
  ])('one of %i statements that is not all there comes with %j', (rows, asked) => {
    expect(grouped('', rows).asked).toMatchObject(asked);
  });
});
