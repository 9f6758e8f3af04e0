import { expect, type Page } from '@playwright/test';

/** The page says that one has come to it: to the eye, to the keyboard, to the ear, and on the tab. */
export async function expectArrival(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title} · .+`));
  await expect(page.locator('output[aria-live=polite]').filter({ hasText: title })).toHaveText(title);
}
