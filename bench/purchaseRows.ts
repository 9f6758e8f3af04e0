import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import pg, { type QueryConfig } from 'pg';
import { signIns } from '@demo/signIns';
import type { Engine } from '@server/db/engine';
import { openDb } from '@server/db/open';
import { postgresEngine } from '@server/db/postgres';
import { purchaseRepository } from '@server/modules/purchases/repository';
import { startPostgres } from '@server/testing/realPostgres';
import { atRest, demoAsOf } from '../e2e/fillDemo.mjs';

/** The lists that are asked for most, over the API and as their SQL alone. */
export async function printPurchases(): Promise<void> {
  for (const { list, api, sql, p99, statements } of await apiAgainstSql()) {
    console.log(`Purchases, newest 50 ${list} of one account, 16 connections, real PostgreSQL`);
    console.log(`  over the API        ${api.toFixed(0)} requests/s, 99 % within ${p99.toFixed(1)} ms`);
    console.log(`  the same SQL alone  ${sql.toFixed(0)} rounds/s of ${statements} statement(s), prepared`);
    console.log(`  ratio               ${(api / sql).toFixed(3)}`);
  }
}

const CONNECTIONS = 16;
const SECONDS = 2;
const ROUNDS = 4;
const port = 3519;
const address = `http://localhost:${port}`;

type Repository = ReturnType<typeof purchaseRepository>;
type Scope = Parameters<Repository['invoicesPage']>[0];

/** The newest of each list. */
const newest = { limit: 50, sort: '-date' };
const pageOf = {
  lines: (repository: Repository, scope: Scope) => repository.linesPage(scope, newest),
  invoices: (repository: Repository, scope: Scope) => repository.invoicesPage(scope, newest),
} as const;
type List = keyof typeof pageOf;

interface ApiAgainstSql {
  readonly list: List;
  /** Answers per second. */
  readonly api: number;
  /** Rounds of the list's own statements per second, without the portal. */
  readonly sql: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly statements: number;
}

/** Runs each list over HTTP and its SQL directly, by turns in one run, against the same real PostgreSQL. */
const apiAgainstSql = (): Promise<ApiAgainstSql[]> =>
  onPostgres(async ({ username, accountNo, token, url }) => {
    const told: ApiAgainstSql[] = [];
    for (const list of ['lines', 'invoices'] as const) {
      const path = `/api/purchases/${list}?username=${encodeURIComponent(username)}&account=${accountNo}&limit=50`;
      const statements = await recordStatements(url, list, accountNo);
      const api = { calls: 0, times: [] as number[] };
      let rounds = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        api.calls += await overHttp(path, token, api.times);
        rounds += await directly(url, statements);
      }
      const seconds = SECONDS * ROUNDS;
      api.times.sort((a, b) => a - b);
      told.push({
        list,
        api: api.calls / seconds,
        sql: rounds / seconds,
        p99: api.times[Math.floor(api.times.length * 0.99)]!,
        statements: statements.length,
      });
    }
    return told;
  });

/** The first grower of the demo, signed in to a portal of her own. */
interface OnPostgres {
  readonly username: string;
  readonly accountNo: string;
  readonly token: string;
  /** Of the portal. */
  readonly address: string;
  /** Of its database. */
  readonly url: string;
}

/** Does some work against the built portal with the demo company on a real PostgreSQL, and takes both away again. */
export async function onPostgres<T>(work: (portal: OnPostgres) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-bench-'));
  const postgres = await startPostgres();
  const url = postgres.url('postgres');
  const portal = fork('dist/server/main.js', {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO_AS_OF: demoAsOf,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(portal, 'exit');
  portal.send({ pagesReady: true, began: performance.timeOrigin });
  try {
    await atRest(portal.stdout!);
    const { username, accounts } = signIns[0]!;
    const token = await tokenOf(signIns[0]!);
    return await work({ username, accountNo: accounts[0]!.accountNo, token, address, url });
  } finally {
    portal.kill('SIGTERM');
    await gone;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs in as the browser does; the portal then treats the bench like anybody. */
async function tokenOf({ username, password }: (typeof signIns)[number]): Promise<string> {
  const config = (await (await fetch(`${address}/config.json`)).json()) as Record<string, string>;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId!,
        userPoolClientId: config.userPoolClientId!,
        userPoolEndpoint: `${address}/idp/`,
      },
    },
  });
  await signIn({ username, password });
  return (await fetchAuthSession()).tokens!.idToken!.toString();
}

/** Keeps every connection busy until time is up; answers the calls that came back. */
async function overHttp(path: string, token: string, times: number[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const calls = await busy(async () => {
    const began = performance.now();
    const request = get(`${address}${path}`, { agent, headers: { authorization: `Bearer ${token}` } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`The list answered with status ${answer.statusCode}.`);
    times.push(performance.now() - began);
  });
  agent.destroy();
  return calls;
}

async function directly(url: string, statements: readonly pg.QueryConfig[]): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  const rounds = await busy(async (worker) => {
    for (const statement of statements) await clients[worker]!.query(statement);
  });
  await Promise.all(clients.map((client) => client.end()));
  return rounds;
}

async function busy(work: (worker: number) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const keepOn = async (worker: number): Promise<void> => {
    while (performance.now() < end) {
      await work(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => keepOn(worker)));
  return done;
}

/** The statements that a list sends, taken down while the list's own code runs; named, so that they are prepared. */
async function recordStatements(url: string, list: List, accountNo: string): Promise<QueryConfig[]> {
  const engine = await postgresEngine(url, { connections: 1 });
  const taken: QueryConfig[] = [];
  const db = openDb(recording(engine, taken));
  const { asOf } = (await purchaseRepository(db).feedState())!;
  taken.length = 0;
  const accounts = [accountNo];
  const page = await pageOf[list](purchaseRepository(db), {
    accounts,
    requestsOf: accounts,
    asOf,
    today: asOf,
  });
  await db.close();
  if (page.rows.length < 50)
    throw new Error(`Account ${accountNo} has ${page.rows.length} ${list}: too few to measure.`);
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
