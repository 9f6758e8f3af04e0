import { expect, type Page, test } from '@playwright/test';
import { grower } from '../drop';
import { portal } from '../portal';

/** Holds back what the page asks for until it is let go. */
async function hold(page: Page, what: RegExp) {
  let letCome: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(what, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

test('what happens without a word on the screen is told to who does not see it', async ({
  page,
  isMobile,
}) => {
  const letUsersCome = await hold(page, /\/api\/(start|users)\?/);
  await portal(page).signIn(grower);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const status = page.getByRole('status');
  const loadsNavigation = status.filter({ hasText: 'Loading Navigation' });
  await expect(loadsNavigation).toBeVisible();
  letUsersCome();
  await expect(loadsNavigation).toHaveCount(0);
  await page.keyboard.press('Escape');

  const letScreenCome = await hold(page, /\/assets\/SecurityScreen-.*\.js$/);
  await portal(page).choose('Security');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  letScreenCome();
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeFocused();
  await expect(status.filter({ hasText: 'Security' })).toHaveCount(1);

  await portal(page).goTo('My Account', 'Purchases', 'Purchase Details');
  const totals = page.locator('[aria-live=polite]').getByText(/^Totals for/);
  const before = await totals.textContent();
  await page.getByRole('button', { name: /^Paid/ }).click();
  await expect(totals).not.toHaveText(before!);

  await page.route(/\/api\/purchases/, (route) =>
    route.fulfill({ status: 500, json: { code: 'broken', message: 'Something broke.' } }),
  );
  await page.getByRole('button', { name: /^Past due/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Message: Something broke.' })).toBeVisible();
});
