import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { maxOptionsADay } from '@contract/rules/paymentOption';
import type { Db } from '@server/db/db';
import { extensions } from '@server/db/pglite';
import { openJobs } from '@server/jobs/openJobs';
import { newOption, someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { openOutbox } from '@server/domain/email/openOutbox';
import { fillHousehold } from '@server/testing/household';
import { anAccount, put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { vaultOf } from '@server/vault/vault';
import { type Ground, openEngine, openOver } from './ground';

/** So many bank accounts somebody may save. */
const EACH = maxOptionsADay;
/** Of names that have to be found: one that runs over the end of a page of the log stands there in two pieces. */
const ENOUGH = 0.95;

interface Planted {
  readonly numbers: readonly string[];
  /** Names that stand beside them, which have to be found: otherwise the search proves nothing. */
  readonly witnesses: readonly string[];
}

/** Whether no saved account number can be read in any file of the database, its log of writes included, nor in its dump. */
export async function findPlanted(ground: Ground, count: number): Promise<boolean> {
  const db = await openOver(await openEngine(ground));
  const { numbers, witnesses } = await plant(db, count);
  await sql`checkpoint`.execute(db.sql);
  const folder = ground.databaseUrl === undefined ? join(ground.dataDir, 'database') : await folderOf(db);
  await db.close();
  const parts = new Map<string, Buffer[]>();
  for (const { path, content } of filesIn(folder)) {
    const part = path.includes('pg_wal') ? 'WAL' : 'data files';
    parts.set(part, [...(parts.get(part) ?? []), content]);
  }
  if (ground.databaseUrl === undefined) parts.set('backup', [await backupOf(folder)]);
  const search = searchFor(finderOfNumbers(numbers), finderOf(witnesses));
  const engine = ground.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  let well = true;
  for (const [part, contents] of parts) {
    const { found, seen, bytes } = search(contents);
    console.log(
      `account numbers in the ${part}, ${engine}: injected ${count} / found ${found}; of ${witnesses.length} names ` +
        `beside them ${seen} found in ${(bytes / 2 ** 20).toFixed(0)} MiB`,
    );
    well = well && found === 0 && seen >= ENOUGH * witnesses.length;
  }
  return well;
}

/** Saves bank accounts as their owners do. */
async function plant(db: Db, count: number): Promise<Planted> {
  await fillHousehold(db);
  const owners = Array.from({ length: Math.ceil(count / EACH) }, (_, i) => `grower${i}@example.com`);
  const accountOf = (at: number) => `G-${at}`;
  await put(db, 'portal_user', ...owners.map((name) => ({ name })));
  await put(db, 'account', ...owners.map((_, at) => anAccount({ account_no: accountOf(at) })));
  const level = { level: 'pay', relationship: 'partner' } as const;
  await put(
    db,
    'account_access',
    ...owners.map((name, at) => ({ ...level, name, account_no: accountOf(at) })),
  );
  const clock = { now: () => new Date(testNow) };
  const vault = vaultOf(Buffer.alloc(32, 3), 'outbox');
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const portal = await openTestApp(db, { outbox, logLevel: 'silent' });
  const numbers: string[] = [];
  const witnesses: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const at = Math.floor(n / EACH);
    const username = owners[at]!;
    const accountNumber = someNumber(10 + (n % 8));
    const nickname = `Witness ${n} of saved ones`;
    const body = newOption({ username, nickname, accountNumber, accountIds: [accountOf(at)] });
    await portal.as(username).call(paymentOptions.add, { body });
    numbers.push(accountNumber);
    witnesses.push(nickname);
  }
  await portal.close();
  return { numbers, witnesses };
}

const searchFor = (forbidden: Finder, expected: Finder) => (contents: readonly Buffer[]) => {
  const found = new Set(contents.flatMap((content) => [...forbidden(content)]));
  const seen = new Set(contents.flatMap((content) => [...expected(content)]));
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  return { found: found.size, seen: seen.size, bytes };
};

async function folderOf(db: Db): Promise<string> {
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db.sql);
  return rows[0]!.data_directory;
}

/** As an administrator would take the embedded database along. */
async function backupOf(folder: string): Promise<Buffer> {
  const database = await PGlite.create({ dataDir: folder, extensions });
  const dump = await database.dumpDataDir('none');
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Looks through bytes for texts. */
export type Finder = (bytes: Uint8Array) => ReadonlySet<string>;

const codeAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;

/** Finds any of many texts in one pass: where three bytes begin none of them, it goes on at once. */
export function finderOf(texts: readonly string[]): Finder {
  const begins = new Uint8Array(1 << 24);
  const byBegin = new Map<number, Buffer[]>();
  for (const text of texts) {
    const wanted = Buffer.from(text);
    const code = codeAt(wanted, 0);
    begins[code] = 1;
    byBegin.set(code, [...(byBegin.get(code) ?? []), wanted]);
  }
  return (bytes) => {
    const found = new Set<string>();
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 3 <= bytes.length; at += 1) {
      const code = codeAt(bytes, at);
      if (begins[code] === 0) continue;
      for (const wanted of byBegin.get(code)!) {
        if (view.subarray(at, at + wanted.length).equals(wanted)) found.add(wanted.toString());
      }
    }
    return found;
  };
}

/** Every shape in which one of the numbers would be found again. */
export const finderOfNumbers = (numbers: readonly string[]): Finder => finderOf(numbers.flatMap(tracesOf));

/** The files below a folder, each with its content. A database at work deletes some of them in between. */
export function* filesIn(folder: string): Generator<{ readonly path: string; readonly content: Buffer }> {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    const content = unlessGone(() => (statSync(path).isFile() ? readFileSync(path) : undefined));
    if (content) yield { path, content };
  }
}

function unlessGone(read: () => Buffer | undefined): Buffer | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
