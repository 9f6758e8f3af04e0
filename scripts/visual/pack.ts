import { type Base, decode, encode, leaveOut, nearest, type Pixels } from './overlay';

/** An image as it is to be written. */
interface Packed {
  readonly hash: string;
  readonly content: Buffer;
  /** Hash of the image that it is drawn over; absent where it is whole. */
  readonly base?: string;
}

interface Waiting {
  /** Hashes by name, of those that wait too. */
  readonly index: ReadonlyMap<string, string>;
  /** Which image is drawn over which, among those that are there. */
  readonly bases: ReadonlyMap<string, string>;
  /** Hashes of the images that have a file. */
  readonly there: ReadonlySet<string>;
  /** The images (PNG) to be packed, by name. */
  readonly replaced: ReadonlyMap<string, Buffer>;
  readonly fileOf: (hash: string) => string;
}

/** Pixels: what WebP holds. */
const TALLEST = 16_383;

/** Drawn over another, an image has to be so much smaller: else it stays whole, and others can be drawn over it. */
const worth = { share: 0.8, bytes: 1024 } as const;

/** Components and screens that are packed at the same time: their images are in memory. */
const LANES = 2;

/**
 * Packs what waits. An image is drawn over a whole one of the same component or screen that stays in the folder anyway,
 * so that none is kept for the sake of another one that is new.
 * @throws Error when an image is taller than WebP holds
 */
export async function pack({ index, bases, there, replaced, fileOf }: Waiting): Promise<readonly Packed[]> {
  const known = new Set(there);
  const titles = new Map<string, string[]>();
  for (const name of [...replaced.keys()].toSorted(defaultFirst)) {
    const hash = index.get(name)!;
    if (known.has(hash)) continue;
    known.add(hash);
    titles.set(titleOf(name), [...(titles.get(titleOf(name)) ?? []), name]);
  }
  const packed: Packed[] = [];
  const left = [...titles];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, names] = next;
      const own = [...index].filter(([name]) => titleOf(name) === title).map(([, hash]) => hash);
      const stay = new Set(own.filter((hash) => there.has(hash)).map((hash) => bases.get(hash) ?? hash));
      const whole: Base[] = await Promise.all(
        [...stay].map(async (hash) => ({ hash, pixels: await decode(fileOf(hash)) })),
      );
      for (const name of names) {
        const pixels = await decode(replaced.get(name)!);
        if (pixels.height > TALLEST)
          throw new Error(
            `${name} is ${pixels.height} pixels tall, and WebP holds ${TALLEST}. Split the story, or look at it in fewer modes.`,
          );
        const hash = index.get(name)!;
        const one = await smaller(pixels, nearest(pixels, whole));
        if (one.base === undefined) whole.push({ hash, pixels });
        packed.push({ hash, ...one });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return packed;
}

async function smaller(pixels: Pixels, base: Base | undefined): Promise<Omit<Packed, 'hash'>> {
  const content = await encode(pixels);
  if (!base) return { content };
  const over = await encode(leaveOut(pixels, base.pixels));
  const most = Math.min(content.length * worth.share, content.length - worth.bytes);
  return over.length < most ? { content: over, base: base.hash } : { content };
}

const titleOf = (name: string) => name.split('/')[0]!;

/** The usual state has most in common with each of the others. */
const defaultFirst = (one: string, other: string) =>
  Number(isDefault(other)) - Number(isDefault(one)) || (one < other ? -1 : 1);

const isDefault = (name: string) => name.includes('/default.');
