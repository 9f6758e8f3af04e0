import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '@locales/language';

/** What a page is and needs before it can be used: itself, its scripts, and how many files of them it waits for. */
interface PageBytes {
  readonly gzip: number;
  readonly brotli: number;
  readonly html: number;
  readonly files: readonly string[];
}

/** What each page may need: KiB of script by brotli. A page is named as the build names it, see scripts/prerender. */
export const budgets: Readonly<Record<string, number>> = {
  '/login?': 121,
  '/login': 241,
  '/home': 156.5,
  '/my-savings': 207.5,
  '/my-deposit-plan': 208,
  '/contact-us': 244.5,
  '/my-account/overview': 156.5,
  '/my-account/purchases/prepay-open': 206,
  '/my-account/purchases/prepay-open-details': 205.5,
  '/my-account/purchases/account-details': 208,
  '/my-account/purchases/purchase-details': 209,
  '/my-account/purchases/statements': 209.5,
  '/my-account/purchases/purchase-summaries': 210.5,
  '/my-account/payments/make-a-payment': 280,
  '/my-account/payments/payment-options': 245,
  '/my-account/payments/payment-history': 206.5,
  '/my-account/payments/payment-requests': 206.5,
  '/admin': 175,
};

/** A page with its drawings, by brotli: more than that is another round trip on a weak line. KiB. */
export const htmlBudget = 15;

/** The most files of script that a page waits for: lists have 6, a list with a form 9. */
export const fileBudget = 9;

/** The smallest file of script that is worth a request of its own. KiB by brotli. */
export const smallestFile = 8;

interface Built {
  readonly pages: Readonly<Record<string, { readonly html: string; readonly chunks: readonly string[] }>>;
}

/**
 * Weighs a page from the build output. What is loaded later (menus, charts, grid, sign-in protocol) does not count.
 * @throws when the build does not know the page, since one weighed without its screen proves nothing
 */
export function weigh(built: string, language: Language, page: string): PageBytes {
  const { pages } = JSON.parse(readFileSync(join(built, `.pages.${language}.json`), 'utf8')) as Built;
  const weighed = pages[page];
  if (!weighed) throw new Error(`The build has no page ${page}; build again, or mend the list of budgets.`);
  const weights = weighed.chunks.map((file) => weightsOf(built, file));
  return {
    gzip: sum(weights.map(({ gzip }) => gzip)),
    brotli: sum(weights.map(({ brotli }) => brotli)),
    html: brotliCompressSync(weighed.html).length,
    files: weighed.chunks,
  };
}

/** The size of one file of the build, by brotli. */
export const weightOf = (built: string, file: string): number => weightsOf(built, file).brotli;

interface Weights {
  readonly gzip: number;
  readonly brotli: number;
}

/** Pages share most of their files, and brotli takes its time; a file's name has a hash of its content. */
const weighedFiles = new Map<string, Weights>();

function weightsOf(built: string, file: string): Weights {
  const path = join(built, file);
  const known = weighedFiles.get(path);
  if (known) return known;
  const content = readFileSync(path);
  const weights = {
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
  weighedFiles.set(path, weights);
  return weights;
}

/** Bytes as KiB, for people. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
