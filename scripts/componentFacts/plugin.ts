import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { componentFacts, type Facts } from './facts';

const id = '\0virtual:component-facts';

/** What the pages of Storybook about components are told: `import facts from 'virtual:component-facts'`. */
export const componentFactsModule = (top: string): Plugin => ({
  name: 'fieldgate:component-facts',
  resolveId: { filter: { id: /^virtual:component-facts$/ }, handler: () => id },
  load: {
    filter: { id: /^\0virtual:component-facts$/ },
    handler: () => `export default ${JSON.stringify(readFacts(top))};`,
  },
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment;
    const module = /\.tsx?$/.test(file) ? moduleGraph.getModuleById(id) : undefined;
    if (module) moduleGraph.invalidateModule(module);
  },
});

interface Index {
  readonly entries: Readonly<Record<string, { readonly type: string }>>;
}

interface IndexGenerator<Found extends { readonly storyIndex: Index }> {
  getIndexAndStats: () => Promise<Found>;
}

/**
 * Has the sidebar's search find the page of a component by its synonyms: each is listed as a heading of that page, as
 * the search reads those of pages.
 */
export function withSynonyms<Found extends { readonly storyIndex: Index }>(
  generator: IndexGenerator<Found>,
  readComponents: () => Facts['components'],
): void {
  const read = generator.getIndexAndStats.bind(generator);
  const known = new WeakMap<Index, Found>();
  generator.getIndexAndStats = async () => {
    const found = await read();
    const { storyIndex } = found;
    const before = known.get(storyIndex);
    if (before) return before;
    const entries = { ...storyIndex.entries };
    for (const { docsId, synonyms } of readComponents()) {
      const page = entries[docsId];
      const anchors = synonyms.map((title) => ({ id: 'also-called', title }));
      if (page?.type === 'docs') entries[docsId] = { ...page, anchors } as typeof page;
    }
    const named = { ...found, storyIndex: { ...storyIndex, entries } };
    known.set(storyIndex, named);
    return named;
  };
}

/** The facts as the files of the repository hold them now. */
export function readFacts(top: string): Facts {
  const sources = ['src', 'stories'].flatMap((folder) =>
    readdirSync(posix.join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((inside) => posix.join(folder, inside.replaceAll('\\', '/')))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
  );
  return componentFacts(
    new Map([...sources, 'tsconfig.json'].map((path) => [path, readFileSync(posix.join(top, path), 'utf8')])),
  );
}
