import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { languages } from '@locales/language';
import { budgets, fileBudget, htmlBudget, smallestFile, weigh, weightOf } from '@bench/pageBytes';

const built = 'dist/web';
const pages = languages.flatMap((language) =>
  Object.entries(budgets).map(([page, budget]) => ({ language, page, budget })),
);

for (const { language, page, budget } of pages) {
  test(`what ${page} needs first stays within its budget: ${language}`, () => {
    const { brotli, html, files } = weigh(built, language, page);

    expect(files.filter((file) => !existsSync(`${built}/${file}`))).toEqual([]);
    expect(brotli / 1024).toBeLessThanOrEqual(budget);
    expect(html / 1024).toBeLessThanOrEqual(htmlBudget);
    expect(files.length).toBeLessThanOrEqual(fileBudget);
    // The screen itself may be small; what it shares is not cut into crumbs.
    const small = files.filter((file) => weightOf(built, file) / 1024 < smallestFile);
    expect(small.length).toBeLessThanOrEqual(1);
  });
}
