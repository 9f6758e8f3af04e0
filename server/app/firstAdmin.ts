import { parseArgs } from 'node:util';
import { systemClock } from '../clock';
import { type Config, readConfig } from './config';
import { makeThroughServer } from './firstAdminCommand';
import { type FirstAdmin, makeFirstAdmin, type WayIn } from './makeFirstAdmin';
import { openAdmin, openOwnPool } from './openAdmin';
import { openDatabase } from './openDatabase';

const USAGE = 'Usage: npm run first-admin -- --email name@example.com --name "First Last"';

/** The one-time command of a new installation. Nothing else makes an administrator out of nothing. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const [email, name] = [values.email?.trim(), values.name?.trim()];
  if (!email || !name) throw new Error(USAGE);
  const config = readConfig(process.env);
  const person = { email, name };
  const isEmbedded = config.databaseUrl === undefined;
  const wayIn = isEmbedded ? await makeThroughServer(config.dataDir, person) : undefined;
  return `${email} is an administrator now. ${toldOf(wayIn ?? (await makeHere(config, person)))}`;
}

async function makeHere(config: Config, person: FirstAdmin): Promise<WayIn> {
  const db = await openDatabase(config);
  try {
    const pool = config.pool.kind === 'hosted' ? undefined : await openOwnPool(config, db, systemClock);
    const { kind } = config.pool;
    return await makeFirstAdmin({ db, pool: openAdmin(config.pool, pool), kind }, person);
  } finally {
    await db.close();
  }
}

function toldOf(wayIn: WayIn): string {
  if (wayIn.by === 'mail') return 'The hosted user pool mails a temporary password.';
  if (wayIn.by === 'own') return 'The hosted user pool knew the sign-in already; its password stays.';
  return (
    `Temporary password, shown only here and valid for 7 days:\n\n  ${wayIn.password}\n\n` +
    'Sign in with it; the first sign-in asks for a password of your own.'
  );
}

try {
  console.log(await run());
} catch (error) {
  console.error(`No administrator was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
