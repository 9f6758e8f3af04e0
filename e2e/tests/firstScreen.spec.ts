import { expect, type Page, test } from '@playwright/test';
import { grower } from '../drop';
import { openAs, portal, watch } from '../portal';

/** Keeps the code of the page on its way, as a weak line does, until it is let through. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test(
  'what is typed and pressed before the code has come is done when it has',
  { tag: '@phone' },
  async ({ page }) => {
    const breaches = await watch(page);
    const letThrough = await holdCode(page);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      ({ pathname }) => pathname.startsWith('/idp'),
      async (route) => {
        await answered;
        await route.continue();
      },
    );
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Username or email').fill(grower.username);
    await page.getByLabel('Password', { exact: true }).fill(grower.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const field = await page.getByLabel('Username or email').elementHandle();
    await expect(page).toHaveURL(/\/login$/);
    letThrough();

    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    expect(await field.evaluate((each) => each.isConnected)).toBe(true);
    answer();
    await expect(page).toHaveURL(/\/home$/);
    await portal(page).settled();
    expect(breaches()).toEqual([]);
  },
);

test(
  'a screen stands before its code, and its code takes over in one step',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const breaches = await watch(page);
    await openAs(page, grower, '/nothing-yet');
    const letThrough = await holdCode(page);
    await page.goto('/my-account/overview', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'Account overview' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Loading Navigation')).toHaveCount(isMobile ? 0 : 1);
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: /^(Open|Close) menu$/ }).click();
    await page.evaluate(() => {
      // Whether the page was ever without its bar, however short.
      const seen = window as unknown as { blank: boolean };
      seen.blank = false;
      new MutationObserver(() => {
        seen.blank ||= document.querySelector('header') === null;
      }).observe(document.body, { childList: true, subtree: true });
    });
    letThrough();

    // On a phone the navigation lies over the page, and who cannot see is told of it alone.
    const pressed = isMobile
      ? page.getByRole('dialog', { name: 'Menu' })
      : page.getByRole('button', { name: 'Open menu' });
    await expect(pressed).toBeVisible();
    if (isMobile) await page.keyboard.press('Escape');
    await portal(page).settled();
    expect((await heading.boundingBox())?.y).toBe(before?.y);
    expect(await page.evaluate(() => (window as unknown as { blank: boolean }).blank)).toBe(false);
    expect(breaches()).toEqual([]);
  },
);

const AMOUNT = /^\$[\d,]+\.\d\d$/;

/** The words of the largest text or image that the page has painted so far. */
const largestPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          resolve(last?.element?.textContent ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test(
  'a first screen is there when it says what is owed: nothing that comes later is larger',
  { tag: ['@phone', '@narrow'] },
  async ({ page }) => {
    for (const path of ['/home', '/my-account/overview']) {
      await openAs(page, grower, path);
      await page.reload();
      await portal(page).settled();
      // A paint is told of some frames after it, and what has been replaced since is told of no more.
      await expect.poll(() => largestPainted(page), path).toMatch(AMOUNT);
      await page.waitForLoadState('networkidle');
      expect(await largestPainted(page), path).toMatch(AMOUNT);
    }
  },
);

test('without scripts the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/home');

  await expect(page.getByText(/This portal needs JavaScript to sign you in safely/)).toBeVisible();
  await context.close();
});
