import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIns } from '../../demo/signIns';
import { routeTable } from '../../src/app/routeTable';
import { grower } from '../drop';
import { portal, watch } from '../portal';

const withPlan = signIns.find(({ admin, deposit_plan }) => deposit_plan && !admin)!;

test('every route stands in the shell, readable for all, and the guarded ones only for whom they are', async ({
  page,
}) => {
  const breaches = await watch(page);
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);

  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  for (const { path, permission, title } of routeTable.filter((route) => route.path !== '/login')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(permission ? /.+/ : new RegExp(title, 'i'));
    if (permission) await expect(page.getByText('This page isn’t part of your account')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(breaches()).toEqual([]);
});

test('a screen that was left stays as it was; home is made anew', async ({ page }) => {
  const { signIn, goTo } = portal(page);
  await signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  await goTo('My Account', 'Purchases', 'Purchase Details');
  await page.getByRole('button', { name: /^Past due/ }).click();
  await expect(page).toHaveURL(/status=pastDue/);

  await goTo('My Account', 'Account Overview');
  await expect(page.getByRole('heading', { name: 'Account overview' })).toBeVisible();
  await goTo('My Account', 'Purchases', 'Purchase Details');

  await expect(page).toHaveURL(/status=pastDue/);
  await expect(page.getByRole('button', { name: /^Past due/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the deposit plan shows only to whom it belongs', async ({ page }) => {
  await portal(page).signIn(withPlan);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/my-deposit-plan');

  await expect(page.getByText('This page isn’t part of your account')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Deposit Plan' })).toBeVisible();
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
