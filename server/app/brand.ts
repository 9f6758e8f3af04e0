import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Brand, brandOf, namedColor, brandIcon } from '@theme/brand';
import type { Letterhead } from '../pdf/blocks';

/** What a company's folder holds: its brand, and the files that it names. */
export interface BrandFolder {
  readonly brand: Brand;
  /** By name: the mark as an icon, fonts, a picture. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const types: Readonly<Record<string, string>> = {
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const MARK = 'mark.svg';

/**
 * Reads the brand that BRAND_DIR names; undefined where it names none.
 * @throws with what is wrong, why, and what to set instead
 */
export function readBrand(folder: string | undefined): BrandFolder | undefined {
  if (folder === undefined) return undefined;
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name));
    } catch (error) {
      throw refused(
        `${name} cannot be read (${(error as NodeJS.ErrnoException).code}). Put it there.`,
        error,
      );
    }
  };
  const refused = (why: string, cause: unknown) =>
    new Error(`BRAND_DIR is "${folder}", and the brand there cannot be used:\n${why}`, { cause });
  const text = read('brand.json').toString();
  try {
    const brand = brandOf(JSON.parse(text));
    const { text: words, headings } = brand.typefaces;
    const pictures = ['sunrise', 'none'].includes(brand.imagery) ? [] : [brand.imagery];
    const named = [words.file, headings.file, ...pictures].filter((name) => name !== undefined);
    const files = named.map((name) => [name, read(name)] as const);
    return { brand, files: new Map([[MARK, Buffer.from(brandIcon(brand))], ...files]) };
  } catch (error) {
    const { message } = error as Error;
    throw message.startsWith('BRAND_DIR') ? error : refused(message, error);
  }
}

/** What of a brand stands on paper. */
export const letterheadOf = ({ brand: { colors, mark } }: BrandFolder): Letterhead => ({
  words: colors.primary,
  ground: colors.bar,
  mark: {
    size: mark.size,
    paths: mark.paths.map(({ d, fill, stroke, width = 1 }) => ({
      d,
      fill: fill && namedColor(fill, colors),
      stroke: stroke ? { color: namedColor(stroke, colors), width } : undefined,
    })),
  },
});

/** A page before anything in it is filled in, and the style that stands in it. */
interface Page {
  readonly html: string;
  readonly style: string;
}

/** Gives the portal's pages a brand. */
export type Dress = (page: Page) => Page;

/**
 * Serves a brand's files, at addresses that say what is in them, so that browsers keep them. Its style sheet stands in each
 * page: asked for by itself it would keep the first paint waiting for another round trip (decision 057).
 */
export async function serveBrand(app: FastifyInstance, { brand, files }: BrandFolder): Promise<Dress> {
  // MUI's shades of a color are MUI's: what makes them is read only where there is a brand.
  const { brandSheet } = await import('@theme/brandSheet');
  const addressOf = (name: string) => `/brand/${name}?v=${hashOf(files.get(name)!)}`;
  const sheet = brandSheet(brand, addressOf);
  const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };
  for (const [name, bytes] of files) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)]!;
    app.get(`/brand/${name}`, async (_, reply) => reply.headers(lasting).type(type).send(bytes));
  }
  return ({ html, style }) => ({
    style: style + sheet,
    html: html
      .replaceAll(/(<meta name="theme-color" content=")[^"]*/g, `$1${brand.colors.bar}`)
      .replace('href="/favicon.svg"', `href="${addressOf(MARK)}"`)
      .replace(`<style>${style}</style>`, () => `<style>${style}${sheet}</style>`),
  });
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 12);
