import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { address, dataDir, port } from '../place';

/** Starts a second portal with a changed environment; answers how it ended and what it said. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', ...environment },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said };
}

let empty: string;
test.beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'fieldgate-start-'));
});
test.afterEach(() => rmSync(empty, { recursive: true, force: true }));

test('a second process on the data folder is refused, and the first goes on', async ({ request }) => {
  const { code, said } = await start({ DATA_DIR: dataDir });

  expect(said).toMatch(/in use by process \d+/);
  expect(code).not.toBe(0);
  expect((await request.get(`${address}/api/health`)).ok()).toBe(true);
});

const wrong: [what: string, environment: Record<string, string>, words: RegExp][] = [
  ['a taken port', { PORT: String(port) }, new RegExp(`port ${port} is taken`, 'i')],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none' },
    /127\.0\.0\.1:9\/none/,
  ],
  ['an address that is no database', { DATABASE_URL: 'not an address' }, /DATABASE_URL/],
  [
    'a wrong pool id',
    { USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: 'c' },
    /Invalid UserPoolId format\./,
  ],
  ['half a pool', { USER_POOL_ID: 'us-west-2_AbC' }, /Both UserPoolId and ClientId are required\./],
  ['a port that is none', { PORT: 'http' }, /PORT is "http"/],
];

for (const [what, environment, words] of wrong) {
  test(`${what} stops the start with one message and changes nothing`, async () => {
    const { code, said } = await start({ DATA_DIR: empty, ...environment });

    expect(code).not.toBe(0);
    expect(said).toMatch(words);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
    expect(readdirSync(empty)).toEqual([]);
  });
}

test('a production start says in one message everything that it lacks, and makes nothing', async () => {
  const { code, said } = await start({
    DATA_DIR: empty,
    NODE_ENV: 'production',
    DEMO: 'yes',
    DATABSE_URL: 'x',
  });

  expect(code).not.toBe(0);
  const [build, refusal, ...more] = said.trim().split('\n');
  expect(build).toContain('"commit"');
  expect(more).toEqual([]);
  const { msg } = JSON.parse(refusal!) as { readonly msg: string };
  for (const name of [
    'DATABASE_URL',
    'POOL_KEY',
    'OPTION_KEYS',
    'PORTAL_URL',
    'SMTP_URL',
    'DEMO',
    'DATABSE_URL',
  ])
    expect(msg).toMatch(new RegExp(`^- .*\\b${name}\\b.* (is|are) (not )?set`, 'm'));
  expect(readdirSync(empty)).toEqual([]);
});

test('a production start makes no default account', async () => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EMBEDDED_DATABASE: 'yes',
      POOL_KEY: Buffer.alloc(32, 'pool').toString('base64'),
      OPTION_KEYS: `first:${Buffer.alloc(32, 'option').toString('base64')}`,
      PORTAL_URL: 'http://localhost:3418',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'portal@example.com',
      STOP_WAIT_SECONDS: '0',
      DATA_DIR: empty,
      PORT: '3418',
      DEMO_AS_OF: '',
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await expect(async () => expect(said).toContain('first-admin')).toPass({ timeout: 60_000 });
  const health = await (await fetch('http://localhost:3418/api/health')).json();
  const config = await (await fetch('http://localhost:3418/config.json')).json();
  const statusOf = async (path: string) => (await fetch(`http://localhost:3418${path}`)).status;
  const hidden = [
    '/api/docs',
    '/api/docs/',
    '/api/openapi.json',
    '/.vite/chunks.json',
    '/.built',
    '/.pages.en.json',
    '/healthz',
  ];
  const statuses = await Promise.all(hidden.map(statusOf));
  child.kill('SIGTERM');
  await once(child, 'exit');

  expect(health).toMatchObject({ status: 'ok', feed: { asOf: null } });
  expect(config).toMatchObject({ demo: false });
  expect(statuses).toEqual(hidden.map(() => 404));
  expect(said).not.toMatch(/password/i);
});
