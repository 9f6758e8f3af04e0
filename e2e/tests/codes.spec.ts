import { expect, type Page, test } from '@playwright/test';
import { appOf } from '../app';
import { mailbox } from '../mailbox';
import { cast } from '../people';
import { portal } from '../portal';

const enter = async (page: Page, code: string) => {
  await page.getByLabel('6-digit code').fill(code);
};
const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('codes from an app: set up, asked for, chosen among others, taken off again', async ({
  page,
  request,
}, info) => {
  const { careful } = cast(info);
  const { signIn, signOut, choose } = portal(page);
  await signIn(careful);
  await expect(page).toHaveURL(/\/home$/);
  await choose('Security');
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const code = appOf(key);
  await enter(page, '000000');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await enter(page, code(0));
  await toast(page, 'Authenticator app: codes are on');

  await signOut();
  await signIn(careful);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await enter(page, code(30));
  await expect(page).toHaveURL(/\/home$/);

  await choose('Security');
  await page.getByRole('button', { name: 'Turn on: Email' }).click();
  await toast(page, 'Email: codes are on');
  await signOut();
  const messages = await mailbox(request).count(careful.username);
  await signIn(careful);
  await page.getByRole('radio', { name: /^Email/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/We sent a code to \w\*\*\*@/)).toBeVisible();
  await enter(page, await mailbox(request).code(careful.username, messages));
  await expect(page).toHaveURL(/\/home$/);

  await choose('Security');
  for (const [button, done] of [
    ['Turn off: Email', 'Email: codes are off'],
    ['Turn off: Authenticator app', 'Codes are off'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await toast(page, done);
  }
  await signOut();
  await signIn(careful);
  await expect(page).toHaveURL(/\/home$/);
});

test('codes by text message: the number is proven, a wrong code asks again, another can be had', async ({
  page,
  request,
}, info) => {
  const { reachable } = cast(info);
  const number = info.project.name === 'wide' ? '+15095550141' : '+15095550142';
  const { count, code } = mailbox(request);
  const { signIn, signOut, choose } = portal(page);
  await signIn(reachable);
  await expect(page).toHaveURL(/\/home$/);
  await choose('Security');
  await page.getByRole('button', { name: 'Set up: Text message' }).click();
  await page.getByLabel('Phone number').fill(number.slice(2));
  await page.getByRole('button', { name: 'Send a code' }).click();
  await enter(page, await code(number, 0));
  await toast(page, 'Text message: codes are on');

  await signOut();
  const before = await count(number);
  await signIn(reachable);
  await expect(page.getByText(/your phone ending in 014/)).toBeVisible();
  await enter(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveValue('');
  await enter(page, await code(number, before));

  await expect(page).toHaveURL(/\/home$/);
});

test('a question that no form answers says so, and leads back', async ({ page }, info) => {
  await page.route('/idp/', async (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.endsWith('.RespondToAuthChallenge')) return route.fallback();
    const ChallengeParameters = { USERNAME: cast(info).roaming.username };
    return route.fulfill({
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify({
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: 'a'.repeat(20),
        ChallengeParameters,
      }),
    });
  });
  await portal(page).signIn(cast(info).roaming);

  await expect(page.getByRole('heading', { name: 'This sign-in needs our help' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
