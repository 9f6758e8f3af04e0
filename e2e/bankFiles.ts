import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/**
 * Makes the next bank file of what is proposed, which gets this number; its page is open then.
 * @param holds what stands in it: checks of bank accounts are begun some seconds after those were saved
 */
export async function createFile(page: Page, number: number, holds: string | RegExp) {
  const next = page.getByRole('region', { name: 'Next file', exact: true });
  await expect(async () => {
    await page.goto('/admin/payments/batches');
    await next.getByRole('button', { name: /in this file/ }).click({ timeout: 10_000 });
    await expect(next.getByRole('list', { name: 'In this file' })).toContainText(holds, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await next.getByRole('button', { name: 'Create bank file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bank file ${number}` })).toBeVisible();
}

/** The opened file as it comes to the disk of whoever downloads it. */
export async function downloaded(page: Page, number: number): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download bank file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`ach_${number}.ach`);
  return readFileSync(await download.path());
}

export async function sendFile(page: Page) {
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click();
  // While the question is open, nothing behind it has a role.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Void' })).toHaveCount(0);
}

/** Uploads what the bank sent: returns, or a statement of what it booked. */
export async function bringBack(page: Page, bytes: Uint8Array | string, number: number) {
  await page.goto('/admin/payments/returns');
  const file = { name: 'returns.ach', mimeType: 'text/plain', buffer: Buffer.from(bytes) };
  await page.getByLabel('Return file', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: `Return file ${number}` })).toBeVisible();
}

/** Applies the opened file of the bank. */
export async function applyReturns(page: Page) {
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
}
