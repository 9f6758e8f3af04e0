import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { maxUploadBytes } from '@contract/rules/dropUpload';
import { signIns } from '@demo/signIns';
import { programOf } from '@server/testing/program';
import { account, changedDrop } from '../drop';
import { downloadCsv } from '../files';
import { ask, openCall, tlsAlertOf, zeros } from '../http2';
import { filledDir } from '../place';
import { portal, watch } from '../portal';
import { type ProxyName, proxyNames, startProxy } from '../proxies';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const places = {
  nginx: { portal: 3551, ops: 3552, tls: 3553, plain: 3554 },
  caddy: { portal: 3555, ops: 3556, tls: 3557, plain: 3558 },
} as const;

/** Bytes of a file that may be on their way in a proxy: Caddy's compressor fills its block first. */
const keptBack = { nginx: 0, caddy: 256 * 1024 } as const;

/** Of a proxy before another program than the portal. */
const spare = { nginx: { tls: 3561, plain: 3562 }, caddy: { tls: 3563, plain: 3564 } } as const;

/** As it is run for real, but that it has the demo company's data. */
const inProduction = (name: ProxyName) => ({
  NODE_ENV: 'production',
  DEMO_AS_OF: '',
  EMBEDDED_DATABASE: 'yes',
  POOL_KEY_FILE: join(filledDir, 'pool.key'),
  OPTION_KEYS_FILE: join(filledDir, 'option.keys'),
  PORTAL_URL: `https://localhost:${places[name].tls}`,
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'portal@example.com',
  ADMIN_MFA: 'optional',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  OPS_PORT: String(places[name].ops),
  STOP_WAIT_SECONDS: '0',
});

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: (body) => gunzipSync(body),
  br: (body) => brotliDecompressSync(body),
};

/** What the page's own calls bear. */
async function tokenOf(page: Page, path: string): Promise<string> {
  const called = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.goto(path);
  return (await called).headers()['authorization']!;
}

for (const name of proxyNames) {
  const program = programOf(name);
  if (program === undefined) {
    test(`the portal behind ${name}`, () => test.skip(true, `there is no ${name} on this machine`));
    continue;
  }
  const { ops, plain, portal: portalPort, tls } = places[name];
  const direct = `http://127.0.0.1:${portalPort}`;

  test.describe(`the portal behind ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `https://localhost:${tls}`, ignoreHTTPSErrors: true });
    const opened: { stop(): Promise<void> }[] = [];
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    let authorization: string;
    test.beforeAll(async () => {
      opened.push(await startPortal(String(portalPort), inProduction(name)));
      proxy = await startProxy(name, places[name]);
      opened.push(proxy);
    });
    test.afterAll(async () => {
      for (const each of opened.toReversed()) await each.stop();
    });

    test('signs people in, shows lists, takes a drop and hands out files, by HTTP/2', async ({ page }) => {
      const breaches = await watch(page);
      const { name: was = '' } = account();
      const renamed = (text: string) => text.replace(was, `${was} and Daughter`);
      await portal(page).signIn(office);
      await expect(page).not.toHaveURL(/\/login$/);
      authorization = await tokenOf(page, '/admin/imports');
      const protocols = await page.evaluate(() =>
        performance
          .getEntries()
          .flatMap((entry) => (entry as PerformanceResourceTiming).nextHopProtocol ?? []),
      );
      expect(new Set(protocols)).toEqual(new Set(['h2']));

      await page.getByLabel('ZIP with a drop').setInputFiles({
        name: 'night.zip',
        mimeType: 'application/zip',
        buffer: changedDrop(join(filledDir, 'demo'), 'drop_20260413_0930', { 'accounts.csv': renamed }),
      });
      await expect(page.getByRole('heading', { name: 'drop_20260413_0930', level: 1 })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText('Ready to apply')).toBeVisible({ timeout: 120_000 });
      await page.goto('/admin/users');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const users = await downloadCsv(page);
      expect(users.flatMap((row) => Object.values(row))).toContain(office.username);
      expect(breaches()).toEqual([]);
    });

    test('compresses once and adds no header twice', async () => {
      const accepts = { 'accept-encoding': 'gzip, br' };
      const start = await (await fetch(direct)).text();
      const script = /\/assets\/[\w.-]+\.js/.exec(start)![0];
      const paths: readonly [path: string, coding: string | undefined][] = [
        ['/', 'br'],
        [script, 'br'],
        ['/favicon.svg', undefined],
        ['/api/health', undefined],
        ['/api/office/users?limit=50', 'gzip'],
        ['/api/office/users/export?format=csv', 'gzip'],
        ['/api/office/users/export?format=xlsx', undefined],
      ];
      for (const [path, coding] of paths) {
        const plainly = await fetch(direct + path, {
          headers: { authorization, 'accept-encoding': 'identity' },
        });
        const whole = Buffer.from(await plainly.arrayBuffer());
        const answer = await ask(proxy.origin, path, { headers: { ...accepts, authorization } });

        expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, coding]);
        const decoded = coding ? decoders[coding]!(answer.body) : answer.body;
        // Each workbook bears the instant at which it was made.
        if (!path.endsWith('xlsx')) expect(decoded.equals(whole)).toBe(true);
        expect(plainly.headers.get('x-accel-buffering')).toBe(path.includes('/export') ? 'no' : null);
        const once = [
          'content-security-policy',
          'strict-transport-security',
          'x-content-type-options',
          'x-frame-options',
          'permissions-policy',
          'x-request-id',
        ].filter((header) => plainly.headers.has(header));
        expect(once.length).toBeGreaterThan(3);
        for (const header of once) expect(answer.names.filter((each) => each === header)).toEqual([header]);
      }
    });

    test('knows who calls, speaks TLS from 1.2 on, leads there, and shows nothing of operations', async () => {
      const claimed = { 'x-forwarded-for': '203.0.113.9', authorization };
      await ask(proxy.origin, '/api/office/emails/export?format=csv', {
        headers: claimed,
        from: '127.0.0.2',
      });
      const audit = await ask(proxy.origin, '/api/office/audit?limit=50', { headers: { authorization } });
      const places = (JSON.parse(audit.body.toString()) as { readonly rows: { readonly ip: string }[] }).rows;
      expect(places.map(({ ip }) => ip)).toContain('127.0.0.2');
      expect(audit.body.toString()).not.toContain('203.0.113.9');

      expect(await tlsAlertOf(tls, 'TLSv1.1')).toMatch(/PROTOCOL_VERSION/);
      expect(await tlsAlertOf(tls, 'TLSv1.2')).toBeUndefined();
      const led = await fetch(`http://localhost:${plain}/login`, { redirect: 'manual' });
      expect([301, 308]).toContain(led.status);
      expect(led.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/login$/);
      expect((await fetch(`http://127.0.0.1:${ops}/readyz`)).status).toBe(200);
      for (const path of ['/metrics', '/readyz', '/livez'])
        expect((await ask(proxy.origin, path)).status).toBe(404);
    });

    test('takes a drop as long as the portal does, and none that is longer', async () => {
      const headers = { authorization, 'content-type': 'application/zip' };
      const path = '/api/imports/uploads?name=night.zip';
      const longest = await ask(proxy.origin, path, { headers, body: zeros(maxUploadBytes) });
      // Which is found at its end.
      expect(longest.body.toString()).toContain('This is no ZIP file');
      for (const more of [1, 2 * 1024 * 1024]) {
        const tooLong = await openCall(proxy.origin, path, { headers, body: zeros(maxUploadBytes + more) });
        expect([more, tooLong.status]).toEqual([more, 413]);
        tooLong.end();
      }
    });

    test('passes on each piece of a file, leaves out who is not ready, and says when nobody is there', async () => {
      // Hardly compressed.
      const half = randomBytes(384 * 1024).toString('base64');
      const sending: ServerResponse[] = [];
      let isReady = true;
      const server = createServer(({ url }, response) => {
        if (url === '/readyz') {
          response.writeHead(isReady ? 200 : 503).end();
          return;
        }
        response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-accel-buffering': 'no' });
        sending.push(response);
        response.write(half);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const { tls, plain } = spare[name];
      const before = await startProxy(name, { tls, plain, portal: port, ops: port });
      try {
        const call = await openCall(before.origin, '/api/ledger/export', {
          headers: { 'accept-encoding': 'gzip' },
        });
        expect([call.status, call.headers['content-encoding']]).toEqual([200, 'gzip']);
        let came = 0;
        for await (const part of call.stream.pipe(createGunzip())) {
          came += (part as Buffer).length;
          // The second half is sent once the first is here.
          if (came >= half.length - keptBack[name]) sending.shift()?.end(half);
        }
        expect(came).toBe(2 * half.length);
        call.end();

        isReady = false;
        const statusOf = async () => {
          const call = await openCall(before.origin, '/api/ledger/export');
          call.end();
          return call.status;
        };
        // nginx asks nobody whether they are ready.
        await expect.poll(statusOf, { timeout: 20_000 }).toBe(name === 'caddy' ? 503 : 200);
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
        const away = await ask(before.origin, `/calendar/${'s3cret'.repeat(8)}`);
        expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
          503,
          '5',
          'no-store',
        ]);
        expect(before.said()).not.toMatch(/s3cret|ledger/);
      } finally {
        server.closeAllConnections();
        server.close();
        await before.stop();
      }
    });
  });
}
