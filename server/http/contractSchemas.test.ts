import { existsSync, readdirSync } from 'node:fs';
import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { type AnyEndpoint, defineEndpoint } from '@contract/endpoint';
import { contractSchemas, schemasOf } from './contractSchemas';

const all = [...contractSchemas].map(([endpoint, schemas]) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  path: endpoint.path,
  schemas,
}));

it('has every endpoint of the contract', async () => {
  const files = readdirSync('contract')
    .map((area) => `contract/${area}/endpoints.ts`)
    .filter((file) => existsSync(file));
  const areas = await Promise.all(
    files.map(async (file) => (await import(`../../${file}`)) as Readonly<Record<string, AnyEndpoint>>),
  );

  expect(files.length).toBeGreaterThan(20);
  expect(new Set(areas.flatMap((area) => Object.values(area)))).toEqual(new Set(contractSchemas.keys()));
});

describe.each(all)('$name', ({ name, path, schemas }) => {
  it('has a path of its own under /api, and a schema for each of its parameters', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    const described = schemas.params ? (schemas.params as Schema & { fields: object }).fields : {};

    expect(path).toMatch(/^\/api\/[\w/:-]+$/);
    expect(Object.keys(described)).toEqual(named);
    expect(all.filter((other) => other.name === name)).toHaveLength(1);
  });

  it('says in one sentence what it is for', () => {
    expect(schemas.summary).toMatch(/^[A-Z].*\.$/);
  });
});

it('says so where an endpoint is bound that has no schemas there', () => {
  expect(() => schemasOf(defineEndpoint({ method: 'GET', path: '/api/x' }))).toThrow(
    '/api/x is no endpoint of the contract',
  );
});
