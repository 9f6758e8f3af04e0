import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sha } from '../fileHashes';
import type { Pin } from './pin';

/**
 * Story files that passed in the pinned browser, each with the folders of its baselines and the hash of all that its
 * stories depend on. It is part of the repository, so it holds in CI and in a fresh clone too.
 */
export type Passed = Readonly<Record<string, string>>;

/** The accepted image of each screenshot, and with which browser they were taken. */
export interface Baselines {
  readonly folder: string;
  /** Undefined where nothing was ever accepted. */
  readonly pin: () => Pin | undefined;
  /** Names of all images, sorted. */
  readonly names: () => string[];
  /** The hash of an accepted screenshot as the browser made it (PNG): whatever has it is equal to the last bit. */
  readonly hashOf: (name: string) => string | undefined;
  /** The file of an image (WebP), for a page that shows it. */
  readonly fileOf: (name: string) => string | undefined;
  /** An accepted image as PNG, equal to the pixel. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** @param image PNG */
  readonly write: (name: string, image: Buffer) => Promise<void>;
  readonly remove: (name: string) => void;
  /** Writes down which images there are, and removes the files that none of them needs. */
  readonly keep: () => void;
  readonly setPin: (pin: Pin) => void;
  /** The record of what passed. */
  readonly passed: () => Passed;
  /** Answers whether the record is another now; else the file is left alone. */
  readonly setPassed: (passed: Passed) => boolean;
}

/** Where the baselines of the repository lie. Nobody browses them: the report shows them by story. */
export const baselinesFolder = '.baselines';

/** Identifies a screenshot by its bytes. */
export const imageHash = (image: Buffer): string => sha(image).slice(0, 32);

/**
 * Images are kept without loss as WebP (36 % of the PNG), under the hash of the screenshot that they show: equal ones
 * are kept once, and whether a screenshot is as accepted is known without reading the image.
 * @param folder is made when the first image is written
 */
export function openBaselines(folder: string): Baselines {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
  const json = <T>(name: string, without: T): T => {
    const text = read(name);
    return text ? (JSON.parse(text.toString('utf8')) as T) : without;
  };
  const write = (name: string, content: Buffer | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const index = new Map(Object.entries(json<Record<string, string>>(indexFile, {})));
  const fileOf = (name: string) => {
    const hash = index.get(name);
    return hash === undefined ? undefined : imageFile(hash);
  };
  return {
    folder,
    pin: () => json<Pin | undefined>(pinFile, undefined),
    names: () => [...index.keys()].toSorted(),
    hashOf: (name) => index.get(name),
    fileOf,
    read: async (name) => {
      const file = fileOf(name);
      return file === undefined ? undefined : sharp(join(folder, file)).png().toBuffer();
    },
    write: async (name, image) => {
      const hash = imageHash(image);
      index.set(name, hash);
      const file = imageFile(hash);
      if (existsSync(join(folder, file))) return;
      const { height } = await sharp(image).metadata();
      if (height > LARGEST)
        throw new Error(
          `${name} is ${height} pixels tall, and WebP holds ${LARGEST}. Split the story, or look at it in fewer modes.`,
        );
      write(file, await sharp(image).webp({ lossless: true, exact: true, effort: 6 }).toBuffer());
    },
    remove: (name) => void index.delete(name),
    keep: () => {
      write(indexFile, lines(Object.fromEntries([...index].toSorted(([a], [b]) => (a < b ? -1 : 1)))));
      const needed = new Set([...index.values()].map(imageFile));
      for (const file of imagesIn(folder)) if (!needed.has(file)) rmSync(join(folder, file));
    },
    setPin: (pin) => write(pinFile, lines(pin)),
    passed: () => json<Passed>(passedFile, {}),
    setPassed: (passed) => {
      const isOther = read(passedFile)?.toString('utf8') !== lines(passed);
      if (isOther) write(passedFile, lines(passed));
      return isOther;
    },
  };
}

const pinFile = 'pin.json';
const passedFile = 'passed.json';
const indexFile = 'index.json';
/** Pixels. */
const LARGEST = 16_383;

const imageFile = (hash: string) => `${hash.slice(0, 2)}/${hash.slice(2)}.webp`;

const lines = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

const imagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.webp'));
