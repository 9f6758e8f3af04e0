import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { backUp, type Manifest } from '@server/app/backup';
import { openDatabase } from '@server/app/openDatabase';
import { openPortal } from '@server/app/portal';
import { askServer } from '@server/control/control';
import { type RealPostgres, startPostgres } from '@server/testing/realPostgres';
import { restoreDrill } from './restoreDrill';

const clock = { now: () => new Date('2026-11-06T12:00:00Z') };
const environment = { DEMO: 'no', LOG_LEVEL: 'fatal' };
const folder = (name: string) => mkdtempSync(join(tmpdir(), `fieldgate-${name}-`));

/** What every test begins with: a portal's data folder with a user, and a backup that was written while it ran. */
const made = { home: folder('home'), backups: folder('backups'), backup: '' };
let server: RealPostgres;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  const portal = await openPortal({ ...environment, PORT: '0', DATA_DIR: made.home });
  try {
    const ask = async (request: { command: string }) =>
      (await askServer({ dataDir: made.home, request }))?.report;
    await ask({ command: 'first-admin', email: 'ada@example.com', name: 'Ada Field' } as { command: string });
    // Calls go on while it is written.
    const [report] = await Promise.all([
      ask({ command: 'backup', to: made.backups } as { command: string }),
      ...Array.from({ length: 40 }, () => portal.app.inject('/api/health')),
    ]);
    made.backup = (report as { folder: string }).folder;
  } finally {
    await portal.close();
  }
});
afterAll(async () => {
  await server.stop();
  for (const each of [made.home, made.backups]) rmSync(each, { recursive: true, force: true });
});

/** A copy of the backup, of which something may be spoiled. */
function copyOf(): string {
  const copy = join(folder('copy'), 'backup');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(made.backup, copy, { recursive: true });
  return copy;
}

const drill = (more: Partial<Parameters<typeof restoreDrill>[0]> = {}) =>
  restoreDrill({ backup: made.backup, keys: made.home, restoredUrl: undefined, environment, clock, ...more });

const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as Manifest;

it('puts back what a running portal wrote, and signs in there', async () => {
  const { lines, faults } = await drill();

  expect(faults).toEqual([]);
  expect(lines.join('\n')).toMatch(
    /Figures: \d+ rows of \d+ tables and \d+ sums of cents are as in the backup/,
  );
  expect(lines.join('\n')).toMatch(/Sign-in: 1 stored passwords open with the key, and a new sign-in/);
  expect(lines.join('\n')).toMatch(/RPO: .*\nRTO: \d+\.\d s/);
  expect(manifestOf(made.backup).figures.tables['pool_user']).toMatchObject({ rows: 1 });
});

it('refuses a file of which a byte is another', async () => {
  const backup = copyOf();
  const { path } = manifestOf(backup).files.at(-1)!;
  appendFileSync(join(backup, path), ' ');

  await expect(drill({ backup })).rejects.toThrow(`${path} is not as it was written (other bytes)`);
});

it('refuses a backup that lacks a file', async () => {
  const backup = copyOf();
  const { path } = manifestOf(backup).files[0]!;
  rmSync(join(backup, path));

  await expect(drill({ backup })).rejects.toThrow(`${path} is not as it was written (ENOENT)`);
});

it('names the table whose figures are others', async () => {
  const backup = copyOf();
  const { figures, ...rest } = manifestOf(backup);
  const tables = { ...figures.tables, pool_user: { rows: 2, cents: {} } };
  writeFileSync(join(backup, 'backup.json'), JSON.stringify({ ...rest, figures: { ...figures, tables } }));

  expect((await drill({ backup })).faults).toEqual(['pool_user: 2 rows became 1.']);
});

it('refuses what is no backup', async () => {
  await expect(drill({ backup: made.backups })).rejects.toThrow(
    'is no backup: backup.json cannot be read (ENOENT)',
  );
});

it.each([
  [
    'pool.key',
    Buffer.alloc(32, 7).toString('base64'),
    /The user pool's key does not open what the database holds/,
  ],
  [
    'option.keys',
    `first:${Buffer.alloc(32, 7).toString('base64')}\n`,
    /Saved bank accounts cannot be opened/,
  ],
])('says that %s is another', async (name, text, words) => {
  const keys = folder('keys');
  onTestFinished(() => rmSync(keys, { recursive: true }));
  for (const each of ['pool.key', 'option.keys']) cpSync(join(made.home, each), join(keys, each));
  writeFileSync(join(keys, name), text);

  await expect(drill({ keys })).rejects.toThrow(words);
});

it('makes no keys where none are given', async () => {
  await expect(drill({ keys: undefined })).rejects.toThrow('pool.key and option.keys cannot be found');
});

it('writes no backup into what it backs up', async () => {
  const db = await openDatabase({ dataDir: made.home, databaseUrl: undefined });
  try {
    const to = join(made.home, 'backups');
    await expect(backUp({ db, dataDir: made.home, clock }, to)).rejects.toThrow('would be lost with it');
  } finally {
    await db.close();
  }
});

it('holds a server that was put back against figures that were taken of the first', async () => {
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query('create database live');
  const [live, restored] = [server.url('live'), server.url('restored')];
  const db = await openDatabase({ dataDir: made.home, databaseUrl: live });
  const { folder: backup, files } = await backUp({ db, dataDir: made.home, clock }, made.backups);
  // A database that somebody is connected to is no template.
  await db.close();
  expect(files).toBe(0);
  await admin.query('create database restored template live');

  const { lines, faults } = await drill({ backup, restoredUrl: restored });
  expect(faults).toEqual([]);
  expect(lines.join('\n')).toContain('are as in the backup');
  await expect(
    drill({ backup, restoredUrl: live, environment: { ...environment, DATABASE_URL: live } }),
  ).rejects.toThrow('name the restored one');
  await expect(drill({ backup })).rejects.toThrow('set RESTORED_DATABASE_URL to it');
});
