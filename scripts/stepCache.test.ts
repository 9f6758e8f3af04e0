import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modulesOf, modulesOfAll } from '../e2e/modules.mjs';
import { readInputs } from './stepCache.mjs';
import { readRepository } from './boundaries/repository';
import { testFiles } from './testFiles';

type Files = ReturnType<typeof testFiles>;

describe('what a test depends on', async () => {
  const inputs = await readInputs();

  it('is the same as long as nothing changes', async () => {
    const again = await readInputs();

    expect(again.of(['server/app/main.ts'])).toBe(inputs.of(['server/app/main.ts']));
    expect(again.everything()).toBe(inputs.everything());
  });

  it('is another for files that import others, and for what is left out', () => {
    const all = inputs.of(['server/app/main.ts']);

    expect(inputs.of(['contract/format/money.ts'])).not.toBe(all);
    expect(inputs.of(['server/app/main.ts'], (path) => path.startsWith('server/modules/'))).not.toBe(all);
  });

  it('is everything for a test that looks into files', () => {
    expect(inputs.ofTest('scripts/stepCache.test.ts')).toBe(inputs.everything());
    expect(inputs.ofTest('contract/format/money.test.ts')).not.toBe(inputs.everything());
  });
});

it('runs every database test on the embedded database in a deep run, and a part of them else', () => {
  const { sources } = readRepository(process.cwd());
  const [usual, deep] = [false, true].map((each) => testFiles(process.cwd(), each, sources)) as [
    Files,
    Files,
  ];

  expect(deep.embedded).toEqual(usual.postgres);
  expect(usual.embedded.length).toBeLessThan(usual.postgres.length);
  expect(usual.postgres).toEqual(expect.arrayContaining(usual.embedded));
});

describe('the modules of the e2e tests', () => {
  it.each(Object.entries(modulesOf))('%s is a test, about modules that there are', (name, modules) => {
    expect(existsSync(`e2e/tests/${name}.spec.ts`)).toBe(true);
    for (const module of modules) expect(existsSync(`server/modules/${module}`), module).toBe(true);
  });

  it('name every module of the server', () => {
    const named = new Set([...Object.values(modulesOf).flat(), ...modulesOfAll]);

    expect(readdirSync('server/modules').filter((name) => !named.has(name))).toEqual([]);
  });
});
