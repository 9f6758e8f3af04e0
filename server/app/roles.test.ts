import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages } from '@locales/language';
import { smtpReceiver } from '../domain/email/testing/smtpReceiver';
import { askForMoney } from './testing/demoCustomer';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';

let built: string;
let elsewhere: string;
let server: RealPostgres;
let urls: Readonly<Record<'owner' | 'app', string>>;
beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  // Beside the packages that they load, with pages beside them as a build has them.
  built = resolve(mkdtempSync('dist/roles-'));
  mkdirSync(join(built, 'web'));
  for (const language of languages) writeFileSync(join(built, `web/.pages.${language}.json`), '{}');
  writeFileSync(join(built, 'web/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  elsewhere = mkdtempSync(join(tmpdir(), 'fieldgate-roles-'));
  const input = { main: 'server/app/main.ts', migrate: 'server/app/migrateCommand.ts' };
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: true, outDir: join(built, 'server'), copyPublicDir: false, rollupOptions: { input } },
  });
  server = await startPostgres(['fsync=off']);
  await asked(
    server.url('postgres'),
    'create role farm_owner login',
    'create role farm_app login',
    'create database farm owner farm_owner',
    'revoke all on database farm from public',
    'grant connect on database farm to farm_app',
  );
  const as = (role: string) => server.url('farm').replace('postgres@', `${role}@`);
  urls = { owner: as('farm_owner'), app: as('farm_app') };
}, 240_000);
afterAll(async () => {
  await server.stop();
  for (const made of [built, elsewhere]) rmSync(made, { recursive: true, force: true });
});

async function asked(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query<object>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const surroundings = (env: Readonly<Record<string, string>>) => ({
  cwd: elsewhere,
  env: { PATH: process.env['PATH'], DATA_DIR: elsewhere, PORT: '0', ...env },
});

/** Runs a program until it ends. */
const run = (program: string, env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly said: string }>((done) => {
    execFile(
      process.execPath,
      [join(built, 'server', `${program}.js`)],
      surroundings(env),
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

/** A portal as a process of its own. */
async function start(env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [join(built, 'server/main.js')], {
    ...surroundings({
      HOST: '127.0.0.1',
      OPS_PORT: '0',
      LOG_LEVEL: 'info',
      DATABASE_URL: urls.app,
      MIGRATE: 'no',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout!.on('data', (chunk) => (said += String(chunk)));
  await vi.waitFor(() => expect(said).toMatch(/ is ready .*after/), { timeout: 100_000 });
  const found = (words: RegExp) => words.exec(said)?.[1];
  const ops = `http://127.0.0.1:${found(/"port":(\d+),"msg":"Probes/)}`;
  return {
    said: () => said,
    address: found(/ready at http:\/\/localhost:(\d+)/)?.replace(/^/, 'http://127.0.0.1:'),
    ready: async () => (await fetch(`${ops}/readyz`)).status,
    figures: async () => (await fetch(`${ops}/metrics`)).text(),
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0] as number;
    },
  };
}

it('tables come by a command of their owner, and a portal that may make none waits for them', async () => {
  const early = await run('main', { DATABASE_URL: urls.app, MIGRATE: 'no' });
  const nobody = await run('migrate', { DATABASE_URL: urls.owner, DATABASE_APP_ROLE: 'farm_ap' });
  const first = await run('migrate', { DATABASE_URL: urls.owner, DATABASE_APP_ROLE: 'farm_app' });
  const second = await run('migrate', { DATABASE_URL: urls.owner });
  const nowhere = await run('migrate', {});

  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('Run "npm run migrate"') as string });
  expect(nobody).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Applied: 001-feed, .*Not all was done\. .*there is no such role/s) as string,
  });
  expect(first).toEqual({
    code: 0,
    said: 'The tables are up to date.\nfarm_app may use the tables, and change none.\n',
  });
  expect(second).toEqual({ code: 0, said: 'The tables are up to date.\n' });
  expect(nowhere).toMatchObject({
    code: 1,
    said: expect.stringContaining('DATABASE_URL is not set') as string,
  });
});

it.each([
  'create table more (x int)',
  'create table pgboss.more (x int)',
  'create schema more',
  'alter table invoice add column x int',
  'drop table invoice',
  'truncate invoice',
  'create index on invoice (account_no)',
  'alter table audit_event disable trigger all',
  `select pgboss.create_queue('more', '{}')`,
  `insert into migration (name) values ('999')`,
  'delete from migration',
  'update audit_event set seq = seq',
  'delete from audit_event',
])('the role of the portals may not: %s', async (statement) => {
  await expect(asked(urls.app, statement)).rejects.toThrow(/permission denied|must be owner/);
});

describe('a process of the web beside a worker, as a role that makes no table', () => {
  it('answers, and what it was asked for is mailed by the worker', async () => {
    const { received, address } = await smtpReceiver();
    const mail = { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'portal@example.com' };
    const web = await start({ ROLE: 'web', ...mail });
    expect(await web.ready()).toBe(200);
    const { requestNo } = await askForMoney(web.address!);
    // Its pages are found from whichever folder it is started in.
    expect((await fetch(`${web.address}/favicon.svg`)).status).toBe(200);

    const worker = await start({ ROLE: 'worker', ...mail });
    await vi.waitFor(
      () => expect(received.filter(({ raw }) => raw.includes(requestNo)).length).toBeGreaterThan(0),
      { timeout: 60_000 },
    );
    expect(worker.address).toBeUndefined();
    expect(await worker.ready()).toBe(200);

    // What is done while nobody waits, at whichever hour: emails, old notices, statements, users that are gone on with.
    const work = [
      'update outbox_message',
      'delete notice',
      'insert statement_snapshot',
      'update user_operation',
    ];
    await vi.waitFor(async () => expect(namedIn(await worker.figures())).toEqual(work), { timeout: 60_000 });
    expect(namedIn(await web.figures())).toEqual([]);
    function namedIn(figures: string): string[] {
      return work.filter((name) => figures.includes(`_seconds_count{statement="${name}"}`));
    }
    expect(await web.figures()).toContain('fieldgate_process_info{role="web"} 1');
    expect(await worker.figures()).toContain('fieldgate_process_info{role="worker"} 1');
    const names = await asked(
      urls.app,
      `select distinct split_part(application_name, ' ', 2) as name
      from pg_stat_activity where application_name like 'fieldgate %' order by 1`,
    );
    expect(names).toEqual([{ name: 'web' }, { name: 'worker' }]);
    expect([await web.stop(), await worker.stop()]).toEqual([0, 0]);
  }, 240_000);
});
