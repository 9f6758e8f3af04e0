import { expect, it } from 'vitest';
import { migrations } from './migrations';

/** The last one before the rule: docs/operation.md#migrations. */
const BEFORE = '097-text-messages';

/** Whether a program of the release before would miss something: what it reads, or that it may leave out what it writes. */
const takesAway = (sql: string): boolean =>
  [
    /\bdrop (table|column|view|function|type|trigger|default)\b/i,
    /\brename\b/i,
    /\balter column \w+ (set not null|type|set data type)\b/i,
    /\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i,
  ].some((pattern) => pattern.test(sql.replace(/--.*$/gm, '')));

it.each([
  ['create table crop (name text not null)', false],
  ['alter table crop add column acres numeric', false],
  ['alter table crop add column acres numeric not null default 0', false],
  ['alter table crop add column acres numeric not null', true],
  ['alter table crop add column tons numeric default 0, add column acres numeric not null', true],
  ['alter table crop alter column acres set not null', true],
  ['alter table crop alter column acres set default 0', false],
  ['alter table crop alter column acres drop default', true],
  ['alter table crop alter column acres type bigint', true],
  ['alter table crop drop column acres', true],
  ['alter table crop rename to crops', true],
  ['alter table crop drop constraint crop_check, add constraint crop_check check (true)', false],
  ['-- We drop table crop later.\ncreate index on crop (name)', false],
  ['drop index crop_name', false],
  ['drop table crop', true],
])('%s: takes something away from the release before, %s', (sql, expected) => {
  expect(takesAway(sql)).toBe(expected);
});

it('a migration that takes something away says so in its name', () => {
  const named = migrations.filter(
    ({ name, sql }) => name > BEFORE && takesAway(sql) && !/^\d+-contract-/.test(name),
  );

  expect(named.map(({ name }) => name)).toEqual([]);
});
