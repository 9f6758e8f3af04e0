import { budgets, kib, pages, weigh } from './pageBytes';

/** What each page loads before it can be used, beside its budget. */
export function printBytes(): void {
  console.log('Initial JavaScript, from dist/web');
  for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
    const { gzip, brotli, files } = weigh('dist/web', page);
    console.log(
      `  ${page.padEnd(10)} ${kib(gzip)} KiB gzip, ${kib(brotli)} KiB brotli in ${files} files (budget ${budgets[page]} KiB brotli)`,
    );
  }
}
