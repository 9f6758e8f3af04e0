import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { openAs, portal, watch } from '../portal';

const withPlan = signIns.find(({ admin, deposit_plan }) => deposit_plan && !admin)!;

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

/** The words of the largest text or image that the page has painted so far. */
const largestPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | null | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          resolve(last?.element?.textContent);
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
      expect(await largestPainted(page), path).toMatch(/^\$[\d,]+\.\d\d$/);
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

test('a screen that was left stays as it was; home is made anew', async ({ page }) => {
  const { goTo } = portal(page);
  await openAs(page, grower, '/my-account/purchases/purchase-details');
  await page.getByRole('button', { name: /^Past due/ }).click();
  await expect(page).toHaveURL(/status=pastDue/);

  await goTo('My Account', 'Account Overview');
  await expect(page.getByRole('heading', { name: 'Account overview' })).toBeVisible();
  await goTo('My Account', 'Purchases', 'Purchase Details');

  await expect(page).toHaveURL(/status=pastDue/);
  await expect(page.getByRole('button', { name: /^Past due/ })).toHaveAttribute('aria-pressed', 'true');

  const way = page.getByRole('list', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'My Account', 'Purchases']);
  await way.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: 'You owe' })).toBeVisible();
});

test('the deposit plan shows only to whom it belongs', async ({ page }) => {
  await openAs(page, withPlan, '/my-deposit-plan');

  await expect(page.getByText('This page isn’t part of your account')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Deposit Plan' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Savings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My savings' })).toBeVisible();
});

test('a wrong password says so without saying which field', async ({ page }) => {
  await portal(page).signIn({ ...grower, password: 'Wrong*Password1' });

  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username or email')).toHaveValue(grower.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('another tab that signs out takes this one along', async ({ context, page }) => {
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  const other = await context.newPage();
  await other.goto('/my-account/overview');
  await expect(other.getByRole('heading', { name: 'Account overview' })).toBeVisible();

  await portal(page).signOut();

  await expect(other).toHaveURL(/\/login$/);
});

test(
  'a screen that cannot be fetched says so, and comes by itself with the connection',
  { tag: '@phone' },
  async ({ context, page, isMobile }) => {
    await openAs(page, grower, '/home');
    await portal(page).settled();
    await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
    // An opened menu fetches the screens that it leads to.
    const screen = '**/assets/ContactPage-*';
    await context.route(screen, (route) => route.abort());
    // A phone fetches its menu when it is opened for the first time.
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Contact Us' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Contact Us' }).waitFor({ state: 'hidden' });
    }
    // The code of screens that were not visited, and the page that says which version the server has.
    const away = (url: URL) => url.pathname.startsWith('/assets/') || url.pathname === '/';
    await context.route(away, (route) => route.abort());
    await portal(page).goTo('Contact Us');

    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be fetched' }),
    ).toBeVisible();
    await expect(page.getByText(/The portal cannot be reached just now/)).toBeVisible();
    await context.unroute(away);
    await context.unroute(screen);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  },
);

test('a screen of a version that is gone loads the new one, once', async ({ page }) => {
  await openAs(page, grower, '/home');
  await portal(page).settled();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/ContactPage*', (route) => route.fulfill({ status: 404, body: '' }));
  await portal(page).goTo('Contact Us');

  await expect(page.getByText(/A part of it did not arrive/)).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/ContactPage*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});

test('the navigation stands at once as it was kept, and is corrected by the answer', async ({ page }) => {
  await openAs(page, withPlan, '/home');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const plan = menu.getByRole('link', { name: 'My Deposit Plan' });
  await expect(plan).toBeVisible();

  // The next answer says that the plan was taken away, and takes its time.
  let letCome: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/api\/start\?/, async (route) => {
    await allowed;
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('\\"deposit_plan\\":true', '\\"deposit_plan\\":false');
    await route.fulfill({ response, body: text });
  });
  await page.reload();
  await expect(plan).toBeVisible();
  await expect(menu.getByText('Loading Navigation')).toHaveCount(0);

  letCome();
  await expect(plan).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test(
  'a menu that did not load comes with a press, or by itself',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openAs(page, grower, '/home');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.removeItem('userPermissions'));
    await page.route(/\/api\/start\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.route(/\/api\/users\?/, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 3 });
    await page.reload();
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByText('The menu didn’t load')).toBeVisible();
    await expect(menu.getByText('Loading Navigation')).toBeVisible();
    await menu.getByRole('button', { name: 'Try again' }).click();

    await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
);
