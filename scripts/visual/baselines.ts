import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sha } from '../fileHashes';
import { decode, drawOver, toPng } from './overlay';
import { pack } from './pack';
import type { Pin } from './pin';

/**
 * Story files that passed in the pinned browser, each with the folders of its baselines and the hash of all that its
 * stories depend on; and pages of the handbook. It is part of the repository, so it holds in CI and in a fresh clone too.
 */
export type Passed = Readonly<Record<string, string>>;

/** What an acceptance does to the folder. */
export interface Growth {
  /** Screenshots more than before. */
  readonly images: number;
  /** Bytes more than before. */
  readonly bytes: number;
  /** Bytes of the files that are new: the history of the repository keeps what they replace. */
  readonly written: number;
  /** Bytes of the folder afterwards. */
  readonly total: number;
}

/** The accepted image of each screenshot, and with which browser they were taken. */
export interface Baselines {
  readonly folder: string;
  /** Undefined where nothing was ever accepted. */
  readonly pin: () => Pin | undefined;
  /** Names of all images, sorted. */
  readonly names: () => string[];
  /** The hash of an accepted screenshot as the browser made it (PNG): whatever has it is equal to the last bit. */
  readonly hashOf: (name: string) => string | undefined;
  /** The files (WebP) that show an image when each is laid over the one before, for a page that shows it. */
  readonly filesOf: (name: string) => readonly string[];
  /** An accepted image as PNG, equal to the pixel. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Puts an image (PNG) into the place of the accepted one. Nothing is written before `keep`. */
  readonly replace: (name: string, image: Buffer) => void;
  readonly remove: (name: string) => void;
  /** What `keep` would do to the folder. */
  readonly growth: () => Promise<Growth>;
  /** Writes new images down and removes the files that none needs. */
  readonly keep: () => Promise<Growth>;
  readonly setPin: (pin: Pin) => void;
  /** The record of what passed. */
  readonly passed: () => Passed;
  /** Answers whether the record is another now; else the file is left alone. */
  readonly setPassed: (passed: Passed) => boolean;
}

/** Where the baselines of the repository lie. Nobody browses them: the report shows them by story. */
export const baselinesFolder = '.baselines';

/** Bytes that the folder may have. */
export const LIMIT = 30_000_000;

/** Bytes of all files of the folder. */
export const folderSize = (folder: string): number => {
  const sizes = filesIn(folder).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Identifies a screenshot by its bytes. */
export const imageHash = (image: Buffer): string => sha(image).slice(0, 32);

/**
 * Images are kept without loss as WebP, under the hash of the screenshot that they show: equal ones are kept once, and
 * whether a screenshot is as accepted is known without reading the image. Of one that is much like another of its
 * component or screen only the pixels that differ are kept (overlay.ts), and bases.json says over which it is drawn.
 * @param folder is made when the first image is written
 */
export function openBaselines(folder: string): Baselines {
  const json = <T>(name: string, without: T): T => {
    const text = readIn(folder, name);
    return text === undefined ? without : (JSON.parse(text) as T);
  };
  const write = (name: string, content: Buffer | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const index = new Map(Object.entries(json<Record<string, string>>(indexFile, {})));
  const bases = new Map(Object.entries(json<Record<string, string>>(basesFile, {})));
  const before = index.size;
  /** Hashes of the images that have a file. */
  const there = new Set([...index.values(), ...bases.values()]);
  const replaced = new Map<string, Buffer>();
  const filesOf = (name: string) => {
    const hash = index.get(name);
    const base = hash && bases.get(hash);
    return [base, hash].flatMap((each) => (each === undefined ? [] : imageFile(each)));
  };

  const packed = () => packedImages({ folder, index, bases, there, replaced, before });

  return {
    folder,
    pin: () => json<Pin | undefined>(pinFile, undefined),
    names: () => [...index.keys()].toSorted(),
    hashOf: (name) => index.get(name),
    filesOf,
    read: async (name) => {
      const waiting = replaced.get(name);
      if (waiting) return waiting;
      const [below, top] = await Promise.all(filesOf(name).map((file) => decode(join(folder, file))));
      return below && toPng(top ? drawOver(top, below) : below);
    },
    replace: (name, image) => {
      index.set(name, imageHash(image));
      replaced.set(name, image);
    },
    remove: (name) => {
      index.delete(name);
      replaced.delete(name);
    },
    growth: async () => (await packed()).growth,
    keep: async () => {
      const { files, unneeded, keptBases, growth } = await packed();
      for (const [name, content] of files) write(name, content);
      for (const name of unneeded) rmSync(join(folder, name));
      bases.clear();
      for (const [hash, base] of keptBases) bases.set(hash, base);
      there.clear();
      for (const hash of [...index.values(), ...bases.values()]) there.add(hash);
      replaced.clear();
      return growth;
    },
    setPin: (pin) => write(pinFile, lines(pin)),
    passed: () => json<Passed>(passedFile, {}),
    setPassed: (passed) => {
      const isOther = readIn(folder, passedFile) !== lines(passed);
      if (isOther) write(passedFile, lines(passed));
      return isOther;
    },
  };
}

interface Held {
  readonly folder: string;
  /** Hashes of images by their names. */
  readonly index: ReadonlyMap<string, string>;
  /** Over which image another is drawn, by hashes. */
  readonly bases: ReadonlyMap<string, string>;
  /** Hashes of the images that have a file. */
  readonly there: ReadonlySet<string>;
  /** Images that are not written yet, by their names. */
  readonly replaced: ReadonlyMap<string, Buffer>;
  /** How many images there were at first. */
  readonly before: number;
}

/** What the folder has to hold, and the images among it that are not there yet. */
async function packedImages({ folder, index, bases, there, replaced, before }: Held) {
  const fresh = await pack({
    index,
    bases,
    there,
    replaced,
    fileOf: (hash) => join(folder, imageFile(hash)),
  });
  const over = new Map([
    ...bases,
    ...fresh.flatMap(({ hash, base }) => (base ? ([[hash, base]] as const) : [])),
  ]);
  const shown = new Set(index.values());
  const keptBases = [...over].filter(([hash]) => shown.has(hash)).toSorted(byFirst);
  const needed = new Set([...shown, ...keptBases.map(([, base]) => base)].map(imageFile));
  const files: readonly (readonly [string, Buffer | string])[] = [
    ...fresh.map(({ hash, content }) => [imageFile(hash), content] as const),
    [indexFile, lines(Object.fromEntries([...index].toSorted(byFirst)))],
    [basesFile, lines(Object.fromEntries(keptBases))],
  ];
  const unneeded = filesIn(folder).filter((name) => name.endsWith('.webp') && !needed.has(name));
  const size = (name: string) => (existsSync(join(folder, name)) ? statSync(join(folder, name)).size : 0);
  const written = files.reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
  const gone = [...unneeded, ...files.map(([name]) => name)].reduce((sum, name) => sum + size(name), 0);
  const bytes = written - gone;
  const growth = { images: index.size - before, bytes, written, total: folderSize(folder) + bytes };
  return { files, unneeded, keptBases, growth };
}

const pinFile = 'pin.json';
const passedFile = 'passed.json';
const indexFile = 'index.json';
const basesFile = 'bases.json';

const imageFile = (hash: string) => `${hash.slice(0, 2)}/${hash.slice(2)}.webp`;

const lines = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

const byFirst = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  one < other ? -1 : 1;

const readIn = (folder: string, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;

/** Paths below the folder, with forward slashes. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    : [];
