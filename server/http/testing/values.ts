import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from 'yup';
import { type Described, hasFields, hasItems } from '../exact';

/** Values that a description accepts. */
export const fitting = (schema: Schema): Arbitrary<unknown> => valueOf(schema.describe());

/** Values that a description would accept, but for one member or item that is lost, added or replaced. */
export const nearlyFitting = (schema: Schema): Arbitrary<unknown> =>
  fc.tuple(fitting(schema), choices, strange).map(([value, drawn, other]) => {
    let at = 0;
    const next = () => drawn[at++ % drawn.length]!;
    return bent(value, next, other);
  });

/** As many as the way to a member that lies deep takes. */
const choices = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });

/** What might stand where something else belongs: near misses first. */
const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '5',
    '0',
    null,
    true,
    0,
    1.5,
    -1,
    101,
    'open',
    '2026-02-29',
    '0000-01-01',
    '2026-02-28',
  ),
  fc.constantFrom('x'.repeat(21), 'x'.repeat(255), 'x'.repeat(2_000), [], {}, [{}], { __proto__: null }),
  fc.jsonValue(),
);

function valueOf(d: Described): Arbitrary<unknown> {
  const value = plainOf(d);
  return d.nullable ? fc.option(value, { nil: null }) : value;
}

function plainOf(d: Described): Arbitrary<unknown> {
  if (hasFields(d)) {
    const fields = Object.entries(d.fields) as [string, Described][];
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)])), {
      requiredKeys: fields.filter(([, field]) => !field.optional).map(([name]) => name),
      noNullPrototype: true,
    });
  }
  if (hasItems(d)) {
    const max = d.tests.find(({ name }) => name === 'max')?.params?.max as number | undefined;
    return fc.array(valueOf(d.innerType as Described), { maxLength: Math.min(3, max ?? 3) });
  }
  const words = d.oneOf.filter((word) => word !== null);
  if (words.length > 0) return fc.constantFrom(...words);
  if (d.type === 'boolean') return fc.boolean();
  const has = (test: string) => d.tests.find(({ name }) => name === test);
  const limit = (test: 'min' | 'max') => has(test)?.params?.[test] as number | undefined;
  if (d.type === 'number') {
    return has('integer') ? fc.integer({ min: limit('min'), max: limit('max') }) : fc.double({ noNaN: true });
  }
  if (has('dollars')) {
    return fc.oneof(
      fc.constantFrom('1234.50', '0.01', 'twelve'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
  }
  if (has('calendar-date'))
    return fc.constantFrom(
      ...(has('required') ? [] : ['']),
      '2026-04-12',
      '2024-02-29',
      '0001-01-01',
      '9999-12-31',
    );
  const pattern = has('matches')?.params?.regex as RegExp | undefined;
  // What a pattern with a look-ahead accepts cannot be made from it; short plain words fit all of those.
  if (pattern)
    return pattern.source.includes('(?') ? fc.constantFrom('Ada', 'B & Sons') : fc.stringMatching(pattern);
  return fc
    .string({ unit: 'binary', minLength: has('required') ? 1 : 0, maxLength: 12 })
    .filter((text) => !text.includes('\0') && text.length <= (limit('max') ?? Infinity));
}

function bent(value: unknown, next: () => number, other: unknown): unknown {
  const stop = next() % 4 === 0;
  if (Array.isArray(value) && value.length > 0 && !stop) {
    const at = next() % value.length;
    return value.map((item, i) => (i === at ? bent(item, next, other) : (item as unknown)));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !stop) {
    const members = Object.entries(value as Record<string, unknown>);
    const at = members.length === 0 ? 0 : next() % members.length;
    const way = next() % 8;
    if (way === 0) return { ...value, added: other };
    if (way === 1) return Object.fromEntries(members.filter((_, i) => i !== at));
    return Object.fromEntries(
      members.map(([name, member], i) => [name, i === at ? bent(member, next, other) : member]),
    );
  }
  return other;
}
