import { describe, expect, it } from 'vitest';
import { documentHref, payHref, statementParams, toQuery } from './statementList';

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
