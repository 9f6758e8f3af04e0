import { expect, it } from 'vitest';
import { checks } from './checks';
import { isProduction } from './plan';
import { readRepository } from './repository';

const repository = readRepository(process.cwd());
const names = Object.keys(checks) as (keyof typeof checks)[];
const found = new Map(names.map((name) => [name, checks[name](repository)]));

it('reads the whole repository', () => {
  const { sources, files, pages, scripts } = repository;
  const production = sources.filter(({ path }) => isProduction(path));
  const counts = names.map((name) => `${name} ${found.get(name)!.length}`);
  console.log(`${production.length} production files. Violations: ${counts.join(', ')}.`);

  expect(production.length).toBeGreaterThan(500);
  expect(sources.some(({ imports }) => imports.length > 3)).toBe(true);
  expect(files).toEqual(expect.arrayContaining(['package.json', 'src/main.tsx', 'scripts/test.mjs']));
  expect(files.filter((path) => /^(node_modules|dist|\.git|\.baselines)\//.test(path))).toEqual([]);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['README.md', 'docs/feed.md']));
  expect(scripts).toContain('test');
});

it.each(names)('the repository keeps: %s', (name) => {
  expect(found.get(name)).toEqual([]);
});
