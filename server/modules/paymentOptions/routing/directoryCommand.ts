import { readFile } from 'node:fs/promises';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { readDirectory } from './directoryFile';
import { loadDirectory } from './loadDirectory';

interface DirectoryNeeds {
  readonly db: Db;
  readonly clock: Clock;
}

/** What the running portal does for `{"command":"routing-directory","file":"…"}`; answers how many banks it knows now. */
export const directoryCommand =
  ({ db, clock }: DirectoryNeeds) =>
  async ({ file }: Readonly<Record<string, unknown>>): Promise<number> => {
    if (typeof file !== 'string') throw new Error('The import of a directory of banks needs a "file".');
    return loadDirectory(db, readDirectory(await readFile(file, 'utf8')), clock.now());
  };
