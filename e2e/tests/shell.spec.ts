import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { openAs, portal } from '../portal';

const withPlan = signIns.find(({ admin, deposit_plan }) => deposit_plan && !admin)!;

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

    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    await expect(page.getByText(/We can’t reach the portal right now/)).toBeVisible();
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

  await expect(page.getByText(/Part of the page is missing/)).toBeVisible();
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
    // Taken away as each page begins: a page that is left may still keep what it was told last.
    await page.addInitScript(() => localStorage.removeItem('userPermissions'));
    await openAs(page, grower, '/home');
    await page.route(/\/api\/start\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    let answers = false;
    await page.route(/\/api\/users\?/, (route) =>
      answers ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
    );
    await page.reload();
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByText('The menu didn’t load')).toBeVisible();
    await expect(menu.getByText('Loading Navigation')).toBeVisible();
    // Only then, since with an answer the button may be gone before it is pressed.
    await menu.getByRole('button', { name: 'Try again' }).click();
    answers = true;

    await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
);
