import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Pin } from './pin';

/**
 * Story files that passed in the pinned browser, each with the folders of its baselines and the hash of all that its
 * stories depend on. It is part of the repository, so it holds in CI and in a fresh clone too.
 */
export type Passed = Readonly<Record<string, string>>;

/** The baselines on disk: the accepted image of each screenshot, and with which browser they were taken. */
export interface Baselines {
  readonly folder: string;
  /** Undefined where nothing was ever accepted. */
  readonly pin: () => Pin | undefined;
  /** Names of all images, sorted. */
  readonly names: () => string[];
  readonly read: (name: string) => Buffer | undefined;
  readonly write: (name: string, image: Buffer) => void;
  readonly remove: (name: string) => void;
  readonly setPin: (pin: Pin) => void;
  /** The record of what passed. */
  readonly passed: () => Passed;
  /** Answers whether the record is another now; else the file is left alone. */
  readonly setPassed: (passed: Passed) => boolean;
}

const pinFile = 'pin.json';
const passedFile = 'passed.json';

/** @param folder is made when the first image is written */
export function openBaselines(folder: string): Baselines {
  const pathOf = (name: string) => join(folder, name);
  const read = (name: string) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name)) : undefined);
  const write = (name: string, content: Buffer | string) => {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), content);
  };
  return {
    folder,
    pin: () => {
      const text = read(pinFile);
      return text && (JSON.parse(text.toString('utf8')) as Pin);
    },
    names: () => (existsSync(folder) ? imagesIn(folder) : []),
    read,
    write,
    remove: (name) => rmSync(pathOf(name)),
    setPin: (pin) => write(pinFile, lines(pin)),
    passed: () => JSON.parse(read(passedFile)?.toString('utf8') ?? '{}') as Passed,
    setPassed: (passed) => {
      const isOther = read(passedFile)?.toString('utf8') !== lines(passed);
      if (isOther) write(passedFile, lines(passed));
      return isOther;
    },
  };
}

const lines = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

const imagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
