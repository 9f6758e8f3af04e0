import { expect, test } from '@playwright/test';
import { budgets, pages, weigh } from '@bench/pageBytes';

for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
  test(`the JavaScript of ${page} stays within its budget`, () => {
    const { brotli, files } = weigh('dist/web', page);

    expect(files).toBeGreaterThan(1);
    expect(brotli / 1024).toBeLessThanOrEqual(budgets[page]);
  });
}
