import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterCursor, decodeCursor, directionOf, pageFrom } from './cursor';
import { byCode, byDate, byText, orderBy, orderOf } from './order';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const no = sql.ref('no');
const list = {
  sorts: { day: byDate(sql.ref('day')), no: byCode(no), due: byDate(sql.ref('due'), 'last') },
  ties: [
    { key: no, type: 'text' },
    { key: sql.ref('line'), type: 'int', alwaysRising: true },
  ],
} as const;
const partsOf = (sort: string, back = false) => orderOf(list, sort, back);
const orderText = (sort: string, back = false) => orderBy(partsOf(sort, back)).compile(compiler).sql;

describe('an order', () => {
  it.each([
    ['day', false, '"day" asc, "no" asc, "line" asc'],
    ['-day', false, '"day" desc, "no" desc, "line" asc'],
    ['-day', true, '"day" asc, "no" asc, "line" desc'],
    ['no', false, '"no" asc, "line" asc'],
    ['due', false, `coalesce("due", '9999-12-31'::date) asc, "no" asc, "line" asc`],
  ])('by %s, backwards %s, is %s', (sort, back, text) => {
    expect(orderText(sort, back)).toBe(text);
  });
});

describe('what lies behind a cursor', () => {
  it('is told by its first comparison to the index, and by all of them to the rest', () => {
    const parts = orderOf({ ...list, ties: [{ key: no, type: 'text' }] }, 'day', false);
    const { sql: text, parameters } = afterCursor(parts, ['2026-04-12', 'A-1']).compile(compiler);

    expect(text).toBe('("day") >= ($1::date) and ("day", "no") > ($2::date, $3::text)');
    expect(parameters).toEqual(['2026-04-12', '2026-04-12', 'A-1']);
  });

  it('is one comparison where one value settles the order', () => {
    const parts = orderOf({ ...list, ties: [] }, '-no', false);

    expect(afterCursor(parts, ['A-1']).compile(compiler).sql).toBe('("no") < ($1::text)');
  });

  it('minds a part that goes the other way', () => {
    const { sql: text } = afterCursor(partsOf('-day'), ['2026-04-12', 'A-1', 3]).compile(compiler);

    expect(text).toBe(
      '("day", "no") <= ($1::date, $2::text) and (("day", "no") < ($3::date, $4::text) or ("line") > ($5::int))',
    );
  });
});

describe('a cursor', () => {
  const rows = [{ cursor: ['2026-04-12', 'A-1', 1] }, { cursor: ['2026-04-11', 'A-2', 1] }] as const;
  const { next } = pageFrom(rows, 1, undefined, '-day');

  it('leads back to where its page ended', () => {
    expect(decodeCursor(next!, '-day', partsOf('-day'))).toEqual(['2026-04-12', 'A-1', 1]);
  });

  it.each([
    ['another order', next!, 'day'],
    ['no JSON', 'x', '-day'],
    ['a day that there is not', encode('-day', '2026-02-30', 'A-1', 1), '-day'],
    ['too few values', encode('-day', '2026-04-12'), '-day'],
    ['NUL in a text', encode('-day', '2026-04-12', 'A\0', 1), '-day'],
    ['a fraction for a line', encode('-day', '2026-04-12', 'A-1', 1.5), '-day'],
  ])('of %s is refused', (_, text, order) => {
    expect(() => decodeCursor(text, order, partsOf(order))).toThrow(/doesn’t belong to this list/);
  });

  it('lies one way or the other', () => {
    expect(directionOf({ limit: 1 })).toBeUndefined();
    expect(directionOf({ limit: 1, before: 'x' })).toEqual({ back: true, cursor: 'x' });
    expect(() => directionOf({ limit: 1, after: 'x', before: 'x' })).toThrow(/one of the two/);
  });
});

function encode(...values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

it('sorts long texts by their beginning, which is all that an address has room for', () => {
  expect(byText(sql.ref('name')).key.compile(compiler).sql).toBe(`left(lower(coalesce("name", '')), 48)`);
});
