import { expect, test } from '@playwright/test';
import { grower } from '../drop';
import { portal } from '../portal';

test('a narrow window closes the navigation, and a wide one shows it beside the page', async ({ page }) => {
  await portal(page).signIn(grower);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();

  await page.setViewportSize({ width: 599, height: 900 });
  await expect(navigation).toBeHidden();
  await page.setViewportSize({ width: 600, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(navigation).toBeVisible();
});
