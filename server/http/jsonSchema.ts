import type { Schema } from 'yup';
import { type Described, describe, hasFields, hasItems } from './exact';

/** A JSON Schema of the 2020-12 kind, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema that accepts what the yup description accepts: serialisers and the published description
 * are made of it, so neither is ever written by hand. Lengths count UTF-16 units, as JavaScript has them.
 * @throws where the description uses a test that has no JSON Schema yet
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const known = converted.get(schema) ?? convert(describe(schema));
  converted.set(schema, known);
  return known;
}

/** Each is asked for twice, by what writes answers and by what is published. */
const converted = new WeakMap<Schema, JsonSchema>();

function convert(d: Described): JsonSchema {
  if (hasFields(d)) {
    const fields = Object.entries(d.fields) as [string, Described][];
    return {
      type: orNull(d, 'object'),
      properties: Object.fromEntries(fields.map(([name, field]) => [name, convert(field)])),
      required: fields.filter(([, field]) => !field.optional).map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (hasItems(d)) {
    return Object.assign(
      { type: orNull(d, 'array'), items: convert(d.innerType as Described) },
      ...d.tests.map(({ name, params }) => keywordsOf('array', name ?? '', params ?? {})),
    ) as JsonSchema;
  }
  const alone = d.tests.map(({ name }) => alternatives[name ?? '']).find((schema) => schema);
  if (alone) return alone;
  const words = d.oneOf.filter((word) => word !== null);
  const isWhole = d.tests.some(({ name }) => name === 'integer');
  const type = d.type === 'mixed' ? typeof words[0] : d.type;
  return Object.assign(
    { type: orNull(d, isWhole ? 'integer' : type) },
    words.length > 0 && { enum: d.nullable ? [...words, null] : words },
    d.default !== undefined && { default: d.default },
    ...d.tests.map(({ name, params }) => keywordsOf(type, name ?? '', params ?? {})),
  ) as JsonSchema;
}

/** What may be of more than one type. */
const alternatives: Readonly<Record<string, JsonSchema>> = {
  dollars: {
    description: 'Dollars with at most two decimal places; more are refused.',
    anyOf: [
      { type: 'string', minLength: 1, maxLength: 20, examples: ['1234.50'] },
      { type: 'number', examples: [1234.5] },
    ],
  },
};

const orNull = (d: Described, type: string) => (d.nullable ? [type, 'null'] : type);

type Keywords = (params: Readonly<Record<string, unknown>>) => JsonSchema;

/** Per type and yup test, the keywords that say the same. */
const keywords: Readonly<Record<string, Keywords>> = {
  'string.required': () => ({ minLength: 1 }),
  'string.min': ({ min }) => ({ minLength: min }),
  'string.max': ({ max }) => ({ maxLength: max }),
  'string.length': ({ length }) => ({ minLength: length, maxLength: length }),
  'string.matches': ({ regex }) => ({ pattern: (regex as RegExp).source }),
  'string.calendar-date': () => ({
    // Written for a filter that may be left empty; a year 0 does not exist.
    anyOf: [{ const: '' }, { format: 'date', pattern: '^(?!0000)' }],
  }),
  'array.max': ({ max }) => ({ maxItems: max }),
  // Said by the type itself.
  'number.integer': () => ({}),
  'number.min': ({ min }) => ({ minimum: min }),
  'number.max': ({ max }) => ({ maximum: max }),
};

function keywordsOf(type: string, test: string, params: Readonly<Record<string, unknown>>): JsonSchema {
  const known = keywords[`${type}.${test}`];
  if (!known) throw new Error(`The test "${test}" of a ${type} has no JSON Schema; add it in jsonSchema.ts.`);
  return known(params);
}
