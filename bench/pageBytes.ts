import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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
  '/login': 225,
  '/home': 161,
  '/my-savings': 212,
  '/my-deposit-plan': 202,
  '/contact-us': 229,
  '/my-account/overview': 150.5,
  '/my-account/purchases/prepay-open': 202,
  '/my-account/purchases/prepay-open-details': 202,
  '/my-account/purchases/account-details': 226,
  '/my-account/purchases/purchase-details': 203,
  '/my-account/purchases/statements': 203,
  '/my-account/purchases/purchase-summaries': 204,
  '/my-account/payments/make-a-payment': 263,
  '/my-account/payments/payment-options': 230,
  '/my-account/payments/payment-history': 202,
  '/my-account/payments/payment-requests': 202,
  '/admin': 202,
};

/** A page with its drawings, by brotli: more than that is another round trip on a weak line. KiB. */
export const htmlBudget = 15;

/** The most files of script that a page waits for: lists have 7, a list with a form 10. */
export const fileBudget = 10;

/** The smallest file of script that is worth a request of its own. KiB by brotli. */
export const smallestFile = 5.5;

interface Built {
  readonly pages: Readonly<Record<string, { readonly html: string; readonly chunks: readonly string[] }>>;
}

/**
 * Weighs a page from the build output. What is loaded later (menus, charts, grid, sign-in protocol) does not count.
 * @throws when the build does not know the page, since one weighed without its screen proves nothing
 */
export function weigh(built: string, page: string): PageBytes {
  const { pages } = JSON.parse(readFileSync(join(built, '.pages.json'), 'utf8')) as Built;
  const weighed = pages[page];
  if (!weighed) throw new Error(`The build has no page ${page}; build again, or mend the list of budgets.`);
  const contents = weighed.chunks.map((file) => readFileSync(join(built, file)));
  return {
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
    html: brotliCompressSync(weighed.html).length,
    files: weighed.chunks,
  };
}

/** The size of one file of the build, by brotli. */
export const weightOf = (built: string, file: string): number =>
  brotliCompressSync(readFileSync(join(built, file))).length;

/** Bytes as KiB, for people. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
