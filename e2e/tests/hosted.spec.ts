import { expect, test } from '@playwright/test';
import { grower } from '../drop';
import { address } from '../place';
import { portal, watch } from '../portal';
import { startPortal } from '../secondPortal';

/** A portal without a pool of its own: the other one's stands in for the service that AWS hosts. */
test.use({ baseURL: 'http://localhost:3423' });

let second: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  second = await startPortal('3423', {
    USER_POOL_ID: 'us-west-2_Fieldgate1',
    USER_POOL_CLIENT_ID: 'fieldgate-portal',
    USER_POOL_ENDPOINT: `${address}/idp/`,
    // Whose they are the other pool does not know, so it tells nothing of its users; nobody is shut out by that.
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'not-a-key-of-that-pool',
  });
});
test.afterAll(() => second.stop());

test('the same pages sign in to a pool at another address, and the API takes its tokens', async ({
  page,
}) => {
  const breaches = await watch(page);
  const called = page.waitForRequest((request) => request.url() === `${address}/idp/`);
  await portal(page).signIn(grower);

  await expect(page).toHaveURL('http://localhost:3423/home');
  await called;
  await portal(page).goTo('My Account', 'Account Overview');
  await expect(page.getByRole('heading', { name: 'Account overview' })).toBeVisible();
  await expect(page.getByText(/didn’t load/)).toHaveCount(0);
  expect(breaches()).toEqual([]);

  await portal(page).signOut();
});
