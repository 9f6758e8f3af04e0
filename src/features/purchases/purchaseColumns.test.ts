import { describe, expect, it } from 'vitest';
import { purchaseSorts } from '@contract/purchases/labels';
import { aLine } from '@stories/support/lineBuilders';
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
