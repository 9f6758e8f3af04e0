import { expect, type Page } from '@playwright/test';
import { portal } from './portal';

/** Uploads a drop as the office and applies it; it is over when customers see it. */
export async function applyDrop(page: Page, zip: Buffer): Promise<void> {
  await page.goto('/admin/imports');
  await portal(page).settled();
  await page
    .getByLabel('ZIP with a drop')
    .setInputFiles({ name: 'night.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page).toHaveURL(/\?drop=\d+/, { timeout: 120_000 });
  // It is there once the drop was checked.
  await page.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: 60_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply drop' }).click();
  const applied = page.getByText('Customers see it').filter({ visible: true });
  await expect(applied.first()).toBeVisible({ timeout: 60_000 });
}
