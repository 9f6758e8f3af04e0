import { describe, expect, it } from 'vitest';
import { aBalance, aLedgerRow, someLedgerTotals } from '@stories/support/ledgerBuilders';
import { documentHref, ledgerParams, newestFirst, toQuery, totalsWords } from './ledgerList';

const read = (address: string) => ledgerParams.read(new URLSearchParams(address));
const asked = (address: string, account: string | null = '2281') =>
  JSON.parse(JSON.stringify(toQuery(read(address).filters, account))) as object;

describe('what the address says', () => {
  it.each([
    ['', {}],
    ['status=open&q=urea', { status: 'open', q: 'urea' }],
    ['status=lost&age=ancient&kind=%3Cb%3E&from=2026-02-30', {}],
    ['kind=invoice,nsf&branch=TEK', { kind: 'invoice,nsf', branch: 'TEK' }],
    // A day of the aging is the panel's own, until a bucket narrows the rows.
    ['agedOn=2026-12-31', {}],
    ['agedOn=2026-12-31&age=days30', { agedOn: '2026-12-31', age: 'days30' }],
  ])('%j is asked as %o', (address, query) => {
    expect(asked(address)).toEqual({ account: '2281', ...query });
  });

  it('is asked of all accounts where none is chosen', () => {
    expect(asked('', null)).toEqual({});
  });
});

it.each([
  [{}, '/my-account/purchases/purchase-details?account=2281&invoice=104880'],
  [{ invoiceNo: null }, undefined],
])('a row %o leads to its document', (over, href) => {
  expect(documentHref(aLedgerRow(over))).toBe(href);
});

it.each([
  ['-date', true],
  ['-amount', true],
  ['date', false],
])('in the order %s the closing balance stands above: %s', (sort, above) => {
  expect(newestFirst({ sort })).toBe(above);
});

describe('the totals in words', () => {
  const labels = (totals = someLedgerTotals()) =>
    totalsWords(totals).sums.map(({ label, text }) => `${label} ${text}`);

  it('have what is open of one account', () => {
    expect(labels()).toEqual(['Debits $201,142.33', 'Credits $182,609.92', 'Open $18,532.41']);
  });

  it('never net one account’s credit against another’s debt', () => {
    const accounts = [aBalance(), aBalance({ accountNo: '2290', openCents: -125_000 })];

    expect(labels(someLedgerTotals({ accounts }))).toEqual(['Debits $201,142.33', 'Credits $182,609.92']);
  });
});
