import { expect, test } from '@playwright/test';
import { signIns } from '../../demo/signIns';
import { grower } from '../drop';
import { portal } from '../portal';

const withPlan = signIns.find(({ admin, deposit_plan }) => deposit_plan && !admin)!;

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
