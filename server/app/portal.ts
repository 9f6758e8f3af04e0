import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Invited, invited, signIns } from '@demo/signIns';
import { createApp } from './app';
import { askInDemo } from './askInDemo';
import { verifyChain } from '../domain/audit/verifyChain';
import { type Clock, systemClock } from '../clock';
import { type Config, readConfig } from './config';
import { alone } from '../db/alone';
import type { Db } from '../db/db';
import { serveControl } from '../control/serveControl';
import { feedCommands } from '../feed/feedCommands';
import { watchFeed } from '../feed/watch';
import { readPoolKey } from '../identity/poolKey';
import { openUserPool, type UserPool } from '../identity/userPool';
import type { Jobs } from '../jobs/jobs';
import { openJobs } from '../jobs/openJobs';
import { isForDemo, loadDemo } from './loadDemo';
import { firstAdminCommand } from './firstAdminCommand';
import { openAdmin } from './openAdmin';
import { openDatabase } from './openDatabase';
import { openFeed } from './openFeed';
import { openKeyRotation } from '../modules/paymentOptions/keyRotation';
import { openNumbers } from '../modules/paymentOptions/openNumbers';
import { directoryCommand } from '../modules/paymentOptions/routing/directoryCommand';
import { openMatching } from '../modules/requests/matching/openMatching';
import { openStatements } from '../modules/statements/statementJobs';
import { openUserWorker } from '../modules/users/operations/resume';
import { poolPeople } from '../modules/users/poolPeople';
import { openOptionKeys } from './optionKeys';
import { mailWelcome, officeMailOf, openMail, type PortalMail } from './openMail';

/** The whole portal, ready to listen. */
export interface Portal {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** What a starter wants to read, below the address: who can sign in, and where letters go. */
  readonly welcome: (address: string) => Promise<string[]>;
  close(): Promise<void>;
}

interface PortalOptions {
  readonly clock?: Clock;
  /** Fulfilled when the pages are built: the database is prepared meanwhile. */
  readonly pages?: Promise<unknown>;
}

/**
 * Opens everything in the order in which a fault is cheapest: settings, port, database, pool, demo, app.
 * @throws in words, with everything closed again
 */
export async function openPortal(
  environment: Readonly<Record<string, string | undefined>>,
  { clock = systemClock, pages }: PortalOptions = {},
): Promise<Portal> {
  const wanted = readConfig(environment);
  await expectFree(wanted);
  const db = await openDatabase(wanted);
  const closers: (() => Promise<void>)[] = [() => db.close()];
  try {
    const config = { ...wanted, demo: wanted.demo && (await isForDemo(db, wanted.dataDir)) };
    const jobs = await openJobs(db);
    const keys = openOptionKeys(config);
    const numbers = await openNumbers(db, keys);
    const rotation = await openKeyRotation({ db, jobs, keys, numbers });
    const { pool, mail } = await openPool(config, db, clock, jobs);
    const poolAdmin = openAdmin(config.pool, pool);
    const statements = await openStatements({
      db,
      jobs,
      booksZone: config.booksZone,
      sender: config.company,
    });
    const { papers } = statements;
    const { outbox, mailbox, desk } = mail;
    const matching = await openMatching(jobs);
    const onApplied = async (tx: { readonly sql: Db['sql'] }) => {
      await statements.onApplied(tx);
      await matching.onApplied(tx);
    };
    if (config.demo) {
      await alone(db, async () => {
        await loadDemo(db, pool && poolAdmin, clock, config, onApplied);
        const { booksZone, company } = config;
        const { companyName, supportPhone } = company;
        const officeMail = officeMailOf(config);
        await askInDemo({ db, outbox, numbers, clock, booksZone, companyName, supportPhone, officeMail });
      });
    }
    const feed = await openFeed(config, db, clock, { onApplied, onRolledBack: matching.onRolledBack });
    closers.push(() => feed.settled());
    if (db.kind === 'embedded') {
      const commands = new Map([
        ...feedCommands(feed),
        ['routing-directory', directoryCommand({ db, clock })],
        ['verify-audit', async ({ head }) => verifyChain(db, typeof head === 'string' ? head : undefined)],
        ['first-admin', firstAdminCommand({ db, pool: poolAdmin, kind: config.pool.kind })],
      ]);
      closers.push(await serveControl(config.dataDir, commands));
    }
    await pages;
    const app = await createApp({
      config,
      db,
      feed,
      pool,
      poolAdmin,
      papers,
      clock,
      outbox,
      numbers,
      mailbox,
      desk,
    });
    tellReach(db, app.log);
    const mailWorker = mail.mailWorker(app.log);
    closers.push(() => mailWorker.close());
    closers.push(() => app.close());
    mailWorker.start();
    const press = statements.worker(app.log);
    closers.push(() => press.close());
    press.start();
    const matcher = matching.worker({ db, outbox, clock, booksZone: config.booksZone }, app.log);
    closers.push(() => matcher.close());
    matcher.start();
    const locksmith = rotation.worker(app.log);
    closers.push(() => locksmith.close());
    locksmith.start();
    const clerk = openUserWorker({ db, clock, poolAdmin, pool: config.pool.kind }, app.log);
    closers.push(() => clerk.close());
    clerk.start();
    await rotation.begin();
    // What came before there was anybody to make it ready is found now.
    await onApplied(db);
    await feed.resume();
    if (config.feed.dir !== undefined) {
      const watch = watchFeed({ feed, db, folder: config.feed.dir, clock, log: app.log });
      closers.push(() => watch.close());
      watch.start();
    }
    return {
      app,
      config,
      welcome: async (address) => [...(await whoSignsIn(config, db)), ...mailWelcome(config, address)],
      async close() {
        db.stopWaiting();
        await closeAll(closers);
      },
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** One line for each change, however many calls it hits. */
function tellReach(db: Db, log: FastifyBaseLogger): void {
  db.onChange((change) => {
    if (change.now === 'back') {
      log.warn(
        { afterMs: Math.round(change.afterMs) },
        'The database answers again. What was left undone goes on.',
      );
      return;
    }
    log.warn(
      { error: change.error.message },
      'The connection to the database broke. Calls that need it are answered with 503 until it is back, which is ' +
        'looked for all the time. If it stays away, check the database server and the network to it.',
    );
  });
}

async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.reverse()) await close();
}

interface OpenPool {
  /** Undefined where a hosted pool keeps the sign-ins, and writes to people of them. */
  readonly pool?: UserPool;
  readonly mail: PortalMail;
}

async function openPool(config: Config, db: Db, clock: Clock, jobs: Jobs): Promise<OpenPool> {
  const key = readPoolKey({ key: config.pool.key, dataDir: config.dataDir });
  const mail = await openMail({ config, db, clock, jobs, key });
  if (config.pool.kind === 'hosted') return { mail };
  const pool = await openUserPool({
    db,
    clock,
    key,
    settings: config.pool,
    outbox: mail.outbox,
    people: poolPeople({
      clock,
      outbox: mail.outbox,
      adminsNeedFactor: config.pool.adminsNeedFactor,
    }),
  });
  return { pool, mail };
}

/** Asks for the port and gives it back, so that a taken one is told before anything is touched. */
async function expectFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(
      `Port ${port} is taken (${(error as NodeJS.ErrnoException).code}). Stop the program that listens there, ` +
        'or set PORT to another number.',
      { cause: error },
    );
  }
  probe.close();
  await once(probe, 'close');
}

const adminsByPassword =
  'Administrators of the demo sign in with a password alone. ADMIN_MFA=required asks them for a second factor too, as ' +
  'in production; they set it up at their next sign-in.';

async function whoSignsIn(config: Config, db: Db): Promise<string[]> {
  if (config.demo && config.pool.kind === 'embedded') {
    const people: readonly (Invited & { readonly password?: string })[] = [...signIns, ...invited];
    const width = Math.max(...people.map(({ username }) => username.length));
    return [
      'Demo sign-ins (user name, password, what it shows):',
      ...people.map(
        ({ username, password = '(in a letter)', note }) =>
          `  ${username.padEnd(width)}  ${password}  ${note}`,
      ),
      ...(config.pool.adminsNeedFactor ? [] : [adminsByPassword]),
    ];
  }
  const admin = await db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('admin', '=', true)
    .limit(1)
    .execute();
  if (admin.length > 0) return [];
  return ['Nobody can sign in yet. Make the first administrator: npm run first-admin'];
}
