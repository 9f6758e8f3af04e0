import { describe, expect, it } from 'vitest';
import { invoiceSorts, purchaseSorts } from '@contract/purchases/labels';
import { anInvoiceRow } from '@stories/support/invoiceRowBuilders';
import { aLine } from '@stories/support/lineBuilders';
import { invoiceColumns } from './invoiceColumns';
import { lineFacts, paidByText, purchaseColumns } from './purchaseColumns';

const columns = purchaseColumns((invoiceNo) => `?invoice=${invoiceNo}`);

describe('purchaseColumns', () => {
  it('shows at most nine at first', () => {
    expect(columns.filter(({ optional }) => !optional).map(({ label }) => label)).toEqual([
      'Invoice',
      'Date',
      'Item',
      'Field',
      'Quantity',
      'Status',
      'Amount',
    ]);
  });

  it('sorts by exactly what the server sorts by', () => {
    expect(
      columns
        .filter(({ sortable }) => sortable)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(purchaseSorts.toSorted());
  });

  it.each([
    [{ parentLineNo: 1, netCents: 0 }, 'In blend'],
    [{ parentLineNo: 1, netCents: 4200 }, '$42.00'],
    [{ parentLineNo: null, netCents: 0 }, '$0.00'],
  ])('tells the amount of %j as %s', (line, words) => {
    expect(columns.find(({ id }) => id === 'total')!.text(aLine(line))).toBe(words);
  });

  it('names each column once', () => {
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
  });

  it('has text for a line that says next to nothing', () => {
    const bare = aLine({
      quantity: null,
      unit: null,
      unitPrice: null,
      fieldName: null,
      farmName: null,
      paidBy: null,
      acres: null,
      splitPercent: null,
      cropYear: null,
      deliveredOn: null,
      ticketNo: null,
    });

    expect(columns.every(({ text }) => typeof text(bare) === 'string')).toBe(true);
  });
});

it.each([
  [{ paidBy: null }, ''],
  [{ paidBy: 'open' }, 'Open account'],
  [{ paidBy: 'prepay', prepayContractNo: 'PP-2261' }, 'Prepay PP-2261'],
] as const)('%o is paid by "%s"', (over, text) => {
  expect(paidByText(aLine(over))).toBe(text);
});

it('tells in the drawer how a line was paid, where it went and on which ticket', () => {
  expect(lineFacts(aLine({ paidBy: 'prepay', prepayContractNo: 'PP-2261' }))).toEqual([
    'Prepay PP-2261',
    'North bench',
    'Ticket T-55012',
    null,
  ]);
});

describe('invoiceColumns', () => {
  const ofInvoices = invoiceColumns((invoiceNo) => `?invoice=${invoiceNo}`, '2026-11-21');

  it('sorts by exactly what the server sorts by, and names each column once', () => {
    const ids = ofInvoices.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ofInvoices.flatMap(({ id, sortable }) => (sortable ? [id] : [])).toSorted()).toEqual(
      invoiceSorts.toSorted(),
    );
  });

  it('has on a phone’s card what to do by when', () => {
    const row = anInvoiceRow({ status: 'partial', openCents: 393_086 });
    const told = (place: string) =>
      ofInvoices.flatMap(({ mobile, text }) => (mobile === place && text(row) ? [text(row)] : []));

    expect([told('title'), told('meta'), told('status'), told('amount')]).toEqual([
      ['UAN 32-0-0 and 3 more'],
      ['104880', 'Nov 17, 2026', 'East bench', '$500.00 of $4,430.86 paid'],
      ['Partly paid, due Dec 15', 'Save $107.20 by Nov 25'],
      ['$4,430.86'],
    ]);
  });
});
