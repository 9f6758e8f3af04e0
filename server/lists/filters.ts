import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { anyOf } from '../db/anyOf';
import { likePattern, wordsOf } from '../db/search';

export type Condition = RawBuilder<SqlBool>;

/** The SQL of a column, or of something reckoned from several. */
export type Sql = RawBuilder<unknown>;

/** What a filter is judged with beside its own value. */
export interface Filtering<Scope, Filter> {
  readonly scope: Scope;
  readonly filter: Filter;
  /** The member of the query, which a refusal names. */
  readonly name: string;
}

type Named = Pick<Filtering<unknown, unknown>, 'name'>;
type Conditions = readonly Condition[];

const day = (sign: string) => (column: Sql) => (date: string) =>
  sql<SqlBool>`${column} ${sql.raw(sign)} ${date}::date`;
const whole = (sign: string) => (column: Sql) => (number: number) =>
  sql<SqlBool>`${column} ${sql.raw(sign)} ${number}::bigint`;

/** 'YYYY-MM-DD'; the day itself counts. */
export const fromDay = day('>=');
export const toDay = day('<=');
export const minimum = whole('>=');
export const maximum = whole('<=');

export const equals = (column: Sql) => (value: string) => sql<SqlBool>`${column} = ${value}`;

/** Instants from the beginning of a day in a zone. */
export const fromMidnight = (column: Sql, zone: string, date: string) =>
  sql<SqlBool>`${column} >= ${midnight(zone, date, 0)}`;

/** Instants up to the end of a day in a zone. */
export const toMidnight = (column: Sql, zone: string, date: string) =>
  sql<SqlBool>`${column} < ${midnight(zone, date, 1)}`;

const midnight = (zone: string, date: string, plus: number) =>
  sql`(${date}::date + ${plus}::int)::timestamp at time zone ${zone}`;

/** Where a value is one of some; none of them narrows nothing. */
const amongAll = (column: Sql, values: readonly string[]): Conditions =>
  values.length > 0 ? [anyOf(column, values)] : [];

/** A comma-separated list of codes. */
export const anyCode =
  (column: Sql, codeOf = (code: string) => code) =>
  (list: string): Conditions =>
    amongAll(column, members(list).map(codeOf));

/**
 * A comma-separated list of words that are known.
 * @param words themselves, or the data's own letter for each
 */
export const anyWord = (column: Sql, words: readonly string[] | Readonly<Record<string, string>>) => {
  const letters = new Map(Array.isArray(words) ? [] : Object.entries(words));
  const known = Array.isArray(words) ? words : [...letters.keys()];
  return (list: string, { name }: Named): Conditions =>
    amongAll(
      column,
      knownOf(list, known, name).map((word) => letters.get(word) ?? word),
    );
};

/** The data's letter for each word, of the words for its letters. */
export const codesOf = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([letter, word]) => [word, letter]));

/** A comma-separated list of years. */
export const anyYear =
  (column: Sql, what: 'year' | 'crop year') =>
  (list: string, { name }: Named): Conditions =>
    amongAll(
      column,
      members(list).map((text) => yearOf(text, name, what)),
    );

/** A year's four digits, or a refusal that names the member of the query. */
function yearOf(text: string, name: string, what: 'year' | 'crop year'): string {
  if (/^[0-9]{4}$/.test(text)) return text;
  throw invalid(name, m.notAYear({ year: text, kind: what === 'year' ? what : 'cropYear' }));
}

// A longer list would not be read.
const MAX_NAMED = 20;

/** The words of a comma-separated list; one that is not known is refused. */
export function knownOf<Word extends string>(
  list: string | undefined,
  words: readonly Word[],
  name: string,
): Word[] {
  const chosen = members(list);
  const unknown = chosen.find((word) => !words.includes(word as Word));
  if (unknown === undefined) return chosen as Word[];
  throw invalid(
    name,
    words.length > MAX_NAMED
      ? m.unknownWordOfMany({ word: unknown })
      : m.unknownWord({ word: unknown, words: words.join(', ') }),
  );
}

/** What is wrong with one member of a query. */
const invalid = (name: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [name]: message } });

/** Every word of a text must be found by a condition of its own. */
export const eachWord =
  <At>(contains: (pattern: string, at: At, word: string) => Condition) =>
  (text: string, at: At): Conditions =>
    wordsOf(text).map((word) => contains(likePattern(word), at, word));

/** Whether the words of a text all occur in these columns, in capitals or not. */
export const search = (...columns: readonly Sql[]) =>
  eachWord((pattern) => sql<SqlBool>`concat_ws(' ', ${sql.join(columns)}) ilike ${pattern}`);

/** A column of codes in the words for them, inside the query. */
export const spoken = <Word extends string>(
  code: Sql,
  words: Readonly<Record<string, Word>>,
): RawBuilder<Word> =>
  sql<Word>`case ${code} ${sql.join(
    Object.entries(words).map(([one, word]) => sql`when ${sql.lit(one)} then ${sql.lit(word)}`),
    sql` `,
  )} end`;

/** All conditions together. */
export const all = (conditions: Conditions): Condition =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

/** Columns of a table that are called in a row as they are in the table. */
export const columnsOf = <Name extends string>(
  table: string,
  names: readonly Name[],
): Readonly<Record<Name, Sql>> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`${table}.${name}`)])) as Record<Name, Sql>;
