import { databaseOf, databaseUrlOf } from './databaseConfig';
import { grantToApp } from '../db/grants';
import { outboxQueue } from '../domain/email/jobs';
import { openJobs } from '../jobs/openJobs';
import { rotationQueue } from '../modules/paymentOptions/keyRotation';
import { matchingQueue } from '../modules/requests/matching/openMatching';
import { statementsQueue } from '../modules/statements/statementJobs';
import { openDatabase } from './openDatabase';
import { withSecretFiles } from './settingNames';
import { SettingsRefused } from './settingsRefused';

/** Every queue that a portal opens: one that may make no table finds them all. */
const queues = [outboxQueue, rotationQueue, matchingQueue, statementsQueue];

/** Brings the tables of a server up to date, and lets the role of the portals use them. It needs no other setting. */
async function run(): Promise<void> {
  const { env, faults } = withSecretFiles(process.env);
  if (faults.length > 0) throw new SettingsRefused(faults);
  const databaseUrl = databaseUrlOf(env);
  if (databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL is not set. Set it to the PostgreSQL server, as the role that owns the tables. The embedded database ' +
        'is brought up to date by each start.',
    );
  }
  // Of a process that may not, this is the one that does.
  const database = databaseOf({ ...env, MIGRATE: 'yes' });
  const db = await openDatabase(
    { databaseUrl, dataDir: '', database },
    {
      ran: () => undefined,
      migrated: (names) => console.log(`Applied: ${names.join(', ')}`),
      ahead: (names) =>
        console.log(`A newer program applied these, and this one can go on: ${names.join(', ')}`),
    },
  );
  try {
    const jobs = await openJobs(db);
    for (const queue of queues) await jobs.queue(queue);
    console.log('The tables are up to date.');
    const role = env.DATABASE_APP_ROLE;
    if (role) {
      await grantToApp(db, role);
      console.log(`${role} may use the tables, and change none.`);
    }
  } finally {
    await db.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`Not all was done. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
