import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signIns } from '@demo/signIns';
import { openDatabase } from '@server/app/openDatabase';
import { importDrop } from '@server/feed/importDrop';
import { tokenAt } from '@server/identity/testing/tokenAt';
import { startPostgres } from '@server/testing/realPostgres';
import { asAdmin } from './outcome';
import { startPortal } from './portalProcess';
import { busyIn, type Calls, type Reader, startLoad } from './steadyLoad';

const USAGE =
  'Usage: npm run scale -- ACCOUNTS RATE: how many accounts (100000, which take 60 GB of disk and an hour), and how many\n' +
  'first pages of lists are asked for in a second (200).';

const WARM_SECONDS = 30;
const MEASURED_SECONDS = 60;
/** Accounts that each reader may see, and that are asked for one by one. */
const ACCOUNTS_EACH = 200;
/** Milliseconds for 95 of 100 first pages; for 99 of 100 while a night is imported; minutes that a night may take. */
const limits = { page: 50, meanwhile: 250, night: 15 };
const since = '2023-04-13';
const nights = ['2026-04-12', '2026-04-13'] as const;

/** A server of its own machine would have these; what PostgreSQL comes with is for the smallest. */
const settings = [
  'shared_buffers=4GB',
  'effective_cache_size=12GB',
  'max_wal_size=16GB',
  'checkpoint_timeout=15min',
];

const said = (words: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${words}`);

/** Loads two nights of a company of many accounts into one PostgreSQL, which two web processes and a worker share. */
async function scale(accounts: number, rate: number): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-scale-'));
  const watched = join(home, 'watched');
  mkdirSync(watched);
  const postgres = await startPostgres(settings);
  const running: ChildProcess[] = [];
  const databaseUrl = postgres.url('postgres');
  const serve = async (more: Readonly<Record<string, string>>) => {
    const started = await startPortal('.', {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      TOKEN_MINUTES: '1440',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(home, 'data'),
      ...more,
    });
    running.push(started.portal);
    return started;
  };
  try {
    const writing = Promise.all(nights.map((asOf) => writeNight(asOf, accounts, join(home, 'drops'))));
    // The demo brings people who can sign in; the company takes the place of its rows.
    const demo = await serve({ PORT: '0', DEMO_AS_OF: '2026-04-11' });
    demo.portal.kill('SIGTERM');
    await once(demo.portal, 'exit');
    const [first, second] = await writing;
    said('two nights are written');

    const db = await openDatabase({ databaseUrl, dataDir: join(home, 'none') });
    const began = performance.now();
    const { outcome } = await importDrop(db, first!, { approvedBy: 'bench' });
    await db.close();
    if (outcome !== 'applied') throw new Error(`The first night is ${outcome}.`);
    said(`the first night is imported in ${minutes(performance.now() - began)} min`);
    rmSync(first!, { recursive: true });
    await printSizes(databaseUrl);
    await asAdmin(databaseUrl, (admin) => admin.query('vacuum (analyze)'));

    const webs = [await serve({ ROLE: 'web', PORT: '0' }), await serve({ ROLE: 'web', PORT: '0' })];
    await serve({ ROLE: 'worker', OPS_PORT: '0', FEED_DIR: watched });
    const readers = await admit(databaseUrl, webs[0]!.address);
    const load = startLoad(
      webs.map(({ address }) => address),
      readers,
      rate,
    );
    await pause(WARM_SECONDS * 1_000);
    load.enter();
    await pause(MEASURED_SECONDS * 1_000);
    const quiet = load.enter();
    renameSync(second!, join(watched, basename(second!)));
    const took = await imported(databaseUrl);
    const meanwhile = load.enter();
    await load.end();
    print('first pages', quiet, 0.95, limits.page);
    print('first pages while a night is imported', meanwhile, 0.99, limits.meanwhile);
    said(`the night is imported in ${minutes(took)} min` + beyond(took / 60_000, limits.night, 'min'));
    await printSizes(databaseUrl);
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const minutes = (ms: number) => (ms / 60_000).toFixed(1);
const beyond = (is: number, limit: number, unit: string) =>
  is > limit ? `  ** beyond the limit of ${limit} ${unit} **` : '';

/** Answers the drop's folder. In a process of its own, since each takes a processor for minutes. */
async function writeNight(asOf: string, accounts: number, out: string): Promise<string> {
  const options = { 'as-of': asOf, since, size: 'large', farms: String(accounts), out };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await promisify(execFile)(process.execPath, [
    join('dist', 'server', 'demo.js'),
    ...args,
  ]);
  const [, rows, folder] = /^Wrote (\S+) rows .* to (.*)$/m.exec(stdout)!;
  said(`the night of ${asOf} has ${rows} rows`);
  return folder!;
}

/** Gives each customer of the demo other accounts of the company, and signs them in. */
async function admit(databaseUrl: string, address: string): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const person of signIns.filter(({ admin }) => !admin)) {
    const accounts = await asAdmin(databaseUrl, async (admin) => {
      await admin.query('delete from account_access where name = $1', [person.username]);
      const { rows } = await admin.query<{ account_no: string }>(
        `insert into account_access (name, account_no, level, relationship)
         select $1, account_no, 'owner', 'owner' from account order by md5(account_no || $1) limit ${ACCOUNTS_EACH}
         returning account_no`,
        [person.username],
      );
      return rows.map(({ account_no }) => account_no);
    });
    readers.push({ username: person.username, token: await tokenAt(address, person), accounts });
  }
  return readers;
}

function print(what: string, calls: Calls, share: number, limit: number): void {
  const { times, refused, failed } = calls;
  const sorted = times.toSorted((a, b) => a - b);
  const within = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  said(
    `${what}: ${sorted.length} asked, ${refused} told to ask again, ${failed} failed; 50 of 100 within ${within(0.5).toFixed(0)} ms, 95 within ` +
      `${within(0.95).toFixed(0)}, 99 within ${within(0.99).toFixed(0)}; processors ${(100 * busyIn(calls)).toFixed(0)} % busy` +
      beyond(within(share), limit, 'ms'),
  );
}

/** Waits for what comes of the second night; answers for how many milliseconds its transaction was open. */
async function imported(databaseUrl: string): Promise<number> {
  for (;;) {
    const [drop] = await asAdmin(databaseUrl, async (admin) => {
      const { rows } = await admin.query<{ outcome: string; ms: number }>(
        `select d.outcome, extract(epoch from clock_timestamp() - i.applied_at)::float * 1000 as ms
         from feed_drop d left join feed_import i using (import_id) where d.as_of = date '${nights[1]}'`,
      );
      return rows;
    });
    if (drop?.outcome === 'applied') return drop.ms;
    if (drop) throw new Error(`The second night is ${drop.outcome}.`);
    await pause(1_000);
  }
}

async function printSizes(databaseUrl: string): Promise<void> {
  const { rows } = await asAdmin(databaseUrl, (admin) =>
    admin.query<{ size: string; accounts: string; lines: string; ledger: string }>(
      `select pg_size_pretty(pg_database_size(current_database())) as size, (select count(*) from account) as accounts,
         (select count(*) from invoice_line) as lines, (select count(*) from ar_transaction) as ledger`,
    ),
  );
  const { size, accounts, lines, ledger } = rows[0]!;
  said(`${accounts} accounts, ${lines} invoice lines, ${ledger} rows of the ledger, ${size}`);
}

const [accounts = 100_000, rate = 200] = process.argv.slice(2).map(Number);
if (!Number.isInteger(accounts) || accounts < 1 || !(rate > 0)) {
  console.error(USAGE);
  process.exitCode = 2;
} else await scale(accounts, rate);
