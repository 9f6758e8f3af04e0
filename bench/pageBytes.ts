import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes of JavaScript that a page needs before it can be used. */
interface PageBytes {
  readonly gzip: number;
  readonly brotli: number;
  readonly files: number;
}

/** The pages that have a budget: what is loaded for each beside the entry, by the source that asks for it. */
export const pages = {
  signIn: ['src/app/SignedOutApp.tsx'],
  home: ['src/app/SignedInApp.tsx', 'src/features/home/HomePage.tsx'],
  overview: ['src/app/SignedInApp.tsx', 'src/features/accounts/OverviewPage.tsx'],
} as const;

/** The most that each page may need, in KiB of brotli. */
export const budgets: Readonly<Record<keyof typeof pages, number>> = {
  signIn: 130,
  home: 150,
  overview: 150,
};

/**
 * Weighs the JavaScript of a page from the build output: the entry and the page's own chunks, with everything
 * that these import at once. What is loaded later (charts, grid, sign-in protocol) does not count.
 * @throws when the build does not know a source, since a page weighed without its screen proves nothing
 */
export function weigh(built: string, page: keyof typeof pages): PageBytes {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; build again, or mend the list of pages.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  ['index.html', ...pages[page]].forEach(take);
  const contents = [...files].map((file) => readFileSync(join(built, file)));
  return {
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
    files: files.size,
  };
}

/** Bytes as KiB, for people. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
