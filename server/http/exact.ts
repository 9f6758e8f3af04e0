import type { Schema, SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';
import * as m from '@locales/problems';

/** What yup says of a schema, as far as our descriptions go: no lazy parts, no references. */
export type Described = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription;

const described = new WeakMap<Schema, Described>();

/** What yup says of a schema. It is asked once of each, since it takes its time. */
export function describe(schema: Schema): Described {
  const known = described.get(schema) ?? schema.describe();
  described.set(schema, known);
  return known;
}

export const hasFields = (d: Described): d is SchemaObjectDescription => d.type === 'object' && 'fields' in d;
export const hasItems = (d: Described): d is SchemaInnerTypeDescription =>
  d.type === 'array' && 'innerType' in d;

type Misfits = Record<string, string>;

/**
 * What in a value is not of the very JSON type that is described: "5" is no number, 5 no text, and a member
 * that nobody described is refused instead of being dropped in silence. Message by the member's path.
 */
export function misfits(described: Described, value: unknown, path = ''): Misfits {
  if (value === undefined || (value === null && described.nullable)) return {};
  if (hasFields(described)) return isPlain(value) ? inMembers(described, value, path) : no(path, 'object');
  if (hasItems(described)) {
    if (!Array.isArray(value)) return no(path, 'list');
    const item = described.innerType as Described;
    return merge(value.map((each, i) => misfits(item, each, `${path}[${i}]`)));
  }
  const { type } = described;
  if (type === 'string' || type === 'number' || type === 'boolean') {
    // The database cannot hold NUL in text, whatever the text is.
    if (typeof value === 'string' && value.includes('\0')) return no(path, 'noNul');
    return typeof value === type ? {} : no(path, type);
  }
  return {};
}

function inMembers({ fields }: SchemaObjectDescription, value: object, path: string): Misfits {
  return merge(
    Object.entries(value).map(([name, member]) => {
      const at = path ? `${path}.${name}` : name;
      if (!Object.hasOwn(fields, name)) return { [at]: m.unknownName({ name }) };
      return misfits(fields[name] as Described, member, at);
    }),
  );
}

const no = (path: string, kind: string): Misfits => ({
  [path]: m.wrongKind({ name: path || m.thisValue(), kind }),
});
// Not Object.assign, which would take a member called __proto__ for an order.
const merge = (all: readonly Misfits[]): Misfits => Object.fromEntries(all.flatMap(Object.entries));
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
