import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test, type Worker } from '@playwright/test';
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
    const read = async () => {
      signers.push((await signerOf(request, origin, new Date())).key);
      content.push(await decrypt(await bodyOf(request), device!));
    };
    void read().then(
      () => response.writeHead(201).end(),
      () => response.writeHead(403).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  device = await subscriptionAt(`${origin}/device`);
  return { origin, device, content, signers, close: () => server.close() };
}

/**
 * The browser of tests reaches no push service and grants no notifications: what it would answer is put in, an address at the
 * service above and a permission. Its worker, and the policy that lets it in, are the browser's own.
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
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
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

/** What the worker in the browser shows of a message: it may not show it, so that is noted instead. */
async function shownBy(worker: Worker, message: object): Promise<unknown> {
  return worker.evaluate(async (data) => {
    const self = globalThis as unknown as WorkerScope;
    return new Promise((resolve) => {
      self.registration.showNotification = async (title, { body, data: { path } }) =>
        resolve({ title, body, path });
      self.dispatchEvent(new self.PushEvent('push', { data }));
    });
  }, JSON.stringify(message));
}

/** Of the worker, what the types of a page do not have. */
interface WorkerScope {
  readonly registration: {
    showNotification: (title: string, told: { body: string; data: { path: string } }) => Promise<void>;
  };
  readonly PushEvent: new (name: string, init: { readonly data: string }) => Event;
  dispatchEvent(event: Event): boolean;
}

test('a grower turns notifications on for a device, is shown what is pushed, and turns them off', async ({
  browser,
}) => {
  const service = await openService();
  const baseURL = `http://localhost:${port}`;
  const own = await startPortal(port, { PORTAL_URL: baseURL, PUSH_SERVICES: service.origin });
  try {
    const context = await browser.newContext({ baseURL });
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

    const [worker] = context.serviceWorkers();
    expect(new URL(worker!.url()).pathname).toBe('/push.js');
    expect(await shownBy(worker!, message!)).toEqual({
      title: message!['title'],
      body: message!['body'],
      path: '/security',
    });

    await page.reload();
    await expect(card.getByText('On for this device')).toBeVisible();
    await card.getByRole('button', { name: 'Turn off for this device' }).click();
    await expect(card.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    expect(complaints).toEqual([]);
    const file = await page.request.get('/push.js');
    expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'no-cache']);
    expect(await (await page.request.get('/app.json')).json()).toMatchObject({ display: 'standalone' });
  } finally {
    await own.stop();
    service.close();
  }
});
