import { afterEach, describe, expect, it, vi } from 'vitest';
import { inChosenOrder, minSpace, printedColumns, spaceForValues, shownColumns } from './columnSpace';
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

const valued = (more: Partial<Column<string>>): Column<string> => ({
  id: 'value',
  label: 'Value',
  text: (row) => row,
  width: 120,
  mobile: 'meta',
  ...more,
});

// Where nothing can be measured, a letter counts ten pixels and what stands around it 24.
describe('a column of values', () => {
  it.each<[string, Partial<Column<string>>, string, number]>([
    ['amounts', { mobile: 'amount' }, '−$12,345,678.90', 174],
    ['figures', { align: 'right' }, '1,204.75 ton', 144],
    ['figures after a word for cards', { align: 'right' }, 'Change +3,696.4%', 120],
    ['days', {}, 'Dec 25, 2026', 144],
    ['short values', {}, '104880', 120],
    ['the longest values', {}, 'x'.repeat(28), 304],
    ['words', {}, 'x'.repeat(29), 120],
    ['what is never cut', { whole: true, grow: 1 }, 'x'.repeat(29), 314],
    ['what has a picture before it', { whole: 'pictured' }, 'Dec 25, 2026', 168],
    ['words that may be cut', { grow: 1 }, 'Urea 46-0-0, bulk', 120],
    ['chips', { mobile: 'status' }, 'Partly paid, past due', 120],
    ['what nobody asked for', { optional: true }, 'Dec 25, 2026', 120],
  ])('%s: %j with %j has %i pixels', (_, more, text, width) => {
    expect(spaceForValues([valued(more)], ['', text])[0]!.width).toBe(width);
  });

  it('has no more than was described before the first rows', () => {
    expect(spaceForValues([valued({ align: 'right' })], [])[0]!.width).toBe(120);
  });
});

it('a list needs room for the columns that always stay, as wide as their values', () => {
  expect(minSpace(columns, [], {})).toBe(400);
  expect(minSpace(columns, [], { item: false, lot: true })).toBe(220);
  expect(minSpace([valued({}), valued({ yields: 1 })], ['Dec 25, 2026'], {})).toBe(144);
});

it('on paper stands every column that somebody wants, and a chip in words', () => {
  const [invoice, , item] = columns;
  const chip = column('state', 100, { mobile: 'status', cell: () => 'painted' });
  const printed = printedColumns([invoice!, item!, chip, ...columns.slice(5)], { lot: true, item: false });

  expect(printed.map(({ id }) => id)).toEqual(['invoice', 'state', 'lot', 'amount']);
  expect(printed.some(({ optional }) => optional)).toBe(false);
  expect(printed[1]!.cell).toBeUndefined();
});

describe('where letters can be measured', () => {
  afterEach(() => void vi.unstubAllGlobals());

  // 8 figures of 10.5 pixels, or of 11, and three other signs; or 11 letters of whatever type stands in.
  it.each([
    ['figures of one width count', 5.1, 124],
    ['figures of whole pixels count where no letter has a part of one', 5, 127],
    ['so do wider letters of the system, until the portal’s have come', 12.1, 158],
  ])('%s', async (_, letter, width) => {
    const pen = { font: '', measureText: (text: string) => ({ width: text.length * letter }) };
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => pen;
      },
    );
    vi.stubGlobal('document', { documentElement: undefined });
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px', getPropertyValue: () => 'sans-serif' }));
    vi.resetModules();
    const fresh = await import('./columnSpace');

    const [column] = fresh.spaceForValues([valued({ align: 'right' })], ['$121,962.79']);
    expect(column!.width).toBe(width);
  });
});

describe('the order of columns', () => {
  const columns = ['a', 'b', 'c'].map((id) => column(id, 100));
  it.each([
    ['as the grid has them', undefined, ['a', 'b', 'c']],
    ['as somebody put them', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['those that were never placed behind the others', ['c'], ['c', 'a', 'b']],
    ['without those that are no more', ['gone', 'b'], ['b', 'a', 'c']],
  ])('is %s', (_, order, ids) => {
    expect(inChosenOrder(columns, order).map(({ id }) => id)).toEqual(ids);
  });
});
