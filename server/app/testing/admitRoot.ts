import type { Clock } from '@server/clock';
import { makeFirstAdmin } from '../makeFirstAdmin';
import { readConfig } from '../config';
import { openAdmin, openOwnPool } from '../openAdmin';
import { openDatabase } from '../openDatabase';

export const root = { username: 'root@example.com', password: 'Long&Winding7Road' };

/** Makes the administrator of a portal as the command of a new installation does it, with a password of their own. */
export async function admitRoot(env: Readonly<Record<string, string>>, clock: Clock): Promise<void> {
  const config = readConfig(env);
  const db = await openDatabase(config);
  const pool = openAdmin(config.pool, await openOwnPool(config, db, clock));
  await makeFirstAdmin({ db, pool, kind: 'embedded' }, { email: root.username, name: 'Root' });
  await pool.setPassword(root.username, { text: root.password, lasts: true });
  await db.close();
}
