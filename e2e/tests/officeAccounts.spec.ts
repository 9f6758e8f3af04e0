import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { faultsFor } from '../checks/everybody';
import { accountNo, grower } from '../drop';
import { openAs, portal } from '../portal';

const name = 'Kessler Ridge Farms LLC';
const office = signIns.find(({ admin }) => admin)!;

test('without a mouse: an account from anywhere, what happened on it, and a note that comes again', async ({
  page,
}) => {
  await portal(page).signIn(office);
  await portal(page).settled();

  await expect(page.getByRole('button', { name: /^Find account/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find an account' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  // A slip of the fingers.
  await page.keyboard.type('kesler rigde');
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/accounts/${accountNo}$`));
  await portal(page).settled();
  expect(await faultsFor(page, false)).toEqual([]);
  await expect(page.getByRole('link', { name: `${grower.givenName} ${grower.familyName}` })).toBeVisible();

  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  const note = page.getByRole('dialog', { name: 'Add note' });
  await note.getByLabel('Note', { exact: true }).fill('Promised $100.00 by Friday.');
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  const later = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  await note.getByLabel('Follow up on').fill(later);
  await note.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notes 1/ })).toBeVisible();

  await page.goto('/admin/accounts');
  await expect(page.getByRole('listitem').filter({ hasText: 'Promised $100.00 by Friday.' })).toBeVisible();
  await page.getByRole('link', { name: name }).press('Enter');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText(/^Followed up/)).toBeVisible();
});

test('an account is found by an invoice, and its statement is the customer’s', async ({ page }) => {
  await openAs(page, office, `/admin/accounts/${accountNo}?tab=invoices`);
  await page.getByRole('row').filter({ hasText: 'Invoice' }).first().getByRole('link').click();
  const invoice = await page
    .getByRole('dialog')
    .getByText(/^\d{5,}$/)
    .innerText();
  await page.goto(`/admin/accounts?q=${encodeURIComponent(invoice)}`);
  await expect(page.getByRole('listitem').filter({ hasText: `Invoice ${invoice}` })).toContainText(name);

  await page.goto(`/admin/accounts/${accountNo}?tab=statements`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
