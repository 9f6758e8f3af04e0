import { expect, test } from '@playwright/test';
import { axeFaults } from '../checks/axe';
import { grower } from '../drop';
import { portal, watch } from '../portal';
import { startPortal } from '../secondPortal';

/** The portal of a company with a brand of its own: data, read when it starts. */
const port = '3441';
test.use({ baseURL: `http://localhost:${port}` });

let second: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  second = await startPortal(port, { BRAND_DIR: 'theme/brands/redbluff' });
});
test.afterAll(() => second.stop());

test('every page wears the brand that the portal was started with, in both schemes', async ({
  page,
  request,
}) => {
  const breaches = await watch(page);
  await page.goto('/login');
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#4A1024');
  const mark = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await request.get(mark!)).text()).toContain('#E3C79A');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(submit).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  await expect(submit).toHaveCSS('font-family', /^"?Bitter/);

  await portal(page).signIn(grower);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(74, 16, 36)');
  expect(await axeFaults(page)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(250, 246, 239)');
  expect(await axeFaults(page)).toEqual([]);
  expect(breaches()).toEqual([]);
});
