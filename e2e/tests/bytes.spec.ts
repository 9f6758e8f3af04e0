import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgets, fileBudget, htmlBudget, smallestFile, weigh, weightOf } from '@bench/pageBytes';

for (const [page, budget] of Object.entries(budgets)) {
  test(`what ${page} needs first stays within its budget`, () => {
    const { brotli, html, files } = weigh('dist/web', page);

    expect(files.filter((file) => !existsSync(`dist/web/${file}`))).toEqual([]);
    expect(brotli / 1024).toBeLessThanOrEqual(budget);
    expect(html / 1024).toBeLessThanOrEqual(htmlBudget);
    expect(files.length).toBeLessThanOrEqual(fileBudget);
    // The screen itself may be small; what it shares is not cut into crumbs.
    const small = files.filter((file) => weightOf('dist/web', file) / 1024 < smallestFile);
    expect(small.length).toBeLessThanOrEqual(1);
  });
}
