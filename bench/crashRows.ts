import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { openDatabase } from '@server/app/openDatabase';
import { writeAndKill } from './killing';

/** Says what it finds; then writes rows until it is killed, and prints a number only after its transaction is durable. */
export async function writeRows(dataDir: string, from: number): Promise<never> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  process.stdout.write(`${JSON.stringify(await standing(db))}\n`);
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

interface Standing {
  readonly names: readonly string[];
  /** Names that only one of the two tables has. */
  readonly halves: number;
}

async function standing(db: Db): Promise<Standing> {
  const rows = await db.sql.selectFrom('portal_user').select('name').execute();
  const halved = await sql<{ n: number }>`select count(*) as n from portal_user u
    full join account_access a on a.name = u.name where u.name is null or a.name is null`.execute(db.sql);
  return { names: rows.map(({ name }) => name), halves: halved.rows[0]!.n };
}

/**
 * Whether every row that was acknowledged is still there. One transaction writes to two tables, so half a transaction
 * would show. Each process looks at what the one before left, as a start after a power cut does.
 */
export async function killWrites(dataDir: string, kills: number): Promise<boolean> {
  const written: string[] = [];
  let lost = 0;
  let halves = 0;
  const judge = (found: Standing) => {
    const present = new Set(found.names);
    lost += written.filter((n) => !present.has(`grower${n}@example.com`)).length;
    halves += found.halves;
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    const args = ['rows', dataDir, String(kill * 10_000)];
    const [found, ...numbers] = await writeAndKill(args, { after: 6 + kill * 3, at: 0 });
    judge(JSON.parse(found!) as Standing);
    written.push(...numbers);
  }
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  judge(await standing(db));
  await db.close();
  console.log(
    `kill -9 during writes: ${kills} kills, ${written.length} acknowledged, ${lost} lost, ${halves} half written`,
  );
  return written.length > kills && lost === 0 && halves === 0;
}
