import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { currentFeed } from '@server/feed/storedDrops';
import { createFeed } from '@server/feed/feed';
import { importDrop } from '@server/feed/importDrop';
import { dataTables } from '@server/feed/testing/everything';
import { account, type DropContent, invoice, line, tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { openDatabase } from '@server/app/openDatabase';
import type { Ground } from './ground';
import { writeAndKill } from './killing';

/** Where the data are, and the two drops that are imported by turns: each replaces, adds and removes rows. */
interface Place extends Ground {
  readonly folders: readonly [string, string];
}

const approvedBy = 'the crash test';

/** Imports the two drops by turns until it is killed; prints what stands at first, each step, and what was acknowledged. */
export async function importAlternately(place: Place): Promise<never> {
  const db = await openDatabase(place);
  process.stdout.write(`stands ${await standing(db)}\n`);
  for (;;) {
    const live = await currentFeed(db);
    const next = place.folders[0].endsWith(live!.drop) ? place.folders[1] : place.folders[0];
    const onProgress = () => void process.stdout.write('step\n');
    await importDrop(db, next, { approvedBy, onProgress });
    process.stdout.write(`acknowledged ${next.slice(dirname(next).length + 1)}\n`);
  }
}

/**
 * Whether, killed at points that are spread over an import, what stands afterwards is always one of the two drops and
 * whole: the one that was acknowledged last, or the one that was being imported; and whether the next import works.
 */
export async function killImports({ dataDir, databaseUrl }: Ground, kills: number): Promise<boolean> {
  const folders = [written(dataDir, 'one', tinyDrop()), written(dataDir, 'other', otherDrop())] as const;
  const place: Place = { dataDir, databaseUrl, folders };
  const { whole, steps } = await wholeOf(place);
  const found = { acknowledged: 0, next: 0, torn: 0 };
  let acknowledged = folders[1].slice(dataDir.length + 1);
  for (let kill = 1; kill <= kills; kill += 1) {
    // The first line says what stands, the last one acknowledges.
    const death = { after: 2 + Math.round((kill * steps) / kills), at: 0.5 };
    const lines = await writeAndKill(['imports', dataDir, databaseUrl ?? '', ...folders], death);
    const [, drop = '', digest = ''] = (lines[0] ?? '').split(' ');
    if (whole.get(drop) !== digest) found.torn += 1;
    else found[drop === acknowledged ? 'acknowledged' : 'next'] += 1;
    acknowledged = lines.reduce((last, each) => /^acknowledged (.*)$/.exec(each)?.[1] ?? last, drop);
  }
  const ends = await endsWell(place, whole);
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  console.log(
    `kill -9 during imports, ${engine}: ${kills} kills; then the acknowledged drop stood ${found.acknowledged} times, ` +
      `the one on its way ${found.next}, a torn one ${found.torn}; the next import and its rollback ` +
      (ends ? 'work' : 'FAIL'),
  );
  return found.torn === 0 && ends;
}

/** By drop, what stands when it was imported without a kill, and in how many steps; the other one stands at last. */
async function wholeOf(place: Place): Promise<{ whole: ReadonlyMap<string, string>; steps: number }> {
  const db = await openDatabase(place);
  const whole = new Map<string, string>();
  let steps = 0;
  for (const folder of place.folders) {
    steps = 0;
    await importDrop(db, folder, { approvedBy, onProgress: () => (steps += 1) });
    const [drop, digest] = (await standing(db)).split(' ') as [string, string];
    whole.set(drop, digest);
  }
  await db.close();
  return { whole, steps };
}

async function endsWell(place: Place, whole: ReadonlyMap<string, string>): Promise<boolean> {
  const db = await openDatabase(place);
  const isWhole = async () => {
    const [drop, digest] = (await standing(db)).split(' ') as [string, string];
    return whole.get(drop) === digest;
  };
  const stands = await isWhole();
  const outcomes: string[] = [];
  for (const folder of place.folders) {
    const { outcome } = await importDrop(db, folder, { approvedBy });
    if (outcome === 'applied') outcomes.push(outcome);
  }
  const fresh = await isWhole();
  await createFeed(db).rollBack(approvedBy);
  const back = await isWhole();
  await db.close();
  return stands && outcomes.length > 0 && fresh && back;
}

/** The live drop and a digest of all that it brought, whichever import brought it. */
async function standing(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const table of dataTables) {
    const { rows } = await sql<{ row: string }>`select (to_jsonb(t) - 'import_id')::text as row
      from ${sql.table(table)} t order by 1`.execute(db.sql);
    hash.update(`${table}\n${rows.map(({ row }) => row).join('\n')}\n`);
  }
  return `${(await currentFeed(db))!.drop} ${hash.digest('hex')}`;
}

function written(folder: string, name: string, content: DropContent): string {
  const path = join(folder, name);
  renameSync(writeDrop(content), path);
  return path;
}

/** Every file says something else: changed, new and missing rows. */
function otherDrop(): DropContent {
  const content = tinyDrop();
  for (const row of content['products.csv']!) row.name = 'UAN 32';
  content['accounts.csv']!.splice(1, 1, account('00300', '0.00'));
  content['fields.csv']!.splice(0);
  content['contacts.csv']![0]!.name = 'Ann B.';
  content['invoices.csv']!.push(invoice('0048299', '0.00', '0.00'));
  content['invoice_lines.csv']!.push(line('0048299', '1', '0.00'));
  return content;
}
