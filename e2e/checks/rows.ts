import { expect, type Page } from '@playwright/test';

/** Windows of the office, and the rows that fit in each without scrolling. */
export const desks = [
  { width: 1280, height: 800, rows: 14 },
  { width: 1920, height: 1080, rows: 22 },
] as const;

/** That a window of that height has room for so many rows, from the first one on, however many there are. */
export async function expectRows(page: Page, { width, rows }: (typeof desks)[number]): Promise<void> {
  await page.locator('main [role=grid] [role=row][data-rowindex="0"]').waitFor();
  const room = await page.evaluate(() => {
    const row = document.querySelector('main [role=grid] [role=row][data-rowindex="0"]')!;
    const { top, height } = row.getBoundingClientRect();
    return Math.floor((window.innerHeight - top) / height);
  });
  const list = new URL(page.url()).pathname;
  console.log(`${list} at ${width}: ${room} rows`);
  expect(room, list).toBeGreaterThanOrEqual(rows);
}

/** The same of a page that is there, at each of the windows. */
export async function expectRowsAtDesks(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const desk of desks) {
    await page.setViewportSize(desk);
    await expectRows(page, desk);
  }
  await page.setViewportSize(before);
}
