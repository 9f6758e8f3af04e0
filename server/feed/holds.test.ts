import { describe, expect, it } from 'vitest';
import { holdsOf } from './holds';

const file = (before: number, after: number) => ({ 'invoices.csv': { before, after } });

describe('rows that are quarantined', () => {
  it.each([
    [0, 0, false],
    [100, 0, false],
    [100, 1, false],
    [100, 2, true],
    [1_000, 10, false],
    [1_000, 11, true],
    [99, 1, true],
  ])('of %i rows read %i: held is %s', (read, quarantined, held) => {
    const rules = holdsOf(read, quarantined, {}).map(({ rule }) => rule);
    expect(rules).toEqual(held ? ['quarantined-rows'] : []);
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
    expect(holdsOf(1_000, 0, file(before, after)).map(({ rule }) => rule)).toEqual(held ? ['row-count'] : []);
  });
});

it('says every reason in words', () => {
  expect(holdsOf(18_422, 200, { ...file(1_000, 12_000), 'fields.csv': { before: 5, after: 5 } })).toEqual([
    {
      rule: 'quarantined-rows',
      file: null,
      message: '200 of 18,422 rows are quarantined, more than 1 %.',
    },
    {
      rule: 'row-count',
      file: 'invoices.csv',
      message: 'invoices.csv has 12,000 rows where there were 1,000, a change of more than 30 %.',
    },
  ]);
});
