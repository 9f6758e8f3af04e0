import * as m from '@locales/imports';

/** The largest ZIP in bytes. A larger drop comes by the watched folder or the feed command. */
export const maxUploadBytes = 100 * 1024 * 1024;

/** The largest total size of the unpacked files, in bytes. */
export const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;

/** The largest number of files in a drop, PDFs included. */
export const maxDropFiles = 20_000;

/** What is wrong with a file before it is uploaded, in words; undefined if it may go. */
export function dropUploadProblem(name: string, bytes: number): string | undefined {
  if (!/\.zip$/i.test(name)) return m.notAZip({ name });
  if (bytes === 0) return m.emptyZip({ name });
  return bytes > maxUploadBytes ? m.tooLarge({ name }) : undefined;
}

/**
 * The name of a drop whose ZIP has no folder: the ZIP's own name, in characters that every file system takes.
 */
export const dropNameOf = (zipName: string): string =>
  zipName
    .normalize('NFC')
    .replace(/^.*[\\/]/su, '')
    .replace(/\.zip$/i, '')
    .replace(/[^\w.-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(0, 100) || 'drop';
