import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds a page of a product as Vite does it by itself.
 * @param product the product's folder
 * @returns its files of code
 */
export async function bundle(product, page, out = page) {
  const { output } = await build({
    root: product,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: `dist/${out}`, rolldownOptions: { input: join(product, page) } },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** What the browser fetches before anything shows. */
export function atOnce(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found)
    for (const name of imports) if (byName.has(name)) found.add(byName.get(name));
  return [...found];
}

/** The modules whose code is in the files, however little of it, with its length before it is made small. */
const modulesIn = (chunks) =>
  chunks.flatMap(({ modules }) =>
    Object.entries(modules)
      .map(([id, { renderedLength }]) => ({ id: id.replaceAll('\\', '/'), length: renderedLength }))
      .filter(({ length }) => length > 0),
  );

/** What the pattern captures in the paths of modules. */
const inPaths = (chunks, pattern) => modulesIn(chunks).flatMap(({ id }) => pattern.exec(id)?.[1] ?? []);

export const packagesIn = (chunks) => new Set(inPaths(chunks, /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/));

/** The library's components, by the names of their folders. */
export const componentsIn = (chunks) => inPaths(chunks, /library\/src\/components\/(\w+)\/\w+\.js$/);

export function bytes(chunks) {
  const codes = chunks.map(({ code }) => Buffer.from(code));
  return `${sum(codes)} bytes, ${sum(codes.map((code) => brotliCompressSync(code)))} with Brotli`;
}

/** How much of it is the library's, before it is made small. */
export const ownBytes = (chunks) =>
  sum(modulesIn(chunks).filter(({ id }) => id.includes('/@fieldgate/library/')));

const sum = (all) => all.reduce((total, { length }) => total + length, 0).toLocaleString('en-US');
