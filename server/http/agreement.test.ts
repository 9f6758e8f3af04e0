import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fastJson from 'fast-json-stringify';
import fc from 'fast-check';
import { object, type Schema, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { contractSchemas } from './contractSchemas';
import { jsonSchemaOf } from './jsonSchema';
import { bodyReader } from './readers';
import { fitting, nearlyFitting } from './testing/values';
import { propertyRuns } from '@contract/testing/propertyRuns';

const parts: readonly [string, Schema][] = [...contractSchemas].flatMap(([{ method, path }, schemas]) =>
  (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = (schemas as Partial<Record<typeof part, Schema>>)[part];
    return schema ? [[`${method} ${path} ${part}`, schema] as [string, Schema]] : [];
  }),
);

// Lengths count UTF-16 units on both sides.
const ajv = new Ajv2020({ strict: false, unicode: false, logger: false });
addFormats.default(ajv);

describe.each(parts)('the JSON Schema of %s', (_, schema) => {
  const accepts = ajv.compile(jsonSchemaOf(schema));
  const read = bodyReader(schema);
  const reads = (value: unknown): boolean => {
    try {
      read(value);
      return true;
    } catch {
      return false;
    }
  };
  /** Thrown and not expected: to expect something takes longer than to look at it, tens of thousands of times. */
  const agree = (value: unknown, verdict: boolean): void => {
    if (accepts(value) === verdict) return;
    throw new Error(`The schema ${verdict ? 'refuses' : 'accepts'} it: ${JSON.stringify(accepts.errors)}`);
  };

  it('accepts what the description accepts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fitting(schema), (value) => {
        agree(value, true);
        read(value);
        accepted += 1;
      }),
      { numRuns: propertyRuns(40) },
    );
    expect(accepted).toBe(propertyRuns(40));
  });

  it('refuses what the description refuses', () => {
    let refused = 0;
    fc.assert(
      fc.property(nearlyFitting(schema), (value) => {
        // Where nothing was sent the reader sees a part without members, which may be whole.
        fc.pre(value !== null);
        const verdict = reads(value);
        refused += Number(!verdict);
        agree(value, verdict);
      }),
      { numRuns: propertyRuns(200) },
    );
    expect(refused).toBeGreaterThan(20);
  });
});

const responses = parts.filter(([name]) => name.endsWith('response'));

describe.each(responses)('the writer of %s', (_, schema) => {
  it('writes what it accepts without losing or adding anything', () => {
    const write = fastJson(jsonSchemaOf(schema) as never);
    fc.assert(
      fc.property(fitting(schema), (value) => {
        expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});

it('does not pass over a test that it cannot say', () => {
  expect(() => jsonSchemaOf(object({ code: string().test('odd', 'odd', () => true) }))).toThrow(
    'The test "odd" of a string has no JSON Schema',
  );
});
