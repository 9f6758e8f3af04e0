import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '@/app/routeTable';
import { isScreen, servePages } from './pages';

const screens = routeTable.map(({ path }) => path);

describe('isScreen', () => {
  it.each(['/', '/no-such-screen', '/login/', ...screens])('%s is', (path) => {
    expect([isScreen('GET', path), isScreen('HEAD', path)]).toEqual([true, true]);
  });

  it.each([
    '/api',
    '/api/nothing',
    '/idp/',
    '/demo/mail',
    '/assets/gone.js',
    '/favicon.ico',
    '/old.html',
    '/healthz',
    '/readyz',
    '/livez',
    '/metrics',
    '/Metrics/',
    '/actuator/health',
    '/index.php',
    '/blog/xmlrpc.php',
    '/wp-admin/setup-config.php',
    '/wp-login',
    '/.env',
    '/.git/config',
    '/_profiler/phpinfo',
    '/backup.sql',
    '/id.p',
  ])('%s is not', (path) => {
    expect(isScreen('GET', path)).toBe(false);
  });

  it('answers nothing but reading', () => {
    expect(isScreen('POST', '/home')).toBe(false);
  });
});

describe('the built pages', () => {
  const page = `<!doctype html><title>Portal</title>${'<p>so much that it is compressed</p>'.repeat(40)}`;
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-pages-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
    for (const name of ['index.html', 'assets/start-1.js']) {
      writeFileSync(join(folder, name), page);
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(page));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(page));
    }
    for (const name of ['.built', '.vite/manifest.json', 'robots.txt'])
      writeFileSync(join(folder, name), 'x');
    app = Fastify();
    await servePages(app, async () => ({}) as never, folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read: Readonly<Record<string, (body: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (body) => body,
  };
  const ways = [
    [undefined, 'none'],
    ['', 'none'],
    ['identity', 'none'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
  ] as const;

  it.each(ways)('are there at every address of a screen with Accept-Encoding %s', async (accepts, coded) => {
    for (const url of ['/', '/?account=00117', '/login/', '/no-such-screen', '/index.html', ...screens]) {
      const answer = await app.inject({
        url,
        headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
      });

      expect([url, answer.statusCode, answer.headers['content-encoding'] ?? 'none']).toEqual([
        url,
        200,
        coded,
      ]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(String(read[coded]!(answer.rawPayload))).toBe(page);
    }
  });

  it.each(ways)('are named to HEAD with Accept-Encoding %s', async (accepts) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
    const answer = await app.inject({ method: 'HEAD', url: '/', headers });

    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
  });

  it.each([
    '/.built',
    '/.vite/manifest.json',
    '/.vite/',
    '/%2evite/manifest.json',
    '/assets/',
    '/assets',
    '/healthz',
  ])('%s is not there', async (url) => {
    for (const [accepts] of ways) {
      const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it('lie beside what else is public', async () => {
    expect((await app.inject('/robots.txt')).body).toBe('x');
    expect((await app.inject('/assets/start-1.js')).headers['cache-control']).toContain('immutable');
  });
});
