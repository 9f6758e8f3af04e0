import { expect, it } from 'vitest';
import { allRows, labeledColumns, pageWords, toggled } from './columns';

it.each([
  [{ from: 1, to: 25, total: 46 }, '1–25 of 46'],
  [{ from: 1001, to: 1025, total: 12_040 }, '1,001–1,025 of 12,040'],
  [{ from: 26, to: 50, total: null }, '26–50'],
  [{ from: 0, to: 0, total: 0 }, '0 of 0'],
])('%j reads %j', (page, words) => {
  expect(pageWords({ ...page, hasNext: false, hasPrevious: false })).toBe(words);
});

it.each([
  [undefined, 'all rows'],
  [1, '1 row'],
  [1204, 'all 1,204 rows'],
])('%s rows are %j', (rows, words) => {
  expect(allRows(rows)).toBe(words);
});

it('a selection gains and loses rows without being changed itself', () => {
  const ids = new Set(['a', 'b']);

  expect([...toggled(ids, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...toggled(ids, ['b', 'c'], false)]).toEqual(['a']);
  expect([...ids]).toEqual(['a', 'b']);
});

it('a column is called what its list’s labels say', () => {
  const column = labeledColumns<{ readonly no: string }, 'no'>({ no: 'Number' });

  expect(column('no', { text: ({ no }) => no, width: 90, mobile: 'title' })).toMatchObject({
    id: 'no',
    label: 'Number',
    width: 90,
  });
});
