import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../server/openDatabase';

/**
 * Kills a writing process with SIGKILL, again and again, and looks each time whether every row that was
 * acknowledged is still there. One transaction writes to two tables, so half a transaction would show.
 */
const KILLS = Number(process.argv[2] ?? 20);
const self = fileURLToPath(import.meta.url);
/** Every row that a writer acknowledged. */
const written: number[] = [];

if (process.argv[2] === 'writer') await write(process.argv[3]!, Number(process.argv[4]));
else process.exitCode = (await killAndCount(KILLS)) ? 0 : 1;

/** Writes until it is killed; prints a number only after its transaction is durable. */
async function write(dataDir: string, from: number): Promise<never> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  for (let n = from; ; n += 1) {
    await db.transaction(async (tx) => {
      await tx.sql
        .insertInto('portal_user')
        .values({ name: `grower${n}@example.com` })
        .execute();
      await tx.sql
        .insertInto('account_access')
        .values({
          name: `grower${n}@example.com`,
          account_no: String(n),
          level: 'owner',
          relationship: 'owner',
        })
        .execute();
      if (n % 50 === 0) await sql`update portal_user set deposit_plan = not deposit_plan`.execute(tx.sql);
    });
    process.stdout.write(`${n}\n`);
  }
}

async function killAndCount(kills: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-crash-'));
  const dataDir = join(folder, 'data');
  let lost = 0;
  let halves = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await writeAndKill(dataDir, kill * 10_000, 5 + kill * 7);
      const db = await openDatabase({ dataDir, databaseUrl: undefined });
      const rows = await db.sql.selectFrom('portal_user').select('name').execute();
      const halved = await sql<{ n: number }>`select count(*) as n from portal_user u
        full join account_access a on a.name = u.name where u.name is null or a.name is null`.execute(db.sql);
      await db.close();
      const present = new Set(rows.map(({ name }) => name));
      lost += written.filter((n) => !present.has(`grower${n}@example.com`)).length;
      halves += halved.rows[0]!.n;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `kill -9 during writes: ${kills} kills, ${written.length} acknowledged, ${lost} lost, ${halves} half written`,
  );
  return written.length > kills && lost === 0 && halves === 0;
}

/** Starts a writer, lets it acknowledge so many rows, kills it in the middle of the next. */
async function writeAndKill(dataDir: string, from: number, rows: number): Promise<void> {
  const child = spawn(process.execPath, [self, 'writer', dataDir, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    written.push(Number(line));
    count += 1;
    if (count === rows) child.kill('SIGKILL');
  }
  await gone;
}
