import { parseArgs } from 'node:util';
import { systemClock } from './clock';
import { type Config, readConfig } from './config';
import { readPoolKey } from './identity/poolKey';
import { openUserPool } from './identity/userPool';
import { makeFirstAdmin } from './makeFirstAdmin';
import { openDatabase } from './openDatabase';

const USAGE = 'Usage: npm run first-admin -- --email name@example.com --name "First Last"';

/** The one-time command of a new installation. Nothing else makes an administrator out of nothing. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const [email, name] = [values.email?.trim(), values.name?.trim()];
  if (!email || !name) throw new Error(USAGE);
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const pool =
      config.pool.kind === 'hosted'
        ? undefined
        : await openUserPool({ db, clock: systemClock, key: keyOf(config), settings: config.pool });
    const password = await makeFirstAdmin(db, pool, { email, name });
    return password === undefined
      ? `${email} is an administrator now. The hosted user pool keeps the password.`
      : `${email} is an administrator now. Temporary password, shown only here and valid for 7 days:\n\n  ${password}\n\n` +
          'Start the portal and sign in with it; the first sign-in asks for a password of your own.';
  } finally {
    await db.close();
  }
}

const keyOf = ({ pool, dataDir }: Config): Uint8Array => readPoolKey({ key: pool.key, dataDir });

try {
  console.log(await run());
} catch (error) {
  console.error(`No administrator was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
