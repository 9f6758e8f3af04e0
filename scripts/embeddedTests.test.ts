import { expect, it } from 'vitest';
import { embeddedTests, measured, modulesWithoutSmoke, nearTheEngine } from './embeddedTests';
import { databaseTests } from './boundaries/databaseTests';
import { readRepository } from './boundaries/repository';

const top = process.cwd();
const all = databaseTests(readRepository(top).sources);
const chosen = embeddedTests(measured(all, top));

it('takes what is near the engine, and the longest test of each module', () => {
  const files = [
    { path: 'server/db/db.test.ts', bytes: 1 },
    { path: 'server/app/app.test.ts', bytes: 900 },
    { path: 'server/feed/delta.test.ts', bytes: 1 },
    { path: 'server/feed/warnings.test.ts', bytes: 900 },
    { path: 'server/modules/a/long.test.ts', bytes: 9 },
    { path: 'server/modules/a/short.test.ts', bytes: 5 },
    { path: 'server/modules/b/only.test.ts', bytes: 5 },
  ];

  expect(embeddedTests(files)).toEqual([
    'server/db/db.test.ts',
    'server/feed/delta.test.ts',
    'server/modules/a/long.test.ts',
    'server/modules/b/only.test.ts',
  ]);
});

it('has a smoke test for every module of the server', () => {
  expect(modulesWithoutSmoke(chosen, top)).toEqual([]);
});

it('names a module that has none', () => {
  const others = chosen.filter((path) => !path.startsWith('server/modules/ledger/'));

  expect(modulesWithoutSmoke(others, top)).toEqual(['ledger']);
});

it.each(nearTheEngine)('finds tests in %s', (place) => {
  expect(chosen.some((path) => path.startsWith(place))).toBe(true);
});
