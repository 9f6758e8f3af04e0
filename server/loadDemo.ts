import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dateInZone } from '../contract/format/date';
import { signIns } from '../demo/signIns';
import { writeDrop } from '../demo/writeDrop';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './db/db';
import { importDrop } from './feed/importDrop';
import type { UserPool } from './identity/userPool';

/**
 * Fills an empty database with the demo company: a drop written by the generator and loaded by the same
 * import as any other, and the sign-ins of demo/sign-ins.json. Does nothing where any drop was applied.
 */
export async function loadDemo(
  db: Db,
  pool: UserPool | undefined,
  clock: Clock,
  config: Pick<Config, 'dataDir' | 'demoAsOf' | 'booksZone'>,
): Promise<void> {
  const applied = await db.sql.selectFrom('feed_import').select('import_id').limit(1).executeTakeFirst();
  if (!applied) {
    const asOf = config.demoAsOf ?? addDays(dateInZone(clock.now(), config.booksZone), -1);
    const home = join(config.dataDir, 'demo');
    rmSync(home, { recursive: true, force: true });
    const { folder } = await writeDrop(home, { asOf, size: 'demo' });
    const { outcome, findings } = await importDrop(db, folder);
    if (outcome !== 'applied') {
      throw new Error(`The demo company could not be loaded: ${findings[0]?.message ?? outcome}`);
    }
  }
  for (const signIn of signIns) await admit(db, pool, signIn);
}

type SignIn = (typeof signIns)[number];

/** Makes one sign-in, unless it is there: a start that was cut short goes on where it stopped. */
async function admit(db: Db, pool: UserPool | undefined, signIn: SignIn): Promise<void> {
  const { username, password, name, admin, deposit_plan, accounts } = signIn;
  const known = await db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('name', '=', username)
    .executeTakeFirst();
  if (!known) {
    await db.transaction(async ({ sql }) => {
      await sql.insertInto('portal_user').values({ name: username, admin, deposit_plan }).execute();
      if (accounts.length === 0) return;
      const rows = accounts.map(({ accountNo, level, relationship }) => ({
        name: username,
        account_no: accountNo,
        level,
        relationship,
      }));
      await sql.insertInto('account_access').values(rows).execute();
    });
  }
  if (pool && !(await pool.exists(username))) {
    const attributes = { email: username, email_verified: 'true', name };
    await pool.createUser({ username, password, permanent: true, attributes });
  }
}
