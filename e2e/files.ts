import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readPdf, textOf } from '@server/pdf/testing/readPdf';

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

/** The paper that somebody takes along: the name it came with, and what stands on it. */
export async function downloadDocument(
  page: Page,
  take: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const arriving = page.waitForEvent('download');
  await take();
  const file = await arriving;
  const pages = await textOf(await readPdf(readFileSync(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join(' ') };
}
