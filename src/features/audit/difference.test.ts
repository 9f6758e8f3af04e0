import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference';

const lines = (before: unknown, after: unknown) =>
  differenceOf(
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
  ).map(({ name, before: was, after: is, changed }) => [name, was, is, changed]);

describe('two states beside each other', () => {
  it.each([
    [undefined, { admin: true }, [['admin', null, 'Yes', true]]],
    [{ admin: true }, undefined, [['admin', 'Yes', null, true]]],
    [
      { name: 'Ada', admin: false },
      { name: 'Ada', admin: true },
      [
        ['admin', 'No', 'Yes', true],
        ['name', 'Ada', 'Ada', false],
      ],
    ],
    [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [['a.b.c', '1', '2', true]]],
    [{ accounts: ['1'] }, { accounts: ['1', '2'] }, [['accounts', '1', '1, 2', true]]],
    [{ rows: [{ id: 1 }] }, { rows: [{ id: 2 }] }, [['rows.0.id', '1', '2', true]]],
    [{ banner: '' }, { banner: null }, [['banner', '–', '–', false]]],
    [undefined, undefined, []],
  ])('%j and %j', (before, after, expected) => {
    expect(lines(before, after)).toEqual(expected);
  });

  it('that are no JSON are told as they stand', () => {
    expect(differenceOf(null, '{broken')).toEqual([
      { name: 'Value', before: null, after: '{broken', changed: true },
    ]);
  });
});
