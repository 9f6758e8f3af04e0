import { expect, type Page, type Route, test } from '@playwright/test';
import { STEP_UP_EXCEPTION } from '@contract/rules/stepUp';
import { signIns } from '@demo/signIns';
import { cast } from '../people';
import { portal } from '../portal';

const admin = signIns.find((one) => one.admin)!;

/** Says who it is once more. */
async function prove(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
}

const tooOld = (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'forbidden', message: 'Again.', fields: { stepUp: 'Again.' } }),
  });

test('the office is asked once for its emails, and then sees them', async ({ page }) => {
  const { signIn, settled } = portal(page);
  await signIn(admin);
  await expect(page).toHaveURL(/\/home$/);
  // Its sign-in has grown old: the server says so to each call, as it would after ten minutes.
  await page.route('**/api/office/emails?**', tooOld, { times: 1 });
  await page.route('**/api/office/emails/totals**', tooOld, { times: 1 });
  await page.goto('/admin/email');
  await prove(page, admin.password);
  await settled();
  await expect(page.getByText('Error Code: 403')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Email', level: 1 })).toBeVisible();
});

test('whoever leaves the question is told, and can be asked again', async ({ page }) => {
  const { signIn, settled } = portal(page);
  await signIn(admin);
  await expect(page).toHaveURL(/\/home$/);
  await page.route('**/api/office/emails**', tooOld, { times: 2 });
  await page.goto('/admin/email');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/your password wasn’t entered/)).toBeVisible();
  await expect(page.getByText('Error Code: 403')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled();
  await expect(page.getByText(/your password wasn’t entered/)).toHaveCount(0);
});

test('the pool asks before a second factor is set up', async ({ page }, info) => {
  const { careful } = cast(info);
  const { signIn, choose } = portal(page);
  await signIn(careful);
  await expect(page).toHaveURL(/\/home$/);
  await choose('Security');
  await expect(page.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible();
  let refused = 0;
  await page.route('**/idp/', async (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.endsWith('.AssociateSoftwareToken') || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({
      status: 400,
      contentType: 'application/x-amz-json-1.1',
      headers: { 'x-amzn-ErrorType': `${STEP_UP_EXCEPTION}:` },
      body: JSON.stringify({ __type: STEP_UP_EXCEPTION, message: 'Sign in again.' }),
    });
  });
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  await prove(page, careful.password);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(refused).toBe(1);
});
