import { expect, test } from '@playwright/test';
import { grower } from '../drop';
import { openAs } from '../portal';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a narrow window closes the navigation, and a wide one brings it back beside the page', async ({
  page,
}) => {
  await openAs(page, grower, '/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  // The page as the build drew it has a navigation too, which follows no window.
  await expect(page.getByRole('status').filter({ hasText: 'Home' })).toBeAttached();

  await page.setViewportSize({ width: 599, height: 900 });
  await expect(navigation).toBeHidden();
  await page.setViewportSize({ width: 600, height: 900 });
  // It was open where there was room, so it comes back by itself.
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});
