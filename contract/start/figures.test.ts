import { describe, expect, it } from 'vitest';
import { anAccount, aNewAccount } from '@stories/support/builders';
import { anInvoiceRow } from '@stories/support/invoiceRowBuilders';
import { invoiceFigures, owedFigures } from './figures';

const told = (figures: ReturnType<typeof owedFigures>) =>
  Object.fromEntries(figures.map(({ place, text }) => [place, text]));

describe('the first figures of what is owed', () => {
  it('are the sum and its first two lines', () => {
    expect(told(owedFigures([anAccount()], '2026-11-21'))).toEqual({
      accounts: null,
      owed: '$18,532.41',
      'owed-0': 'Past due',
      'owed-0-note': '',
      'owed-0-amount': '$2,889.00',
      'owed-1': 'Due Nov 30',
      'owed-1-note': '',
      'owed-1-amount': '$8,214.50',
    });
  });

  it('leave nothing waiting where nothing is owed', () => {
    const { owed, accounts, ...lines } = told(owedFigures([aNewAccount()], '2026-11-21'));

    expect([owed, accounts]).toEqual(['$0.00', null]);
    expect(new Set(Object.values(lines))).toEqual(new Set(['']));
  });
});

describe('the first figures of invoices', () => {
  it('are what a card says of each, and no card without one', () => {
    const row = anInvoiceRow({
      item: 'Urea',
      moreItems: 1,
      totalCents: 123_456,
      invoiceNo: '0047561',
      invoiceDate: '2026-11-16',
    });

    expect(told(invoiceFigures([row]))).toEqual({
      accounts: null,
      'row-0-title': 'Urea and 1 more',
      'row-0-amount': '$1,234.56',
      'row-0-meta': '0047561 · Nov 16, 2026',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`row-${at}`, null])),
    });
  });

  it('are none of a list without rows: its page says why', () => {
    expect(invoiceFigures([])).toEqual([]);
  });

  it('are those of the first cards alone', () => {
    const rows = Array.from({ length: 30 }, () => anInvoiceRow());

    expect(invoiceFigures(rows)).toHaveLength(1 + 6 * 3);
  });
});
