import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageChunk } from './pageChunks';

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const library = (path: string) => `/x/node_modules/${path}`;
const later = [
  library('@mui/material/styles/enhanceHighContrast.mjs'),
  library('@mui/material/utils/mergeSlotProps.mjs'),
  library('@mui/system/Grid/Grid.mjs'),
  library('@tanstack/query-core/build/modern/mutationObserver.js'),
  library('@tanstack/react-query/build/modern/useMutation.js'),
];

/** The imports of a build like ours: what the entry, the two halves and the two first screens need. */
const imports = (): Record<string, readonly string[]> => ({
  [source('main.tsx')]: ['react'],
  [source('app/SignedOutApp.tsx')]: ['theme', ...later],
  [source('app/SignedInApp.tsx')]: ['theme', 'shell', ...later],
  [source('features/home/HomePage.tsx')]: ['list', 'home'],
  [source('features/accounts/OverviewPage.tsx')]: ['list', 'figures'],
});
const graphOf = (modules: Record<string, readonly string[]>) => ({
  getModuleInfo: (id: string) => {
    const importedIds = modules[id] ?? (id.startsWith('/') ? undefined : []);
    return importedIds ? { importedIds } : null;
  },
});

describe('the chunk of a module', () => {
  it.each([
    ['react', 'base'],
    ['theme', 'base'],
    ['shell', 'shell'],
    ['list', 'shell'],
    ['home', null],
    ['figures', null],
    [source('app/SignedOutApp.tsx'), null],
    [later[0]!, null],
  ])('%s is %s', (id, chunk) => {
    expect(pageChunk(id, graphOf(imports()))).toBe(chunk);
  });

  it.each(Object.keys(imports()))('is asked for in vain where the build has no %s', (page) => {
    const { [page]: _, ...others } = imports();

    expect(() => pageChunk('react', graphOf(others))).toThrow(
      `names ${page}, which is no module of this build`,
    );
  });

  it('is asked for in vain where a library calls what comes later by another name', () => {
    const modules = imports();
    const renamed = Object.fromEntries(
      Object.entries(modules).map(([page, ids]) => [page, ids.filter((id) => id !== later[4])]),
    );

    expect(() => pageChunk('react', graphOf(renamed))).toThrow('use(Queries|Mutation)');
  });
});
