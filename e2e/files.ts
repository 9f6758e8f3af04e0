import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

/** Takes the list along as CSV and reads what came. */
export async function takeAlong(page: Page): Promise<Readonly<Record<string, string>>[]> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: /\(CSV\)/ })
    .first()
    .click();
  const file = await arriving;
  return parse(readFileSync(await file.path()), { columns: true, bom: true }) as Record<string, string>[];
}
