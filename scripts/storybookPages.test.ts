import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readAliases, resolveImport } from './boundaries/aliases';
import { readRepository } from './boundaries/repository';
import { readSource } from './boundaries/source';

const folder = 'stories/docs';
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

const { sources } = readRepository(process.cwd());
const exportsOf = new Map(
  sources.map(({ path, exports }) => [path.replace(/\.tsx?$/, ''), new Set(exports)]),
);
const stories = new Set(
  sources
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, exports }) => {
      const title = /const meta = \{\s*title: '([^']+)'/.exec(readFileSync(path, 'utf8'))?.[1];
      return title ? exports.map((name) => toId(title, storyNameFromExport(name))) : [];
    }),
);
const aliases = readAliases(readFileSync('tsconfig.json', 'utf8'));

/** Stories that a page links to and that are not there. */
const lostStories = (page: string): string[] =>
  [...page.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id!).filter((id) => !stories.has(id));

/** Folders and files that a page names and that are not there. */
const lostFiles = (page: string): string[] =>
  [...page.matchAll(/`((?:src|theme|contract|locales|server|stories|\.storybook|docs)\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !existsSync(path));

/** What samples import and nobody exports. */
function lostImports(page: string): string[] {
  const samples = [...page.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, sample]) => sample!);
  return samples.flatMap((sample) => {
    readSource('sample.tsx', sample);
    return [...sample.matchAll(/^import (type )?(.+) from '(.+)';$/gm)].flatMap(([, , names, specifier]) => {
      const module = resolveImport(specifier!, 'sample.tsx', aliases);
      if (module === specifier) return [];
      const exported = exportsOf.get(module);
      if (!exported) return [specifier!];
      const wanted = /^\{(.*)\}$/.exec(names!)?.[1]?.split(',') ?? [];
      return wanted
        .map((name) => /(?:type )?(\w+)/.exec(name.trim())![1]!)
        .filter((name) => !exported.has(name));
    });
  });
}

describe('pages of Storybook', () => {
  it('are there, and so are stories', () => {
    expect(pages.map(([file]) => file)).toContain('grid.mdx');
    expect(stories.size).toBeGreaterThan(500);
  });

  it.each(pages)('%s links to stories, names files and imports what is there', (_, page) => {
    expect(lostStories(page)).toEqual([]);
    expect(lostFiles(page)).toEqual([]);
    expect(lostImports(page)).toEqual([]);
  });

  it.each([
    ['[a](?path=/story/data-resourcegrid--default)', []],
    ['[a](?path=/story/data-resourcegrid--gone)', ['data-resourcegrid--gone']],
    ['See `src/lists` and `src/list`.', ['src/list']],
    [`\`\`\`tsx\nimport { Money } from '@/components/Money/Money';\n\`\`\`\n`, []],
    [`\`\`\`tsx\nimport { Cash, type Money } from '@/components/Money/Money';\n\`\`\`\n`, ['Cash']],
    [`\`\`\`tsx\nimport { Money } from '@/components/Money';\n\`\`\`\n`, ['@/components/Money']],
  ])('are caught otherwise: %j', (page, lost) => {
    expect([...lostStories(page), ...lostFiles(page), ...lostImports(page)]).toEqual(lost);
  });
});
