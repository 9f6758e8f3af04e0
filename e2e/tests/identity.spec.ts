import { expect, test } from '@playwright/test';
import { mailbox } from '../mailbox';
import { cast } from '../people';
import { portal, watch } from '../portal';

const NEW_PASSWORD = 'Autumn*Wheat27';

test('a forgotten password is replaced with the code of an email', async ({ page, request }, info) => {
  const { forgetful } = cast(info);
  const breaches = await watch(page);
  const { count, code, messagesTo } = mailbox(request);
  const before = await count(forgetful.username);
  await page.goto('/');
  await page.getByLabel('Username or email').fill(forgetful.username.toUpperCase());
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  // Back stays in the portal, and so does Forward.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(forgetful.username.toUpperCase());
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(/If we know that address, we’ve sent a code to \w\*\*\*@/)).toBeVisible();

  await page.getByLabel('6-digit code').fill('000000');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  await page.getByLabel('6-digit code').fill(await code(forgetful.username, before));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(forgetful.username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/home$/);
  expect(breaches().filter((breach) => !/400 \(Bad Request\)/.test(breach))).toEqual([]);
  const [newest] = await messagesTo(forgetful.username);
  expect(newest).toMatchObject({ code: null, text: expect.stringContaining('password') });
});

test('a name that nobody has is told the same', async ({ page, request }) => {
  const nobody = 'nobody.at.all@example.com';
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Username or email').fill(nobody);
  await page.getByRole('button', { name: 'Send a code' }).click();

  await expect(page.getByText('we’ve sent a code to n***@e***')).toBeVisible();
  expect(await mailbox(request).count(nobody)).toBe(0);
});

test('an invited person signs in with the mailed password and chooses one', async ({
  page,
  request,
}, info) => {
  const { invited } = cast(info);
  const password = await mailbox(request).code(invited.username, 0);
  await portal(page).signIn({ username: invited.username, password });
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(`${NEW_PASSWORD} `);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Remove the space at the start or end');

  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  if (invited.givenName === undefined) await page.getByLabel('Full name').fill('Ben Kessler');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await portal(page).signOut();
  await portal(page).signIn({ username: invited.username, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/home$/);
});

test('a changed password ends the other sign-ins, and is told by email', async ({
  page,
  browser,
  request,
}, info) => {
  const { changing } = cast(info);
  const elsewhere = await (await browser.newContext()).newPage();
  await portal(elsewhere).signIn(changing);
  await expect(elsewhere).toHaveURL(/\/home$/);
  const before = await mailbox(request).count(changing.username);
  await portal(page).signIn(changing);
  await expect(page).toHaveURL(/\/home$/);

  await portal(page).choose('Change Password');
  await page.getByLabel('Current password', { exact: true }).fill('Not*Mine123');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('isn’t your current password');
  await page.getByLabel('Current password', { exact: true }).fill(changing.password);
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await elsewhere.goto('/my-account/overview');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
  await expect(async () =>
    expect(await mailbox(request).count(changing.username)).toBeGreaterThan(before),
  ).toPass();
  await portal(page).signOut();
  await portal(page).signIn({ ...changing, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/home$/);
});

test('every sign-in can be ended at once', async ({ page, browser }, info) => {
  const { roaming } = cast(info);
  const elsewhere = await (await browser.newContext()).newPage();
  await portal(elsewhere).signIn(roaming);
  await expect(elsewhere).toHaveURL(/\/home$/);
  await portal(page).signIn(roaming);
  await expect(page).toHaveURL(/\/home$/);

  await portal(page).choose('Security');
  await expect(page).toHaveTitle(/^Security · /);
  await portal(page).settled();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();

  await expect(page.getByText('You’re signed out on all your devices.')).toBeVisible();
  await elsewhere.goto('/my-account/overview');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
});

test('a session that nobody uses warns, and ends unless somebody stays', async ({ page }, info) => {
  await page.clock.install();
  // On a bad line the watch comes when most of the time is gone; the time counts from the sign-in all the same.
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/frame-*.js', (route) => void held.push(() => route.continue()));
  await portal(page).signIn(cast(info).roaming);
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward('28:05');
  await held[0]!();
  await expect(page.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.clock.fastForward('30:05');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You were away, so we signed you out.')).toBeVisible();
});
