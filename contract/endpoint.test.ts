import { object, type Schema, string } from 'yup';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { accounts } from './accounts';
import { type CallOf, type Download, download, type Endpoint, endpoint, type RequestOf } from './endpoint';
import { health } from './health';
import { purchases } from './purchases';
import { users } from './users';

const areas = { accounts, purchases, users, health };
const all: readonly [string, Endpoint | Download][] = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, one]) => [`${area}.${name}`, one] as [string, Endpoint | Download]),
);

describe.each(all)('%s', (_, { method, path, summary, params }) => {
  it('has a path of its own under /api, and a schema for each of its parameters', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = params ? (params as Schema & { fields: object }).fields : {};

    expect(path).toMatch(/^\/api\/[\w/:-]+$/);
    expect(Object.keys(described)).toEqual(named);
    expect(all.filter(([, other]) => other.path === path && other.method === method)).toHaveLength(1);
  });

  it('says in one sentence what it is for', () => {
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the helpers', () => {
  it('hand back what they were given', () => {
    const description = { method: 'GET', path: '/api/x', summary: 'X.', response: object({}) } as const;
    const file = { method: 'GET', path: '/api/y', summary: 'Y.', produces: { csv: 'text/csv' } } as const;

    expect(endpoint(description)).toBe(description);
    expect(download(file)).toBe(file);
  });

  it('ask a caller for the parts that an endpoint has, no others', () => {
    const one = endpoint({
      method: 'GET',
      path: '/api/x',
      summary: 'X.',
      query: object({ a: string().required() }),
      response: object({}),
    });

    expectTypeOf<CallOf<typeof one>>().toEqualTypeOf<{ query: { a: string } }>();
    expectTypeOf<RequestOf<typeof one>['body']>().toEqualTypeOf<undefined>();
    expect(one.query.isValidSync({})).toBe(false);
  });

  it('let nothing but health answer without a token', () => {
    expect(all.filter(([, one]) => 'open' in one).map(([name]) => name)).toEqual(['health.read']);
  });
});
