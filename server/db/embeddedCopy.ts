import { cp } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Tx } from './db';
import { databaseFolder } from './pglite';

/**
 * Copies the files of the embedded database as they are at one instant: it has one connection, so while this holds it
 * nobody writes. What waits goes on afterwards; a copy shares its blocks with the original where the file system can.
 * @param dataDir of the process that holds the database
 * @param alongside read at the same instant
 */
export async function copyEmbedded<T>(
  db: Db,
  { dataDir, to }: { readonly dataDir: string; readonly to: string },
  alongside: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (db.kind !== 'embedded') throw new Error('Only the embedded database lies in files of the portal.');
  return db.transaction(async (tx) => {
    const read = await alongside(tx);
    // All pages are in their files, and the copy needs no more of the log than its end.
    await sql`checkpoint`.execute(tx.sql);
    await cp(databaseFolder(dataDir), join(to, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    return read;
  });
}
