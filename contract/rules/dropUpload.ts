/** How long a ZIP with a drop may be, in bytes; a larger drop comes by the watched folder or the command. */
export const maxUploadBytes = 100 * 1024 * 1024;

/** How many bytes the files of a drop may have together once they are unpacked. */
export const maxUnpackedBytes = 2 * 1024 * 1024 * 1024;

/** How many files a drop may hold, papers included. */
export const maxDropFiles = 20_000;

/** What is wrong with a file that somebody would like to upload, in words; undefined where it may go. */
export function dropUploadProblem(name: string, bytes: number): string | undefined {
  if (!/\.zip$/i.test(name)) return `${name} is no ZIP file. Pack the drop’s folder as a ZIP and choose that`;
  if (bytes === 0) return `${name} is empty. Pack the drop’s folder again`;
  if (bytes > maxUploadBytes) {
    return `${name} is larger than 100 MB. Copy the drop into the watched folder, or load it with the feed command`;
  }
  return undefined;
}

/**
 * What a drop is called that came as a ZIP of its files without a folder: the ZIP's own name, in letters that any
 * disk takes.
 */
export const dropNameOf = (zipName: string): string =>
  zipName
    .normalize('NFC')
    .replace(/^.*[\\/]/su, '')
    .replace(/\.zip$/i, '')
    .replace(/[^\w.-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(0, 100) || 'drop';
