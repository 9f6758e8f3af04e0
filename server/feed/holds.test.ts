import { describe, expect, it } from 'vitest';
import { holdsOf } from './holds';

const clean = { rowsRead: 1_000, rowsQuarantined: 0, rowsWaiting: 0 };
const file = (before: number, after: number) => ({ 'invoices.csv': { before, after } });

describe('rows that are quarantined', () => {
  it.each<[read: number, wrong: number, waiting: number, held: boolean]>([
    [0, 0, 0, false],
    [1_000, 10, 0, false],
    [1_000, 11, 0, true],
    // A handful is no sign of a drop that went wrong, however small that is.
    [48, 1, 0, false],
    [48, 5, 0, false],
    [48, 6, 0, true],
    [600, 6, 0, false],
    [599, 6, 0, true],
    // Rows that only wait with a wrong one are no further reason.
    [1_000, 10, 900, false],
    [1_000, 11, 900, true],
    [48, 5, 40, false],
  ])('of %i rows read %i, and %i that wait with them: held is %s', (rowsRead, wrong, rowsWaiting, held) => {
    const rules = holdsOf({ rowsRead, rowsQuarantined: wrong + rowsWaiting, rowsWaiting }, {});
    expect(rules.map(({ rule }) => rule)).toEqual(held ? ['quarantined-rows'] : []);
  });
});

describe('rows of a file', () => {
  it.each([
    [0, 0, false],
    // What never came before has nothing to be compared with.
    [0, 500, false],
    [100, 70, false],
    [100, 69, true],
    [100, 130, false],
    [100, 131, true],
    [10, 7, false],
    [10, 6, true],
    [1, 0, true],
  ])('from %i to %i: held is %s', (before, after, held) => {
    expect(holdsOf(clean, file(before, after)).map(({ rule }) => rule)).toEqual(held ? ['row-count'] : []);
  });
});

it('says every reason in words', () => {
  const rows = { rowsRead: 18_422, rowsQuarantined: 230, rowsWaiting: 30 };
  expect(holdsOf(rows, { ...file(1_000, 12_000), 'fields.csv': { before: 5, after: 5 } })).toEqual([
    {
      rule: 'quarantined-rows',
      file: null,
      message: '200 of 18,422 rows are quarantined, more than 1 %. 30 more wait with them.',
    },
    {
      rule: 'row-count',
      file: 'invoices.csv',
      message: 'invoices.csv has 12,000 rows where there were 1,000, a change of more than 30 %.',
    },
  ]);
});
