import { expect, type Page, test } from '@playwright/test';
import { appOf } from '../app';
import { mailbox } from '../mailbox';
import { cast } from '../people';
import { port } from '../place';
import { portal, watch } from '../portal';
import { startPortal } from '../secondPortal';
import { signIns } from '@demo/signIns';

/** A portal as in production: emails link to it, and administrators need a second factor. */
const own = String(port + 7);
const address = `http://localhost:${own}`;
test.use({ baseURL: address });

let second: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  second = await startPortal(own, { PORTAL_URL: address, ADMIN_MFA: 'required' });
});
test.afterAll(() => second.stop());

/** What a thief does with a session that was just stolen: a call of the pool with its access token. */
const callPool = (page: Page, operation: string, members: object) =>
  page.evaluate(
    async ([name, more]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('userData')!) as { accessToken: string };
      const answer = await fetch('/idp/', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-amz-json-1.1',
          'X-Amz-Target': `AWSCognitoIdentityProviderService.${name}`,
        },
        body: JSON.stringify({ AccessToken: accessToken, ...more }),
      });
      return answer.status;
    },
    [operation, members] as const,
  );

test('a changed address is told to the old one, whose link takes it back and ends every sign-in', async ({
  page,
  context,
  request,
}, info) => {
  const { careful } = cast(info);
  const messages = mailbox(request);
  await portal(page).signIn(careful);
  await expect(page).toHaveURL(/\/home$/);
  const thief = 'thief@example.org';
  const UserAttributes = [{ Name: 'email', Value: thief }];
  expect(await callPool(page, 'UpdateUserAttributes', { UserAttributes })).toBe(200);
  const Code = await messages.code(thief, 0);
  expect(await callPool(page, 'VerifyUserAttribute', { AttributeName: 'email', Code })).toBe(200);

  let link = '';
  await expect(async () => {
    const [notice] = await messages.messagesTo(careful.username);
    link = /http:\S+\/take-back#[\w-]{43}/.exec(notice?.text ?? '')![0];
  }).toPass();
  const owner = await context.newPage();
  const breaches = await watch(owner);
  const asked: string[] = [];
  owner.on('request', (sent) => asked.push(`${sent.method()} ${sent.url()}`));
  await owner.goto(link);
  await expect(owner.getByRole('heading', { name: 'Undo this change?' })).toBeVisible();
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  await owner.getByRole('button', { name: 'Undo change' }).click();
  await expect(owner.getByRole('heading', { name: 'Change undone' })).toBeVisible();
  const token = link.split('#')[1]!;
  expect(asked.filter((one) => one.includes(token) && !one.includes('#'))).toEqual([]);
  expect(breaches()).toEqual([]);

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await owner.goto('/');
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Undo change' }).click();
  await expect(owner.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('an administrator sets a second factor up at the first sign-in', async ({ page }) => {
  const admin = signIns.find((one) => one.admin)!;
  await portal(page).signIn(admin);
  await expect(page.getByRole('heading', { name: 'Protect your sign-in' })).toBeVisible();
  await page.getByRole('radio', { name: /^Authenticator app/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = appOf(await page.locator('code').innerText());
  await page.getByLabel('6-digit code').fill(code(-30));
  await expect(page).toHaveURL(/\/home$/);
});
