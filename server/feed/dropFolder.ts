import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedFile } from './feedFile';
import { feedFileNamed, feedFiles } from './feedFiles';
import type { ValidationIssues } from './validationIssues';
import { MANIFEST, type Manifest, type NamedColumn } from './manifest';

/** A key column that may be empty need not be named. */
const sameKey = ({ key, columns }: FeedFile, named: readonly string[]): boolean =>
  named.every((name) => key.includes(name)) &&
  key.every((name) => named.includes(name) || columns[name]!.empty !== undefined);

function keyWords(names: readonly NamedColumn[]): string {
  const said = names.map((name) => name.said).join(';');
  const read = names.map(({ column }) => column).join(';');
  return said === read ? said : `${said}, read as ${read}`;
}

/** Compares the folder with its manifest before anything is read: each difference is a fatal issue. */
export async function checkFolder(
  folder: string,
  { entries }: Manifest,
  found: ValidationIssues,
): Promise<void> {
  const fatal = (file: string, rule: string, message: string, hint: string) =>
    found.add({ severity: 'fatal', file, rule, message, hint });
  const listed = new Set(entries.map((entry) => entry.file));
  for (const { file, keyColumns } of entries) {
    const known = feedFileNamed(file);
    const state = await lstat(join(folder, file)).catch(() => undefined);
    if (!state) {
      fatal(
        file,
        'missing-file',
        'The manifest lists this file and the folder does not hold it.',
        'Copy the drop again, the manifest last.',
      );
    } else if (!state.isFile()) {
      fatal(
        file,
        'not-a-file',
        'This is a link or a folder, not a plain file.',
        'Put the file itself into the drop.',
      );
    } else if (
      known &&
      keyColumns.length &&
      !sameKey(
        known,
        keyColumns.map(({ column }) => column),
      )
    ) {
      fatal(
        file,
        'key-columns',
        `The manifest names the key ${keyWords(keyColumns)}, and the file’s key is ${known.key.join(';')}.`,
        'Export the file with this key, or name the columns in the mapping profile.',
      );
    } else if (!known) {
      found.add({
        severity: 'warn',
        file,
        rule: 'unknown-file',
        message: 'The portal does not read this file; it was left aside.',
      });
    }
  }
  for (const name of await readdir(folder)) {
    if (/\.csv$/i.test(name) && name !== MANIFEST && !listed.has(name)) {
      fatal(
        name,
        'unlisted-file',
        'The folder holds this file and the manifest does not list it.',
        'List it, or take it out of the drop.',
      );
    }
  }
  // Where only changes are sent, a file without any is left out.
  const whole = entries.every(({ mode }) => mode === 'full');
  for (const { file, optional } of whole ? feedFiles : []) {
    if (!optional && !listed.has(file)) {
      fatal(
        file,
        'absent-file',
        'A full drop holds this file, and the manifest does not list it.',
        'Export it, if need be with a header alone.',
      );
    }
  }
}
