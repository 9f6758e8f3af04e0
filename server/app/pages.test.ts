import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '@/app/routeTable';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { languages } from '@locales/language';
import { type BuiltPages, servePages } from './pages';

const screens = routeTable.map(({ path }) => path);

/** A page as the build draws it: `name` tells which one came. */
const drawn = (name: string) => ({
  style: `a{color:red;--for:${name}}`,
  html:
    `<title>${name} · [[companyName]]</title><style>a{color:red;--for:${name}}</style><script>first()</script>` +
    `<template data-part="door">[[door]]</template><template data-part="wide">[[bannerBox]] © [[year]] <a href="[[termsUrl]]">t</a>` +
    `</template>${'<p>so much that it is compressed</p>'.repeat(40)}<script>last()</script>` +
    '<script type="application/json" id="config">[[config]]</script>',
});

const builtIn = (language: string): BuiltPages => ({
  firstScript: 'first()',
  lastScript: 'last()',
  doors: {
    'false false': '[[bannerBox]]<h1>Sign in</h1>[[companyName]] [[year]]',
    'false true': '[[bannerBox]]<h1>Sign in</h1>[[companyName]] Call [[supportPhone]].',
    'true false': 'demo',
    'true true': 'demo, call [[supportPhone]]',
  },
  banners: { info: '<i>[[banner]]</i>', warning: '<b>[[banner]]</b>' },
  pages: Object.fromEntries(
    [...screens, '/login?', '*', '/take-back'].map((path) => {
      const { html, style } = drawn(path);
      return [path, { html: `<html lang="${language}">${html}`, style }];
    }),
  ),
});

const company: PortalConfig = {
  companyName: 'Prairie Gold',
  userPoolId: 'us-west-2_Test',
  userPoolClientId: 'test',
  region: 'us-west-2',
  privacyUrl: '/privacy.html',
  termsUrl: '/terms.html?a=1&b=2',
  idleMinutes: 30,
  demo: false,
};

describe('the built pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-pages-'));
  const file = 'a file of script, so long that it is compressed '.repeat(40);
  let app: FastifyInstance;
  let config = company;
  let now = new Date('2026-04-12T20:00:00Z');
  beforeAll(async () => {
    for (const name of ['assets', '.vite']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['.built', '.vite/chunks.json', 'robots.txt']) writeFileSync(join(folder, name), 'x');
    for (const language of languages) {
      writeFileSync(join(folder, `assets/start-${language}.js`), file);
      writeFileSync(join(folder, `assets/start-${language}.js.br`), brotliCompressSync(file));
      writeFileSync(join(folder, `.pages.${language}.json`), JSON.stringify(builtIn(language)));
    }
    app = Fastify();
    await servePages(app, {
      config: async () => config,
      clock: { now: () => now },
      headers: { poolEndpoint: 'https://pool.example/idp/' },
      root: folder,
    });
  });
  afterEach(() => {
    config = company;
    now = new Date('2026-04-12T20:00:00Z');
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = async (url: string) => (await app.inject({ url })).body;

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
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ] as const;

  it.each(ways)('are there at every address of a screen with Accept-Encoding %s', async (accepts, coded) => {
    const others = screens.filter((path) => path !== '/login');
    const addresses = [
      ['/', '/home'],
      ['/?account=00117', '/home'],
      ['/login', '/login?'],
      ['/login/', '/login?'],
      ['/login?change=password', '/login'],
      ['/no-such-screen', '*'],
      ['/constructor', '*'],
      ['/take-back', '/take-back'],
      ...others.map((path) => [path, path]),
    ] as const;
    for (const [url, name] of addresses) {
      const answer = await app.inject({
        url,
        headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
      });

      const { 'content-encoding': coding = 'none', 'content-type': type, vary } = answer.headers;
      expect([url, answer.statusCode, coding, type, vary]).toEqual([
        url,
        200,
        coded,
        'text/html; charset=utf-8',
        'accept-encoding, accept-language, cookie',
      ]);
      expect(String(read[coded]!(answer.rawPayload))).toContain(`<title>${name} · Prairie Gold</title>`);
    }
  });

  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    [{ 'accept-language': 'fr,en;q=0.5,es;q=0.4' }, 'en'],
    [{ 'accept-language': 'es', cookie: 'a=1; fieldgate_language=en' }, 'en'],
    [{ 'accept-language': 'en-US', cookie: 'fieldgate_language=es; b=2' }, 'es'],
    [{ 'accept-language': 'en-US', cookie: 'fieldgate_language=xx' }, 'en'],
    [{ 'accept-language': 'es', cookie: 'not_fieldgate_language=en' }, 'es'],
  ])('are in the language that was chosen, else the browser’s: %j is %s', async (headers, language) => {
    expect((await app.inject({ url: '/home', headers })).body).toContain(`<html lang="${language}">`);
  });

  it.each(ways)('are named to HEAD with Accept-Encoding %s', async (accepts) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
    const answer = await app.inject({ method: 'HEAD', url: '/', headers });

    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
  });

  it('allow what stands in them by its hash, and nothing else', async () => {
    const { body, headers } = await app.inject('/home');
    const inside = (tag: string) =>
      [...body.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(
        ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      );
    const policy = String(headers['content-security-policy']);

    expect(policy).toContain(`script-src 'self' ${inside('script').join(' ')};`);
    expect(policy).toContain(
      `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${inside('style').join(' ')};`,
    );
    expect(policy).toContain("connect-src 'self' https://pool.example;");
    expect(policy).toContain("trusted-types 'none'");
    expect([inside('script').length, inside('style').length]).toEqual([2, 1]);
  });

  it.each([
    [{}, 'Sign in</h1>Prairie Gold 2026'],
    [{ supportPhone: '555-0100' }, 'Sign in</h1>Prairie Gold Call 555-0100.'],
    [{ demo: true, supportPhone: '555-0100' }, 'demo, call 555-0100'],
    [{ banner: { text: 'Closed on Friday', tone: 'info' } }, '<i>Closed on Friday</i><h1>'],
    [
      { banner: { text: 'Closed on Friday', tone: 'warning' } },
      '<template data-part="wide"><b>Closed on Friday</b> ©',
    ],
  ] as const)('say what the company says: %j', async (says, words) => {
    await at('/home');
    config = { ...company, ...says };

    expect(await at('/home')).toContain(words);
  });

  it('take whatever a company is called for words', async () => {
    const companyName = `</script><script>alert('1')</script>&"[[config]][[door]]$&`;
    config = { ...company, companyName, banner: { text: '<img src=x onerror=alert(1)>', tone: 'info' } };
    const page = await at('/home');
    const [, json] = /id="config">(.*?)<\/script>/.exec(page)!;

    expect(page).toContain(
      '<title>/home · &lt;/script&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;&quot;[[config]][[door]]$&amp;</title>',
    );
    expect(page).toContain('href="/terms.html?a=1&amp;b=2"');
    expect(page).toContain('<i>&lt;img src=x onerror=alert(1)&gt;</i>');
    expect(page.match(/<\/?script/g)).toHaveLength(6);
    expect(JSON.parse(json!)).toEqual(config);
  });

  it('come anew when something is said or a year begins, and not before', async () => {
    const first = await app.inject('/home');
    const tag = String(first.headers['etag']);
    const again = () => app.inject({ url: '/home', headers: { 'if-none-match': tag } });

    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    now = new Date('2027-02-01T20:00:00Z');
    expect((await again()).body).toContain('© 2027');
    now = new Date('2026-04-12T20:00:00Z');
    config = { ...company, companyName: 'Prairie Silver' };
    expect((await again()).body).toContain('Prairie Silver');
  });

  it.each([
    '/.built',
    '/.pages.en.json',
    '/.vite/chunks.json',
    '/.vite/',
    '/%2evite/chunks.json',
    '/assets/',
    '/assets',
    '/healthz',
  ])('%s is not there', async (url) => {
    for (const [accepts] of ways) {
      const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it.each(['/assets/start-en.js', '/assets/start-es.js'])(
    'lie beside what else is public: %s',
    async (url) => {
      expect((await app.inject('/robots.txt')).body).toBe('x');
      const script = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(script.headers['cache-control']).toContain('immutable');
      expect(String(brotliDecompressSync(script.rawPayload))).toBe(file);
    },
  );
});
