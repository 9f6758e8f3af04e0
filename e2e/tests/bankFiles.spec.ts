import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { formatMoney } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { readFile } from '@server/bank/nacha/readFile';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const port = '3440';
test.use({ baseURL: `http://localhost:${port}` });

/** What the demo's customers asked for was approved, their bank accounts confirmed, and cannot be canceled any more. */
async function approveAll(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    await db.sql.updateTable('payment_option').set({ status: 'active' }).execute();
    await db.sql
      .updateTable('request')
      .set({ status: 'approved', cancel_until: '2026-01-05T20:00:00.000Z' })
      .where('kind', '=', 'payment')
      .execute();
  } finally {
    await db.close();
  }
}

/** The file as it comes to the disk of whoever downloads it. */
async function downloaded(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download bank file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('ach_1.ach');
  return readFileSync(await download.path());
}

test('the office makes a bank file of what was approved, downloads it, and marks it as sent', async ({
  page,
}) => {
  test.slow();
  const { stop } = await startPortal(port, {}, { before: approveAll });
  try {
    await portal(page).signIn(office);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/admin/payments/originator');
    await expect(page.getByText(/^Bank files are made by version 1/)).toBeVisible();

    await page.goto('/admin/payments/batches');
    const next = page.getByRole('region', { name: 'Next file', exact: true });
    await next.getByRole('button', { name: /requests? in this file/ }).click();
    await expect(next.getByRole('table', { name: 'In this file' })).toContainText('Lindqvist Rental Ground');
    await next.getByRole('button', { name: 'Create bank file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bank file 1' })).toBeVisible();

    const bytes = await downloaded(page);
    const { debits } = readFile(bytes).control;
    await expect(page.getByText(formatMoney(Number(debits)), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
    expect(await downloaded(page)).toEqual(bytes);

    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByRole('button', { name: 'Void' })).toHaveCount(0);
    await page.goto('/admin/queue?tab=atBank');
    await expect(page.getByText('Lindqvist Rental Ground').first()).toBeVisible();
  } finally {
    await stop();
  }
});
