import { object, string } from 'yup';
import { expect, expectTypeOf, it } from 'vitest';
import { type CallOf, defineDownload, defineEndpoint, type RequestOf } from './endpoint';

const schemas = {
  one: { summary: 'X.', query: object({ a: string().required() }), response: object({}) },
  keyed: { summary: 'Y.', body: object({ b: string().required() }), response: object({}) },
  file: { summary: 'Z.', produces: { csv: 'text/csv' } },
} as const;

const one = defineEndpoint<typeof schemas.one>({ method: 'GET', path: '/api/x' });
const keyed = defineEndpoint<typeof schemas.keyed>({ method: 'POST', path: '/api/y', keyed: true });
const file = defineDownload<typeof schemas.file>({ method: 'GET', path: '/api/z' });

it('a definition is the facts of the call and nothing else', () => {
  expect([one, keyed, file]).toEqual([
    { method: 'GET', path: '/api/x' },
    { method: 'POST', path: '/api/y', keyed: true },
    { method: 'GET', path: '/api/z' },
  ]);
});

it('a caller passes the parts that an endpoint has, no others', () => {
  expectTypeOf<CallOf<typeof one>>().toEqualTypeOf<{ query: { a: string } }>();
  expectTypeOf<CallOf<typeof keyed>>().toEqualTypeOf<{ body: { b: string } } & { readonly key: string }>();
  expectTypeOf<RequestOf<typeof one>['body']>().toEqualTypeOf<undefined>();
  expect(schemas.one.query.isValidSync({})).toBe(false);
});
