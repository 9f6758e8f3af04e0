import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { type Language, languages } from '@locales/language';
import * as m from '@locales/pages';
import type { Clock } from '../clock';
import { type BrandFolder, type Dress, serveBrand } from './brand';
import { codingFor, type ContentCoding, encoded } from '../http/contentCoding';
import { pageLanguageOf } from '../http/callLanguage';
import { contentPolicy, type PageHeaderOptions } from '../http/headers';

interface PagesOptions {
  readonly config: () => Promise<PortalConfig>;
  /** Tells the year. */
  readonly clock: Clock;
  readonly headers: Pick<PageHeaderOptions, 'poolEndpoint' | 'pushes'>;
  /** How the pages look; undefined: as Fieldgate. */
  readonly brand?: BrandFolder;
  /** Where the built pages lie, from the folder that the server is started in. */
  readonly root?: string;
}

/** The built pages, the run-time configuration, and the page with which each screen's address answers. */
export async function servePages(
  app: FastifyInstance,
  { config, clock, headers, brand, root = 'dist/web' }: PagesOptions,
): Promise<void> {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(await config()));
  // What a phone asks for before it shows notices: an app of its home screen.
  app.get('/app.json', async (_, reply) => {
    const { companyName: name } = await config();
    const icons = [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }];
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send({ name, short_name: name, display: 'standalone', start_url: '/', icons });
  });
  // In development the pages come from their sources, and there is nothing built to serve.
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: resolve(root),
    preCompressed: true,
    index: false,
    // A folder is no page: without this, "/" is refused (403) to whoever takes no compressed answer. What begins with
    // a dot is the build's own.
    allowedPath: (path) => !path.endsWith('/') && !path.includes('/.'),
    // Names under /assets/ carry a hash of their content; everything else may change with the next build.
    setHeaders: (reply, path) => {
      const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', cache);
    },
  });
  const dress: Dress = brand ? await serveBrand(app, brand) : (page) => page;
  const built = (language: Language) =>
    JSON.parse(readFileSync(join(root, `.pages.${language}.json`), 'utf8')) as BuiltPages;
  const pages = Object.fromEntries(
    languages.map((language) => [language, openPages(built(language), headers, dress)]),
  ) as Readonly<Record<Language, ReturnType<typeof openPages>>>;
  app.setNotFoundHandler(async (request, reply) => {
    const [path, query] = request.url.split('?', 2) as [string, string?];
    if (!isScreen(request.method, path))
      return reply.code(404).type('text/plain; charset=utf-8').send(m.nothingHere());
    const page = pages[pageLanguageOf(request)].at(path, query, await config(), clock.now().getFullYear());
    return sendPage(request, reply, page);
  });
}

/** What the build has made: scripts/prerender writes it. */
export interface BuiltPages {
  readonly firstScript: string;
  readonly lastScript: string;
  /** The sign-in, by `<demo> <whether a phone number is known>`. */
  readonly doors: Readonly<Record<string, string>>;
  readonly banners: Readonly<Record<string, string>>;
  /** By path; '*' for an address that is no route's, '/login?' for the sign-in. */
  readonly pages: Readonly<Record<string, { readonly html: string; readonly style: string }>>;
}

interface FilledPage {
  readonly tag: string;
  readonly policy: string;
  readonly text: string;
  /** By content coding; compressed once. */
  readonly bodies: Map<ContentCoding | undefined, Promise<Buffer>>;
}

/** Fills the pages with what the company says. They are kept as long as it says the same. */
function openPages(built: BuiltPages, headers: PagesOptions['headers'], dress: Dress) {
  const { firstScript, lastScript } = built;
  let filledWith = '';
  const filled = new Map<string, FilledPage>();

  function fill(name: string, config: PortalConfig, year: number): FilledPage {
    const { html, style } = dress(built.pages[name]!);
    const text = fillPlaces(html, built, config, year);
    return {
      tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
      policy: contentPolicy(headers, { scripts: [firstScript, lastScript], styles: [style] }),
      text,
      bodies: new Map(),
    };
  }

  return {
    at(path: string, query: string | undefined, config: PortalConfig, year: number): FilledPage {
      const told = `${year} ${JSON.stringify(config)}`;
      if (told !== filledWith) filled.clear();
      filledWith = told;
      const name = pageName(built, path, query);
      const page = filled.get(name) ?? fill(name, config, year);
      filled.set(name, page);
      return page;
    },
  };
}

/** The change of a password lies at /login too, for somebody who is signed in. */
function pageName({ pages }: BuiltPages, path: string, query: string | undefined): string {
  const route = path.replace(/(.)\/+$/, '$1');
  if (route === '/') return '/home';
  if (route === '/login' && !query) return '/login?';
  if (Object.hasOwn(pages, route)) return route;
  const anyOne = route.replace(/[^/]+$/, ':no');
  return Object.hasOwn(pages, anyOne) ? anyOne : '*';
}

/** Each place takes its words; what stands in them is never looked at again, so nothing in a name can be a place. */
function fillPlaces(html: string, built: BuiltPages, config: PortalConfig, year: number): string {
  const { companyName, privacyUrl, termsUrl, supportPhone = '', banner, demo } = config;
  const boxes: Readonly<Record<string, string>> = {
    door: built.doors[`${demo} ${supportPhone !== ''}`]!,
    bannerBox: banner ? built.banners[banner.tone]! : '',
  };
  const words: Readonly<Record<string, string>> = {
    year: String(year),
    companyName: escaped(companyName),
    privacyUrl: escaped(privacyUrl),
    termsUrl: escaped(termsUrl),
    supportPhone: escaped(supportPhone),
    banner: escaped(banner?.text ?? ''),
    // In a script element only its own end tag ends it.
    config: JSON.stringify(config).replaceAll('<', '\\u003c'),
  };
  const place = /\[\[(\w+)\]\]/g;
  const boxed = html.replace(place, (whole, name: string) => boxes[name] ?? whole);
  return boxed
    .replace(place, (whole, name: string) => boxes[name] ?? whole)
    .replace(place, (whole, name: string) => words[name] ?? whole);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter]!);

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: FilledPage) {
  const { tag, policy, text, bodies } = page;
  void reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    etag: tag,
    vary: 'accept-encoding, accept-language, cookie',
  });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  const coding = codingFor(request);
  const body =
    bodies.get(coding) ?? (coding ? encoded(coding, text, 11) : Promise.resolve(Buffer.from(text)));
  bodies.set(coding, body);
  if (coding) void reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(request.method === 'HEAD' ? '' : await body);
}

/**
 * What programs ask servers for: health checks, metrics, what scanners look for, files by their ending. Whoever asks
 * so is told that there is nothing, as the sign-in page would tell a health check that all is well.
 */
const machines = [
  /^\/(api|idp|assets|calendar|demo)(\/|$)/i,
  /\.[a-z][a-z0-9]{0,7}\/?$/i,
  /\/[._]/,
  /^\/(health|healthz|healthcheck|livez?|liveness|readyz?|readiness|ping|status|metrics|debug|actuator)(\/|$)/i,
  /^\/(server-status|server-info|cgi-bin|wp-[a-z]+|wordpress|phpmyadmin|graphql|swagger(-ui)?)(\/|$)/i,
];

/** Whether an unknown address is one of the portal's screens, for which the page itself is the answer. */
export const isScreen = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !machines.some((machine) => machine.test(path));
