import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { extensions, overPglite } from '../db/pglite';

/** Migrates one embedded database and keeps its image: opening the image is four times as fast. */
export default async function prepare({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-image-'));
  const pglite = await PGlite.create({ extensions });
  await migrate(overPglite(pglite), migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const image = join(folder, 'migrated.tar');
  writeFileSync(image, new Uint8Array(await dump.arrayBuffer()));
  provide('testDatabase', { image });
  return () => rmSync(folder, { recursive: true, force: true });
}
