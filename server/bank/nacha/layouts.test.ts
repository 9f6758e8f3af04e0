import { expect, it } from 'vitest';
import { type Layout, layouts } from './layouts';

const { entries, addenda, ...others } = layouts;
const all: Readonly<Record<string, Layout>> = { ...others, ...entries, ...addenda };

it.each(Object.entries(all))('%s has each of the 94 positions in one field', (_, layout) => {
  let next = 1;
  for (const { start, length } of Object.values(layout)) {
    expect(start).toBe(next);
    next += length;
  }
  expect(next).toBe(95);
});

/** As appendix three of the rules has them, the fields that a slip would shift without a gap. */
it.each([
  ['fileHeader', 'creationDate', 24, 6],
  ['fileHeader', 'fileIdModifier', 34, 1],
  ['batchHeader', 'effectiveDate', 70, 6],
  ['batchHeader', 'secCode', 51, 3],
  ['PPD', 'accountNumber', 13, 17],
  ['CCD', 'amount', 30, 10],
  ['WEB', 'discretionary', 77, 2],
  ['CTX', 'addendaCount', 55, 4],
  ['COR', 'traceNumber', 80, 15],
  ['05', 'sequence', 84, 4],
  ['98', 'correctedData', 36, 29],
  ['99', 'information', 36, 44],
  ['batchControl', 'entryHash', 11, 10],
  ['fileControl', 'debits', 32, 12],
])('%s: %s begins at %i and has %i positions', (layout, field, start, length) => {
  expect(all[layout]![field]).toMatchObject({ start, length });
});

it('fields that differ between SEC codes have the names of the rules', () => {
  expect([entries.PPD.name.label, entries.CCD.name.label, entries.CTX.name.label]).toEqual([
    'Individual Name',
    'Receiving Company Name',
    'Receiving Company Name',
  ]);
  expect([entries.WEB.discretionary.label, entries.PPD.discretionary.label]).toEqual([
    'Payment Type Code',
    'Discretionary Data',
  ]);
});
