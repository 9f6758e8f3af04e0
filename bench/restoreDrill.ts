import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { checkFiles, type Manifest, readFigures, readManifest } from '@server/app/backup';
import { type Config, readConfig } from '@server/app/config';
import { withSecretFiles } from '@server/app/settingNames';
import { openAdmin, openOwnPool } from '@server/app/openAdmin';
import { openDatabase } from '@server/app/openDatabase';
import { openOptionKeys } from '@server/app/optionKeys';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { differences } from '@server/db/figures';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { postgresEngine } from '@server/db/postgres';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { srpClient } from '@server/identity/testing/srpClient';
import { openNumbers } from '@server/modules/paymentOptions/openNumbers';

interface Drill {
  /** Absolute path of what "npm run backup" wrote. */
  readonly backup: string;
  /** Absolute path of the folder with the kept keys; undefined: they are given by the environment. */
  readonly keys: string | undefined;
  /** A server that a base backup was put back on; undefined: the backup holds the embedded database. */
  readonly restoredUrl: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

interface Outcome {
  /** One line for each thing that holds. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Puts a backup back beside the portal, never over it, and uses it: its files, its audit, its figures to the cent, a
 * sign-in and the saved account numbers. Emails, bank files and jobs stay where they are: nothing works through them.
 */
export async function restoreDrill(drill: Drill): Promise<Outcome> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'fieldgate-restored-'));
  try {
    const manifest = await readManifest(drill.backup);
    const config = await settle(drill, folder, manifest);
    await checkFiles(drill.backup, manifest);
    if (drill.restoredUrl === undefined)
      await cp(join(drill.backup, 'database'), join(folder, 'database'), { recursive: true });
    const same = await compare(config, manifest);
    if (same.faults.length > 0) return same;
    const db = await openDatabase(config);
    try {
      const used = [await signIn(config, db, drill.clock), await openAccounts(config, db)];
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const lost = ago(drill.clock.now().getTime() - Date.parse(manifest.madeAt));
      return {
        lines: [
          ...same.lines,
          ...used,
          `RPO: everything until ${manifest.madeAt} is in it; a loss now would cost the ${lost} since then.`,
          `RTO: ${seconds} s from the files to a sign-in, on this machine.`,
        ],
        faults: [],
      };
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the portal would be started with on a folder of its own, into which the kept keys come. */
async function settle(
  { keys, restoredUrl, environment: given }: Drill,
  folder: string,
  { files }: Manifest,
): Promise<Config> {
  const { env: environment } = withSecretFiles(given);
  if (restoredUrl === undefined && files.length === 0) {
    throw new Error(
      'This backup holds figures alone, as of a database on a server. Put its base backup back on another server, ' +
        'and set RESTORED_DATABASE_URL to it.',
    );
  }
  if (restoredUrl !== undefined && restoredUrl === environment['DATABASE_URL']) {
    throw new Error(
      'RESTORED_DATABASE_URL is the database of the portal. The drill makes a sign-in in it; name the restored one.',
    );
  }
  for (const name of keys === undefined ? [] : ['pool.key', 'option.keys'])
    if (existsSync(join(keys!, name))) await copyFile(join(keys!, name), join(folder, name));
  const config = readConfig({
    ...given,
    DATA_DIR: folder,
    DATABASE_URL: restoredUrl,
    DATABASE_URL_FILE: undefined,
    EMBEDDED_DATABASE: undefined,
    MIGRATE: undefined,
    ROLE: undefined,
    DEMO: 'no',
    // Nobody is served by it, so what a portal for customers has to be given may be missing.
    NODE_ENV: undefined,
  });
  const missing = [
    ...(config.pool.kind === 'hosted' || config.pool.key !== undefined ? [] : ['pool.key']),
    ...(Object.values(config.optionKeys).some((given) => given !== undefined) ? [] : ['option.keys']),
  ].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} cannot be found, and a new key opens nothing. Name the folder of the kept keys by ` +
        '--keys, or set POOL_KEY and OPTION_KEYS as the portal has them.',
    );
  }
  return config;
}

/** Before anything is changed in it. */
async function compare({ databaseUrl, dataDir }: Config, { figures }: Manifest): Promise<Outcome> {
  const db = openDb(databaseUrl ? await postgresEngine(databaseUrl) : await embeddedEngine(dataDir));
  try {
    const noted = figures.auditHead;
    const chain = await verifyChain(db, noted || undefined);
    const after = await db.transaction(readFigures);
    // A server that went on by its log after the figures were taken has more; what was there has to be there.
    const isOfThatInstant = databaseUrl === undefined || after.auditHead === noted;
    const differs = differences(figures.tables, after.tables);
    const faults = [
      ...(chain.broken
        ? [`The audit does not hold from event ${chain.broken.seq} on: ${chain.broken.why}.`]
        : []),
      ...(noted && chain.noted?.seq == null
        ? ['The audit does not hold the event that was its last one.']
        : []),
      ...(isOfThatInstant ? differs : []),
    ];
    const tables = Object.values(after.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const sums = tables.reduce((sum, { cents }) => sum + Object.keys(cents).length, 0);
    return {
      faults,
      lines: [
        `Audit: ${chain.events} events, each as it was written, with the last one of the backup among them.`,
        isOfThatInstant
          ? `Figures: ${rows} rows of ${tables.length} tables and ${sums} sums of cents are as in the backup.`
          : `Figures: ${rows} rows of ${tables.length} tables; the log went on after the backup in ${differs.length} of them.`,
      ],
    };
  } finally {
    await db.close();
  }
}

/** By the protocol of the browser: with a stored password that has to open, and whole with a sign-in of its own. */
async function signIn(config: Config, db: Db, clock: Clock): Promise<string> {
  const { pool: settings } = config;
  if (settings.kind === 'hosted')
    return 'Sign-in: kept by the hosted user pool, which no backup of the portal holds.';
  const pool = await openOwnPool(config, db, clock);
  const app = fastify();
  await app.register(async (scope) => pool.routes(scope), { prefix: '/idp' });
  const call = async (operation: string, members: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        'amz-sdk-invocation-id': randomUUID(),
        'amz-sdk-request': 'attempt=1; max=1',
      },
      payload: { ClientId: settings.clientId, ...members },
    });
    if (answer.statusCode === 200) return answer.json<Answered>();
    throw new Error(
      `A sign-in came to nothing: ${answer.json<{ message?: string }>().message ?? answer.statusCode}`,
    );
  };
  try {
    const known = await db.sql.selectFrom('pool_user').select('username').limit(5).execute();
    const client = srpClient(settings.poolId.split('_')[1]!);
    const ask = (username: string) =>
      call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: username, SRP_A: client.SRP_A },
      });
    for (const { username } of known) await ask(username);
    const username = `restore-drill-${randomUUID()}@example.invalid`;
    const password = `${randomBytes(18).toString('base64url')}aA1!`;
    const admin = openAdmin(settings, pool);
    await admin.createUser({ username, name: 'Restore drill', password: { text: password, lasts: true } });
    const asked = await ask(username);
    const { AuthenticationResult: tokens } = await call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: client.answer(asked.ChallengeParameters!, password),
    });
    if (!tokens) throw new Error('A sign-in with the right password got no tokens.');
    return `Sign-in: ${known.length} stored passwords open with the key, and a new sign-in of the copy got its tokens.`;
  } finally {
    await app.close();
  }
}

interface Answered {
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: object;
}

/** @throws where a key is missing, or opens nothing */
async function openAccounts(config: Config, db: Db): Promise<string> {
  await openNumbers(db, openOptionKeys(config));
  const { keys, count } = await db.sql
    .selectFrom('payment_option')
    .select(({ fn }) => [fn.count<number>('key_id').distinct().as('keys'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  return `Saved bank accounts: one of each of ${keys} keys opens, of ${count} accounts.`;
}

function ago(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
