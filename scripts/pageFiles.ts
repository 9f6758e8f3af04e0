import { relative } from 'node:path';
import { entry, root, screens } from './pageChunks.ts';
import { type ChunkMap, chunkMapFile } from './prerender/chunkMap.ts';

/** A file of the build, as the bundler hands it to its plugins. */
interface BuiltChunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: string[];
  readonly moduleIds: readonly string[];
  code: string;
  readonly viteMetadata?: { readonly importedCss: Set<string> };
}

type Bundle = Record<string, BuiltChunk | { readonly type: 'asset' }>;

/**
 * Says which source is in which file, puts the bundler's own few lines into the entry instead of a file that every page
 * would wait for, and keeps the style sheet out of the scripts: it stands in the page.
 */
export const pageFiles = () => ({
  name: 'page-files',
  apply: 'build' as const,
  enforce: 'pre' as const,
  generateBundle: {
    order: 'pre' as const,
    handler(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
      _: unknown,
      bundle: object,
    ) {
      const built = bundle as Bundle;
      const chunks = Object.values(built).filter((each) => each.type === 'chunk');
      // Of Storybook, which is built from the same settings, nothing stands in a page: its styles stay where they are.
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(entry))) return;
      for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
      moveRuntime(built, chunks);
      const left = chunks.filter(({ fileName }) => fileName in built);
      const map: ChunkMap = {
        files: Object.fromEntries(
          left.flatMap(({ fileName, moduleIds }) =>
            moduleIds.filter((id) => id.startsWith(root)).map((id) => [relative(root, id), fileName]),
          ),
        ),
        imports: Object.fromEntries(left.map(({ fileName, imports }) => [fileName, imports])),
        screens: Object.fromEntries(Object.entries(screens).map(([path, id]) => [path, relative(root, id)])),
      };
      this.emitFile({ type: 'asset', fileName: chunkMapFile, source: JSON.stringify(map) });
    },
  },
});

const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

function moveRuntime(built: Bundle, chunks: readonly BuiltChunk[]): void {
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  const entryChunk = chunks.find(({ moduleIds }) => moduleIds.includes(entry));
  if (!runtime || !entryChunk) return;
  const exported = EXPORTS.exec(runtime.code)?.[1];
  if (!exported)
    throw new Error('The bundler writes its own lines in another way; look at scripts/pageFiles.ts.');
  const pairs = exported.split(',').map((pair) => pair.trim().split(' as '));
  const own = `const $rt=(()=>{${runtime.code.replace(EXPORTS, '')};return{${pairs.map(([local, name]) => `${name}:${local}`).join()}}})();`;
  const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${runtime.name}-[^"']*["'];?`);
  for (const chunk of chunks) {
    if (chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue;
    const names = importing.exec(chunk.code)![1]!.replaceAll(' as ', ':');
    const isEntry = chunk === entryChunk;
    const before = isEntry ? own : `import{$rt}from"./${entryChunk.fileName.split('/').pop()}";`;
    chunk.code = chunk.code.replace(importing, () => `${before}const{${names}}=$rt;`);
    if (isEntry) chunk.code += 'export{$rt};';
    const others = chunk.imports.filter((file) => file !== runtime.fileName);
    if (!isEntry && !others.includes(entryChunk.fileName)) others.unshift(entryChunk.fileName);
    chunk.imports.splice(0, chunk.imports.length, ...others);
  }
  delete built[runtime.fileName];
}
