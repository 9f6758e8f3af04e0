import { expect, test } from '@playwright/test';
import { appOf } from '../app';
import { mailbox } from '../mailbox';
import { cast } from '../people';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

/** A company that demands codes of everybody, and spares them the devices that they keep. */
const ports = { wide: '3421', phone: '3422' } as const;

test.use({
  baseURL: ({ isMobile }, give) => give(`http://localhost:${ports[isMobile ? 'phone' : 'wide']}`),
});

let second: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  second = await startPortal(ports[test.info().project.name as keyof typeof ports], {
    USER_POOL_MFA: 'on',
    USER_POOL_DEVICES: 'optional',
  });
});
test.afterAll(() => second.stop());

test('an app is set up at the first sign-in, and a kept device is spared the code until it is forgotten', async ({
  page,
}, info) => {
  const { careful } = cast(info);
  const { signIn, signOut, choose } = portal(page);
  await signIn(careful);
  await expect(page.getByRole('heading', { name: 'Protect your sign-in' })).toBeVisible();
  await page.getByRole('radio', { name: /^Authenticator app/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const code = appOf(await page.locator('code').innerText());
  await page.getByLabel('6-digit code').fill(code(-30));
  await expect(page).toHaveURL(/\/home$/);

  await signOut();
  await signIn(careful);
  await page.getByRole('checkbox', { name: /^Don’t ask for a code on this device/ }).check();
  await page.getByLabel('6-digit code').fill(code(0));
  await expect(page).toHaveURL(/\/home$/);

  await signOut();
  await signIn(careful);
  await expect(page).toHaveURL(/\/home$/);
  await choose('Security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove device' }).click();
  await expect(page.getByText('Device removed')).toBeVisible();

  await signOut();
  await signIn(careful);
  await page.getByLabel('6-digit code').fill(code(30));
  await expect(page).toHaveURL(/\/home$/);
});

test('codes by email are set up at the first sign-in', async ({ page, request }, info) => {
  const { changing } = cast(info);
  const messages = mailbox(request);
  await portal(page).signIn(changing);
  await page.getByRole('radio', { name: /^Email/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Set up codes by email' })).toBeVisible();
  const before = await messages.count(changing.username);
  await page.getByLabel('Email').fill(changing.username);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('6-digit code').fill(await messages.code(changing.username, before));

  await expect(page).toHaveURL(/\/home$/);
});
