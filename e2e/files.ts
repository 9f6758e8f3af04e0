import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readPdf, textOf } from '@server/pdf/testing/readPdf';

/** Downloads the list as CSV and reads it. */
export async function downloadCsv(page: Page): Promise<Readonly<Record<string, string>>[]> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: /\(CSV\)/ })
    .first()
    .click();
  const file = await arriving;
  return parse(readFileSync(await file.path()), { columns: true, bom: true }) as Record<string, string>[];
}

/** The PDF that somebody downloads: its file name and its text. */
export async function takePdf(
  page: Page,
  take: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const arriving = page.waitForEvent('download');
  await take();
  const file = await arriving;
  const pages = await textOf(await readPdf(readFileSync(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join(' ') };
}
