import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunkMap, chunksOf } from './chunkMap';

/** Something drawn without a browser: its HTML, and its style rules by their names. */
export interface Drawing {
  readonly html: string;
  readonly rules: ReadonlyMap<string, string>;
}

interface Drawings {
  /** Where the browser's half was built. */
  readonly folder: string;
  readonly map: ChunkMap;
  readonly firstScript: string;
  /** The sign-in, by `<demo> <whether a phone number is known>`. */
  readonly doors: Readonly<Record<string, Drawing>>;
  readonly banners: Readonly<Record<'info' | 'warning', Drawing>>;
  /** By path. */
  readonly screens: Readonly<Record<string, DrawnScreen>>;
  /** Each that Home may be drawn with. The first script writes the one for the reader. */
  readonly greetings: readonly string[];
  readonly words: PageWords;
}

/** What stands in each page beside its drawing, in the language of the build. */
interface PageWords {
  readonly lang: string;
  readonly description: string;
  readonly needsJavaScript: string;
}

export interface DrawnScreen {
  readonly title: string;
  /** The templates that this address may need, by their names. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** The source of its screen, and of what stands around it. */
  readonly sources: readonly string[];
  /** The source of what its screen asks for at once, and shows first figures without. */
  readonly soon: readonly string[];
  readonly hasDoor: boolean;
}

/** What the server serves: whole pages with places in them. server/app/pages.ts reads it. */
interface BuiltPages {
  readonly firstScript: string;
  readonly lastScript: string;
  readonly doors: Readonly<Record<string, string>>;
  readonly banners: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, BuiltPage>>;
}

interface BuiltPage {
  readonly html: string;
  readonly style: string;
  /** The files of script that it begins with. */
  readonly chunks: readonly string[];
}

/** What addresses are called that are no route's own: any unknown one, and /login without a question behind it. */
export const noPage = '*';
export const signInPage = '/login?';

/** A place that the server fills. Its name is no word that a page contains, and nothing in it is ever escaped. */
export const placeholder = (name: string): string => `[[${name}]]`;

const lastScript = 'fieldgatePaint()';

export function builtPages(drawings: Drawings): BuiltPages {
  const { folder, map, firstScript, doors, banners, screens, greetings, words } = drawings;
  const index = inWords(readFileSync(join(folder, 'index.html'), 'utf8'), words);
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  const sheet = sheets.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('');
  // Both stand in every page now.
  for (const file of [...sheets.map((name) => join('assets', name)), 'index.html'])
    rmSync(join(folder, file));
  const banner = cutOut(banners.info.html);
  const door = (drawing: Drawing) => asHydrated(cutBanner(drawing.html, banner));
  const drawn = [...Object.values(doors), ...Object.values(screens['/home']!.drawings)];
  if (drawn.some(({ html }) => !html.includes(banner)))
    throw new Error('A page was drawn without the place of the banner.');
  const pages = Object.entries(screens).map(([path, { title, drawings: own, sources, soon, hasDoor }]) => {
    const all = [...(hasDoor ? Object.values(doors) : []), ...Object.values(own), ...Object.values(banners)];
    const templates = Object.entries(own).map(([part, { html }]) =>
      template(part, greeted(asReplaced(cutBanner(html, banner)), greetings)),
    );
    if (path === '/home' && !templates.every((html) => html.includes('data-greeting')))
      throw new Error('Home was drawn without its greeting, so nobody would be greeted by name.');
    if (hasDoor) templates.push(template('door', placeholder('door')));
    const body = templates.join('');
    const style = needed(sheet + rulesOf(all), body);
    const chunks = largestFirst(folder, chunksOf(map, sources));
    const further = chunksOf(map, soon).filter((file) => !chunks.includes(file));
    return [
      path,
      { html: pageOf(index, { title, style, firstScript, chunks, further, body }), style, chunks },
    ] as const;
  });
  return {
    firstScript,
    lastScript,
    doors: Object.fromEntries(Object.entries(doors).map(([told, drawing]) => [told, door(drawing)])),
    banners: Object.fromEntries(Object.entries(banners).map(([tone, { html }]) => [tone, cutOut(html)])),
    pages: Object.fromEntries(pages),
  };
}

const largestFirst = (folder: string, files: readonly string[]) => {
  const size = (file: string) => statSync(join(folder, file)).size;
  return files.toSorted((a, b) => size(b) - size(a));
};

/** Not by an id: those are the fields' own, and a label would point at the template. */
const template = (part: string, html: string) => `<template data-part="${part}">${html}</template>`;

/** The banner without what stands around it. */
function cutOut(html: string): string {
  const found = /<div[^>]*role="note".*<\/div>/s.exec(html);
  if (!found)
    throw new Error('The banner was drawn without its role, so its place in the pages is not known.');
  return found[0];
}

const cutBanner = (html: string, banner: string) => html.replace(banner, placeholder('bannerBox'));

const withYear = (html: string) =>
  html.replace(/©( |&nbsp;|<!-- -->)+\d{4}/, (words) => words.replace(/\d{4}$/, placeholder('year')));

/** What the page's code takes over as it is. */
const asHydrated = (html: string) => withYear(html);

/** What the page's code replaces: nothing in it has to be found again, and no field takes what would be lost. */
const asReplaced = (html: string) =>
  withYear(html)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<main /, '<main inert ');

/** The greeting at the hour of the build is nobody's; its place is marked for the first script. */
const greeted = (html: string, greetings: readonly string[]) =>
  html.replace(new RegExp(`(<h1[^>]*)>(${greetings.join('|')})<`), '$1 data-greeting><');

/** The page's own words in the language of the build. */
function inWords(index: string, { lang, description, needsJavaScript }: PageWords): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/(?<=<html lang=")[^"]*/, lang],
    [/(?<=<meta name="description" content=")[^"]*/, description],
    [/(?<=<noscript>\s*<p>)[^<]*/, needsJavaScript],
  ];
  return places.reduce((html, [place, words]) => {
    if (!place.test(html)) throw new Error(`index.html has nothing at ${String(place)}.`);
    return html.replace(place, () => words);
  }, index);
}

/**
 * The content security policy refuses styles on elements, so each becomes a class.
 * @throws where something is drawn with a script
 */
export function withoutStyles({ html, rules }: Drawing): Drawing {
  if (html.includes('<script'))
    throw new Error('A page was drawn with a script of its own, which is refused.');
  const classes = new Map(rules);
  const classed = html.replace(/<[^>]* style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = `s${createHash('sha256').update(style).digest('hex').slice(0, 6)}`;
    // Three times, so that it wins over every class of the components, as a style would.
    classes.set(name, `${`.${name}`.repeat(3)}{${style}}`);
    const plain = tag.replace(/ style="[^"]*"/, '');
    return / class="/.test(plain)
      ? plain.replace(/ class="/, ` class="${name} `)
      : plain.replace(/^<\w+/, (start) => `${start} class="${name}"`);
  });
  return { html: classed, rules: classes };
}

/** Of the rules that were made while drawing, those whose class stands in what was drawn: three of four. */
function rulesOf(drawings: readonly Drawing[]): string {
  const classes = new Set(
    drawings.flatMap(({ html }) =>
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
    ),
  );
  const isDrawn = ([name, rule]: readonly [string, string]) =>
    !rule.startsWith(`.fg-${name}`) || classes.has(`fg-${name}`);
  const all = new Map(drawings.flatMap(({ rules }) => [...rules]));
  return [...all]
    .filter(isDrawn)
    .map(([, rule]) => rule)
    .join('');
}

/** Leaves out the theme's variables that nothing on the page reads: nine of ten. */
function needed(css: string, html: string): string {
  const declaration = /(--fg-[\w-]+):([^;{}]*)(;|(?=}))/g;
  const values = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(declaration))
    values.set(name!, [...(values.get(name!) ?? []), value!]);
  const read = (text: string) => [...text.matchAll(/var\((--fg-[\w-]+)/g)].map(([, name]) => name!);
  const used = new Set<string>();
  const take = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const value of values.get(name) ?? []) read(value).forEach(take);
  };
  read(css.replace(declaration, '') + html).forEach(take);
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
}

/**
 * Files of script that are asked for as soon as the page is read; the others once it has come. Browsers speak over six
 * connections at once, and the call for the first figures, which is sent a little later, must not wait for a free one.
 */
const AT_ONCE = 4;

const preload = (file: string, how = '') => `<link rel="modulepreload" crossorigin${how} href="/${file}">`;

interface PageParts {
  readonly title: string;
  readonly style: string;
  readonly firstScript: string;
  readonly chunks: readonly string[];
  /** Files of script that come after these, so that they need not be found first. */
  readonly further: readonly string[];
  readonly body: string;
}

function pageOf(index: string, { title, style, firstScript, chunks, further, body }: PageParts): string {
  const entry = /<script type="module"[^>]*><\/script>/.exec(index)![0];
  const links = chunks.map((file) => preload(file));
  const later = [...links.slice(AT_ONCE), ...further.map((file) => preload(file, ' fetchpriority="low"'))];
  const preloads = `${links.slice(0, AT_ONCE).join('')}${template('code', later.join(''))}`;
  const head = `<style>${style}</style><script>${firstScript}</script>${preloads}${entry}</head>`;
  const end = `${body}<script>${lastScript}</script><script type="application/json" id="config">${placeholder('config')}</script></body>`;
  return index
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<title>.*<\/title>/, `<title>${title} · ${placeholder('companyName')}</title>`)
    .replace('</head>', () => head)
    .replace('</body>', () => end)
    .replace(/>\s+</g, '><');
}
