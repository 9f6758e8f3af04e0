import { describe, expect, it } from 'vitest';
import { printedColumns, spaceForNumbers, shownColumns } from './columnSpace';
import type { Column } from './columns';

const column = (id: string, width: number, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  label: id,
  text: () => '',
  width,
  mobile: 'meta',
  ...more,
});
const columns = [
  column('invoice', 100),
  column('date', 120, { yields: 1 }),
  column('item', 180),
  column('field', 120, { yields: 3 }),
  column('quantity', 110, { yields: 2 }),
  column('lot', 120, { optional: true, yields: 4 }),
  column('amount', 120),
];
const shown = (room: number | undefined, chosen: Readonly<Record<string, boolean>> = {}) =>
  [...shownColumns(columns, chosen, room)].join(' ');

describe('columns in a narrow grid', () => {
  it.each([
    [undefined, 'invoice date item field quantity amount'],
    [750, 'invoice date item field quantity amount'],
    [749, 'invoice date item quantity amount'],
    [600, 'invoice date item amount'],
    [500, 'invoice item amount'],
    [200, 'invoice item amount'],
  ])('with %s pixels are %s', (room, ids) => {
    expect(shown(room)).toBe(ids);
  });

  it('stay when somebody asked for them, and stay away when somebody sent them off', () => {
    expect(shown(520, { lot: true, item: false })).toBe('invoice date lot amount');
    expect(shown(200, { field: true })).toBe('invoice item field amount');
  });
});

it.each([
  [['$1.00', '−$12,345,678.90'], 170],
  [['$1.00'], 120],
  [[], 120],
])('amounts like %j have %d pixels', (texts, width) => {
  const amount: Column<string> = {
    id: 'amount',
    label: 'Amount',
    text: (row) => row,
    width: 120,
    mobile: 'amount',
  };
  const item: Column<string> = { ...amount, mobile: 'title' };

  expect(spaceForNumbers([amount, item], texts).map((column) => column.width)).toEqual([width, 120]);
});

it('on paper stands every column that somebody wants, and a chip in words', () => {
  const [invoice, , item] = columns;
  const chip = column('state', 100, { mobile: 'status', cell: () => 'painted' });
  const printed = printedColumns([invoice!, item!, chip, ...columns.slice(5)], { lot: true, item: false });

  expect(printed.map(({ id }) => id)).toEqual(['invoice', 'state', 'lot', 'amount']);
  expect(printed.some(({ optional }) => optional)).toBe(false);
  expect(printed[1]!.cell).toBeUndefined();
});
