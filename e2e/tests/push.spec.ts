import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  bodyOf,
  decrypt,
  signerOf,
  type Subscription,
  subscriptionAt,
} from '@server/modules/notices/push/testing/readPush';
import { grower } from '../drop';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const port = '3505';

/** A push service on this machine, for one device; what it is brought is read as the device would. */
async function openService() {
  const content: Readonly<Record<string, unknown>>[] = [];
  const signers: string[] = [];
  let device: Subscription | undefined;
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then(async (body) => {
        signers.push((await signerOf(request, origin, new Date())).key);
        content.push(await decrypt(body, device!));
        response.writeHead(201).end();
      })
      .catch(() => response.writeHead(403).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  device = await subscriptionAt(`${origin}/device`);
  return { origin, device, content, signers, close: () => server.close() };
}

/**
 * The browser of tests reaches no push service, so that what its `subscribe` would answer is put in: an address at the service
 * above. Its permission, its worker and what that shows are the browser's own.
 */
const subscribeAt = (page: Page, { endpoint, p256dh, auth }: Subscription) =>
  page.addInitScript(
    (given) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.codePointAt(0)!,
        );
      const subscribed = (key: string) => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem('subscribed') === undefined),
      });
      const now = () => {
        const key = localStorage.getItem('subscribed');
        return key === null ? null : subscribed(key);
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(now()),
        subscribe: ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem('subscribed', btoa(String.fromCodePoint(...key)));
          return Promise.resolve(now());
        },
      });
    },
    { endpoint, p256dh, auth },
  );

/** Hands a message to the worker as the browser does when its push service brings one. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
  });

test('a grower turns notifications on for a device, is shown what is pushed, and turns them off', async ({
  browser,
}) => {
  const service = await openService();
  const baseURL = `http://localhost:${port}`;
  const own = await startPortal(port, { PORTAL_URL: baseURL, PUSH_SERVICES: service.origin });
  try {
    const context = await browser.newContext({ baseURL, permissions: ['notifications'] });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await subscribeAt(page, service.device);
    await portal(page).signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/notices/choices');
    // Nothing is registered before somebody wants it.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    const card = page.getByRole('region', { name: 'Notifications on your devices' });
    await card.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(card.getByText('On for this device')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Prepay on my devices' })).toBeChecked();

    // The first message says that there is a device, on every device.
    await expect.poll(() => service.content, { timeout: 30_000 }).toHaveLength(1);
    const [message] = service.content;
    expect(message).toMatchObject({
      path: '/security',
      body: expect.stringMatching(/^Open .* to read it\.$/),
    });
    await deliver(page, JSON.stringify(message));
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: message!['title'], body: message!['body'], path: '/security' }]);

    await page.reload();
    await expect(card.getByText('On for this device')).toBeVisible();
    await card.getByRole('button', { name: 'Turn off for this device' }).click();
    await expect(card.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    expect(complaints).toEqual([]);
    const worker = await page.request.get('/push.js');
    expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
    expect(await (await page.request.get('/app.json')).json()).toMatchObject({ display: 'standalone' });
  } finally {
    await own.stop();
    service.close();
  }
});
