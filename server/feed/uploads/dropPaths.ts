import { maxUnpackedBytes } from '@contract/rules/dropUpload';
import { MANIFEST } from '../manifest';
import { notTaken } from './notTaken';
import type { ZipEntry } from './openZip';

/** A drop in a ZIP: which entry becomes which file below its folder. */
export interface PackedDrop {
  /** The one folder in which everything lies; undefined where the files lie flat. */
  readonly folder: string | undefined;
  /** Paths with `/`: a plain name, or `docs/` and a plain name. */
  readonly files: ReadonlyMap<string, ZipEntry>;
}

/** What systems put into a ZIP by themselves. */
const LITTER = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const DOCS = 'docs';
/** Text does not shrink to less than this; what claims to is made to fill the disk. */
const MOST_RATIO = 200;
const SMALL = 1024 * 1024;
// Every control character is meant: none belongs into a name.
// eslint-disable-next-line no-control-regex
const ODD_NAME = /[\0-\x1f\x7f<>:"|?*]|[. ]$/;

/**
 * Finds the drop among a ZIP's entries, before anything is unpacked.
 * @throws Refusal in words where one entry could leave the folder, stands twice, or there is too much
 */
export function packedDrop(entries: readonly ZipEntry[]): PackedDrop {
  const wanted = entries.filter(({ path }) => !LITTER.test(path));
  expectBelievableSize(wanted);
  const parts = new Map(wanted.map((entry) => [entry, partsOf(entry)]));
  const plain = wanted.filter(({ path }) => !path.endsWith('/'));
  if (plain.length === 0) throw notTaken('The ZIP is empty.', 'Pack the drop’s folder again.');
  const [top] = parts.get(plain[0]!)!;
  const within = plain.every((entry) => parts.get(entry)![0] === top && parts.get(entry)!.length > 1);
  const folder = within && top !== DOCS ? top : undefined;

  const files = new Map<string, ZipEntry>();
  const seen = new Set<string>();
  for (const entry of plain) {
    const inside = parts.get(entry)!.slice(folder === undefined ? 0 : 1);
    if (inside.length > 2 || (inside.length === 2 && inside[0] !== DOCS)) {
      throw notTaken(
        `${shown(entry)} lies in a folder of its own. A drop has its files in one folder, and papers in docs.`,
        'Pack one drop alone.',
      );
    }
    const path = inside.join('/');
    // Two names that differ in case alone are one file on some disks.
    const once = path.toLowerCase();
    if (seen.has(once)) throw notTaken(`${shown(entry)} is in the ZIP twice.`, 'Pack the drop again.');
    seen.add(once);
    files.set(path, entry);
  }
  if (!files.has(MANIFEST)) {
    throw notTaken(`The ZIP holds no ${MANIFEST}, so it is no finished drop.`, 'Pack the whole folder.');
  }
  return { folder, files };
}

function partsOf(entry: ZipEntry): string[] {
  const { path, odd } = entry;
  if (odd) throw notTaken(`${shown(entry)} is a link and no file.`, 'Put the file itself into the drop.');
  const names = path.replace(/\/$/, '').split('/');
  if (path.startsWith('/') || path.includes('\\') || names.some((name) => name === '..' || name === '.')) {
    throw notTaken(
      `${shown(entry)} is a path that leads out of the drop.`,
      'Pack the drop’s folder by itself.',
    );
  }
  if (names.some((name) => name === '' || name.length > 200 || ODD_NAME.test(name))) {
    throw notTaken(`${shown(entry)} is no plain file name.`, 'Rename the file and write the manifest again.');
  }
  return names;
}

function expectBelievableSize(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > maxUnpackedBytes) {
    throw notTaken('The ZIP unpacks to more than 2 GB.', 'Load this drop with the feed command.');
  }
  const bomb = entries.find(
    ({ bytes, compressedBytes }) => bytes > SMALL && bytes > compressedBytes * MOST_RATIO,
  );
  if (bomb) {
    throw notTaken(
      `${shown(bomb)} unpacks to more than ${MOST_RATIO} times its size, as no drop does.`,
      'Pack the drop again.',
    );
  }
}

/** A path as it may stand in a message. */
const shown = ({ path }: ZipEntry): string => {
  const plain = path.replace(/[^\p{L}\p{N} ./\\_-]/gu, '?');
  return `“${plain.length > 80 ? `${plain.slice(0, 80)}…` : plain}”`;
};
