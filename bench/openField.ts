import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openJobs } from '@server/jobs/openJobs';
import { startPostgres } from '@server/testing/realPostgres';
import type { Field } from './crashScenarios';
import { type Ground, openEngine, openOver } from './ground';

/**
 * Work with a server and a folder of its own, gone afterwards. An empty portal is made once for each kind of database and
 * copied for whoever asks: to make one takes longer than most parts.
 */
export async function onField<T>(work: (field: Field) => Promise<T>): Promise<T> {
  const base = mkdtempSync(join(tmpdir(), 'fieldgate-crash-'));
  const postgres = await startPostgres();
  const empty = { dataDir: join(base, 'empty'), databaseUrl: undefined };
  const template = { dataDir: base, databaseUrl: postgres.url('template_empty') };
  const create = async (statement: string) => {
    const admin = new pg.Client(postgres.url('postgres'));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  let emptyFolder: Promise<void> | undefined;
  let emptyDatabase: Promise<void> | undefined;
  let count = 0;
  const newFolder = () => join(base, String((count += 1)));
  const database = async (like = ''): Promise<Ground> => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    const name = `crash${count}`;
    await create(`create database ${name}${like}`);
    return { dataDir, databaseUrl: postgres.url(name) };
  };
  try {
    return await work({
      async embedded() {
        await (emptyFolder ??= fill(empty));
        const dataDir = newFolder();
        cpSync(empty.dataDir, dataDir, { recursive: true });
        return { dataDir, databaseUrl: undefined };
      },
      async server() {
        await (emptyDatabase ??= create('create database template_empty').then(() => fill(template)));
        return database(' template template_empty');
      },
      blank: () => database(),
    });
  } finally {
    await postgres.stop();
    rmSync(base, { recursive: true, force: true });
  }
}

async function fill(ground: Ground): Promise<void> {
  const db = await openOver(await openEngine(ground));
  await openJobs(db);
  await db.close();
}
