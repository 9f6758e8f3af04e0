import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '@locales/language';
import { type Brand, brandIcon } from '@theme/brand';
import tallgrass from '@theme/brands/tallgrass/brand.json';
import { type Channels, hexOf } from '@theme/contrast';
import { mailColorsOf, mailColours } from '@theme/mail';
import { aRequestDetail } from '@stories/support/requestBuilders';
import { asMail } from '../domain/email/messages/render';
import { sender } from '../domain/email/testing/testMailServer';
import { receiptPdf } from '../modules/requests/receipt/receiptPdf';
import { readPdf, rolesOf, textOf } from '../pdf/testing/readPdf';
import { letterheadOf, readBrand } from './brand';
import { readConfig } from './config';
import { servePages } from './pages';

const top = mkdtempSync(join(tmpdir(), 'fieldgate-brand-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const samples = join(import.meta.dirname, '../../theme/brands');
const redbluff = join(samples, 'redbluff');
const { bar, accent, primary } = readBrand(redbluff)!.brand.colors;

/** A folder with a brand's file, and whatever else stands in it. */
function folderOf(
  name: string,
  brand: object | string,
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = join(top, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'brand.json'), typeof brand === 'string' ? brand : JSON.stringify(brand));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const withFiles: Brand = {
  ...(tallgrass as Brand),
  typefaces: { text: { family: 'Prairie', file: 'prairie.woff2' }, headings: { family: 'Bitter' } },
  imagery: 'field.webp',
};

describe('a portal that cannot use its brand', () => {
  const refuses = (folder: string) => expect(() => readConfig({ BRAND_DIR: folder }));

  it('does not start where a color breaks contrast, and says which would hold', () => {
    const folder = folderOf('pale', { ...tallgrass, colors: { ...tallgrass.colors, primary: '#5B9BD5' } });
    refuses(folder).toThrow(
      `BRAND_DIR is "${folder}", and the brand there cannot be used:\nprimary is #5B9BD5: “Link in an alert: error” in ` +
        'the light scheme is #5B9BD5 on #FBE8E5, a contrast of 2.50, and needs 4.5. The nearest that holds is #2E6FA6.',
    );
  });

  it('says so when there is no folder, no text, or a file is missing', () => {
    refuses(join(top, 'nowhere')).toThrow('brand.json cannot be read (ENOENT). Put it there.');
    refuses(folderOf('broken', '{')).toThrow(/cannot be used:\n.*JSON/);
    refuses(folderOf('lost', withFiles, { 'field.webp': 'x' })).toThrow(
      'prairie.woff2 cannot be read (ENOENT)',
    );
  });
});

describe('the name of the company', () => {
  it.each([
    [{}, 'Larkspur Basin Ag Supply'],
    [{ BRAND_DIR: redbluff }, 'Redbluff Seed Company'],
    [{ BRAND_DIR: redbluff, COMPANY_NAME: 'Redbluff West' }, 'Redbluff West'],
  ])('of %j is %s', (env, name) => {
    expect(readConfig(env).company.companyName).toBe(name);
  });
});

describe('the pages of a brand', () => {
  const root = join(top, 'web');
  const page =
    '<html><head><meta name="theme-color" content="#0c2e21" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#0a2a20" media="(prefers-color-scheme: dark)">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>a{}</style></head><body>[[companyName]]</body></html>';
  const config = async () => ({
    companyName: 'Any</head>',
    userPoolId: 'p',
    userPoolClientId: 'c',
    region: 'us-west-2',
    privacyUrl: '/',
    termsUrl: '/',
    idleMinutes: 30,
    demo: false,
  });
  const apps: FastifyInstance[] = [];
  const serve = async (folder: string | undefined) => {
    const app = Fastify();
    apps.push(app);
    const clock = { now: () => new Date('2026-04-12T20:00:00Z') };
    await servePages(app, { config, clock, headers: {}, brand: readBrand(folder), root });
    return app;
  };
  let plain: FastifyInstance;
  let branded: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(root);
    const pages = Object.fromEntries(['/home', '*'].map((path) => [path, { html: page, style: 'a{}' }]));
    const built = { firstScript: '', lastScript: '', doors: {}, banners: {}, pages };
    for (const language of languages)
      writeFileSync(join(root, `.pages.${language}.json`), JSON.stringify(built));
    [plain, branded] = await Promise.all([serve(undefined), serve(redbluff)]);
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const styleOf = (html: string) => /<style>(.*)<\/style>/s.exec(html)![1]!;

  it('have its style after their own, its colors for the window, and its mark as their icon', async () => {
    const { body } = await branded.inject('/home');
    expect(styleOf(body)).toMatch(/^a\{\}/);
    expect(styleOf(body)).toContain(`--fg-palette-primary-main:${primary}`);
    expect(body.match(/theme-color" content="[^"]*"/g)).toEqual(
      Array(2).fill(`theme-color" content="${bar}"`),
    );
    expect(body).toContain('Any&lt;/head&gt;</body>');

    const icon = /<link rel="icon" href="(\/brand\/mark\.svg\?v=[\w-]{12})" type="image\/svg\+xml">/.exec(
      body,
    );
    const answer = await branded.inject(icon![1]!);
    expect(answer.body).toBe(brandIcon(readBrand(redbluff)!.brand));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('are allowed by their policy the style that stands in them, and no other', async () => {
    const { body, headers } = await branded.inject('/home');
    const hashes = ['', styleOf(body)].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')};`);
    expect((await plain.inject('/home')).headers['content-security-policy']).not.toContain(hashes[1]);
  });

  it('are letter for letter as they were built where there is none', async () => {
    expect((await plain.inject('/home')).body).toBe(page.replace('[[companyName]]', 'Any&lt;/head&gt;'));
    expect((await plain.inject('/brand/mark.svg')).statusCode).toBe(404);
  });

  it('have the fonts and the picture that the brand names, from the portal itself', async () => {
    const folder = folderOf('files', withFiles, {
      'prairie.woff2': 'font',
      'field.webp': 'picture',
      secret: 'x',
    });
    const app = await serve(folder);
    const { body } = await app.inject('/home');
    const urls = [...styleOf(body).matchAll(/url\("(\/[^"]+)"\)/g)].map(([, url]) => url!);
    const answers = await Promise.all(urls.map((url) => app.inject(url)));
    expect(answers.map((one) => [one.body, one.headers['content-type']])).toEqual([
      ['font', 'font/woff2'],
      ['picture', 'image/webp'],
    ]);
    expect((await app.inject('/brand/secret.txt')).statusCode).toBe(404);
  });
});

describe('an email of a brand', () => {
  const letter = { name: 'signInCode', code: '482913', minutes: 3 } as const;

  it('has its bar and its accent, and none of Fieldgate’s colors', () => {
    const { html } = asMail(letter, { ...sender, colors: mailColorsOf(readBrand(redbluff)!.brand.colors) });
    expect(html).toContain(`background: ${bar}; color: #FFFFFF; border-bottom: 4px solid ${accent}`);
    expect(html).not.toContain(mailColours.bar);
    expect(html).not.toContain(mailColours.accent);
  });
});

describe('a PDF of a brand', () => {
  const draw = (letterhead?: ReturnType<typeof letterheadOf>) =>
    receiptPdf({
      request: aRequestDetail(),
      company: { name: 'Redbluff Seed Company', phone: '509-555-0190', letterhead },
      today: '2026-11-24',
      zone: 'America/Los_Angeles',
    });

  /** The colors that something is filled with, in their order. */
  const fillsOf = (bytes: Buffer): string[] => {
    const streams = [...bytes.toString('latin1').matchAll(/\nstream\r?\n([\s\S]*?)\r?\nendstream/g)];
    const drawn = streams.map(([, packed]) => inflated(Buffer.from(packed!, 'latin1'))).join('\n');
    const fills = [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)];
    return [...new Set(fills.map(([, ...shares]) => hexOf(shares.map(Number) as unknown as Channels)))];
  };

  it('has its mark on the bar’s color, and its name in the primary color', async () => {
    const fills = fillsOf(await draw(letterheadOf(readBrand(redbluff)!)));
    expect(fills.slice(0, 3)).toEqual([bar, accent, primary]);
  });

  it('says the same, in the same structure, as one without', async () => {
    const [branded, plain] = [await draw(letterheadOf(readBrand(redbluff)!)), await draw()];
    expect(await textOf(await readPdf(branded))).toEqual(await textOf(await readPdf(plain)));
    expect(await rolesOf(await readPdf(branded))).toEqual(await rolesOf(await readPdf(plain)));
    expect(fillsOf(plain).filter((fill) => !/^#(..)\1\1$/.test(fill))).toEqual([]);
    expect(fillsOf(plain)).not.toEqual([]);
  });
});

/** What no stream of drawing is: a font, or data that is not packed. */
function inflated(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}
