import type { QueryConfig } from 'pg';
import type { Engine } from '@server/db/engine';
import { openDb } from '@server/db/open';
import { postgresEngine } from '@server/db/postgres';
import { purchaseRepository } from '@server/modules/purchases/repository';

/** The statement that the purchases list sends, taken down while the list's own code runs; named, so that it is prepared. */
export async function recordStatements(url: string, accountNo: string): Promise<QueryConfig[]> {
  const engine = await postgresEngine(url, { connections: 1 });
  const taken: QueryConfig[] = [];
  const db = openDb(recording(engine, taken));
  const { asOf } = (await purchaseRepository(db).feedState())!;
  taken.length = 0;
  const page = await purchaseRepository(db).linesPage(
    { accounts: [accountNo], asOf },
    { limit: 50, sort: '-date' },
  );
  await db.close();
  if (page.rows.length < 50)
    throw new Error(`Account ${accountNo} has ${page.rows.length} lines: too few to measure.`);
  return taken;
}

const recording = (engine: Engine, taken: QueryConfig[]): Engine => ({
  ...engine,
  async acquire() {
    const session = await engine.acquire();
    return {
      ...session,
      query(text, values) {
        taken.push({ name: `taken${taken.length}`, text, values: [...values] });
        return session.query(text, values);
      },
    };
  },
});
