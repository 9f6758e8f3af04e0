import { expect, test } from '@playwright/test';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const port = '3532';

test('a number is added by its code, gets notices as the demo shows them, and is removed on a phone', async ({
  browser,
}) => {
  const baseURL = `http://localhost:${port}`;
  const own = await startPortal(port, { PORTAL_URL: baseURL });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await portal(page).signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/notices/choices');
    const card = page.getByRole('region', { name: 'Text messages' });
    await expect(card.getByText('No number yet.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Prepay by text message' })).toHaveCount(0);

    await card.getByRole('button', { name: 'Add a number' }).click();
    await card.getByLabel('Mobile number').fill('(509) 555-0134');
    await card.getByRole('button', { name: 'Send a code' }).click();
    await expect(card.getByText('Agree to get text messages at this number.').first()).toBeVisible();
    await card.getByRole('checkbox', { name: /Message and data rates may apply/ }).check();
    await card.getByRole('button', { name: 'Send a code' }).click();
    await expect(card.getByText('We sent a code to the number that ends in 34.')).toBeVisible();

    const texts = () => mailbox(page.request).messagesTo('••••34');
    await expect.poll(async () => (await texts()).length, { timeout: 30_000 }).toBe(1);
    await card.getByLabel('Code').fill(await mailbox(page.request).code('••••34', 0));
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('On for the number that ends in 34')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Prepay by text message' })).toBeChecked();

    // A word of welcome, and that the sign-in changed, as its person is told wherever they are told anything.
    await expect.poll(async () => (await texts()).length, { timeout: 30_000 }).toBe(3);
    const said = (await texts()).map(({ text }) => text).join('\n');
    expect(said).toMatch(/text messages are on, up to 5 a day/);
    expect(said).toMatch(new RegExp(`something about your sign-in .* See localhost:${port}`));
    expect(said).not.toMatch(/\$|https?:/);

    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    await expect(card.getByText('On for the number that ends in 34')).toBeVisible();
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: 'Remove the number' }).click();
    await expect(card.getByRole('button', { name: 'Add a number' })).toBeVisible();
    await card.getByRole('button', { name: 'Add a number' }).click();
    await expect(card.getByLabel('Mobile number')).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(0);
  } finally {
    await own.stop();
  }
});
