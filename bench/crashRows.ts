import { sql } from 'kysely';
import { openDatabase } from '../server/openDatabase';
import { writeAndKill } from './killing';

/** Writes rows until it is killed; prints a number only after its transaction is durable. */
export async function writeRows(dataDir: string, from: number): Promise<never> {
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

/**
 * Whether every row that was acknowledged is still there. One transaction writes to two tables, so half a transaction
 * would show.
 */
export async function killWrites(dataDir: string, kills: number): Promise<boolean> {
  const written: string[] = [];
  let lost = 0;
  let halves = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const args = ['rows', dataDir, String(kill * 10_000)];
    written.push(...(await writeAndKill(args, { after: 5 + kill * 3, at: 0 })));
    const db = await openDatabase({ dataDir, databaseUrl: undefined });
    const rows = await db.sql.selectFrom('portal_user').select('name').execute();
    const halved = await sql<{ n: number }>`select count(*) as n from portal_user u
        full join account_access a on a.name = u.name where u.name is null or a.name is null`.execute(db.sql);
    await db.close();
    const present = new Set(rows.map(({ name }) => name));
    lost += written.filter((n) => !present.has(`grower${n}@example.com`)).length;
    halves += halved.rows[0]!.n;
  }
  console.log(
    `kill -9 during writes: ${kills} kills, ${written.length} acknowledged, ${lost} lost, ${halves} half written`,
  );
  return written.length > kills && lost === 0 && halves === 0;
}
