import { expect, type Page } from '@playwright/test';

/** Opens a request from its list: a link in a grid, a card on a phone. */
export const openRequest = (page: Page, requestNo: string) =>
  page
    .getByRole('link', { name: requestNo })
    .or(page.getByRole('button', { name: new RegExp(`(^|, )${requestNo}(,|$)`) }))
    .click();

/** Cancels the request that is opened. */
export async function cancelRequest(page: Page) {
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByRole('dialog', { name: /^Cancelled request/ })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'is cancelled' })).toBeFocused();
}
