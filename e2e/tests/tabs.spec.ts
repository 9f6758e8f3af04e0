import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { grower } from '../drop';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

/** Takes down the calls to the user pool, by operation or challenge, and holds some back until all of them came. */
async function listen(context: BrowserContext, { heldBack = 0 } = {}) {
  const calls: string[] = [];
  const waiting: (() => void)[] = [];
  await context.route('**/idp/', async (route, request) => {
    const operation = request.headers()['x-amz-target']?.split('.')[1];
    const { ChallengeName } = (request.postDataJSON() ?? {}) as { ChallengeName?: string };
    if (operation) calls.push(ChallengeName ?? operation);
    if (operation === 'GetTokensFromRefreshToken' && waiting.length + 1 <= heldBack) {
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      if (waiting.length === heldBack) waiting.forEach((goOn) => goOn());
      await turn;
    }
    await route.continue();
  });
  return (name: string) => calls.filter((call) => call === name).length;
}

const renewals = 'GetTokensFromRefreshToken';
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userData')!) as { refreshToken: string });

/** The token is about to end: whoever asks for something has to renew it first. */
const letTokenEnd = (page: Page) =>
  page.evaluate(() => {
    const userData = JSON.parse(localStorage.getItem('userData')!) as object;
    const accessTokenExpirationDate = new Date(Date.now() + 20_000).toISOString();
    localStorage.setItem('userData', JSON.stringify({ ...userData, accessTokenExpirationDate }));
  });

for (const { what, locks, expected } of [
  { what: 'once, where tabs can wait for each other', locks: true, expected: 1 },
  { what: 'both at once, on a page that is not served securely', locks: false, expected: 2 },
]) {
  test(`two tabs renew the session ${what}, and both stay signed in`, async ({ context, page }) => {
    if (!locks) {
      await context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'locks');
      });
    }
    const count = await listen(context, { heldBack: locks ? 0 : 2 });
    await portal(page).signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    // A question that a page still asks would renew the session before both go on.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
    const before = await kept(page);
    await letTokenEnd(page);

    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.goto('/my-account/overview')));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: 'Account overview' })).toBeVisible();
      await expect(tab).toHaveURL(/overview$/);
    }
    await expect.poll(() => count(renewals)).toBe(expected);
    // The answer may still be on its way when the call is counted.
    await expect.poll(async () => (await kept(page)).refreshToken).not.toBe(before.refreshToken);

    // What is kept now is good for the next time too.
    await letTokenEnd(other);
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => count(renewals)).toBe(expected + 1);
    await expect(page).toHaveURL(/overview$/);
  });
}

test.describe('where the pool knows devices', () => {
  test.use({ baseURL: 'http://localhost:3419' });
  let second: Awaited<ReturnType<typeof startPortal>>;
  test.beforeAll(async () => {
    second = await startPortal('3419', { USER_POOL_DEVICES: 'always' });
  });
  test.afterAll(() => second.stop());

  test('a device proves itself at the second sign-in, and does without when it is forgotten', async ({
    context,
    page,
  }) => {
    const count = await listen(context);
    const { signIn, signOut } = portal(page);
    const devices = () => page.evaluate(() => localStorage.getItem('userDevices'));
    await signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    const first = await devices();
    expect(first).toContain('deviceKey');
    expect([count('ConfirmDevice'), count('DEVICE_SRP_AUTH')]).toEqual([1, 0]);

    await signOut();
    await signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    expect([count('ConfirmDevice'), count('DEVICE_PASSWORD_VERIFIER')]).toEqual([1, 1]);
    expect(await devices()).toBe(first);

    await signOut();
    // Another of the same form, which the pool does not know.
    const gone = first!.replace(/[0-9a-f]{8}(?=-[0-9a-f]{4}-)/, '00000000');
    await page.evaluate((text) => localStorage.setItem('userDevices', text), gone);
    await signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    expect([count('ConfirmDevice'), count('PASSWORD_VERIFIER')]).toEqual([2, 4]);
    expect([first, gone]).not.toContain(await devices());
  });
});
