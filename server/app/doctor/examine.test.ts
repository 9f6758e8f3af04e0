import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { awsKeys } from '@server/aws/testing/awsReceiver';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { grantToApp } from '@server/db/grants';
import { openDb } from '@server/db/open';
import { openJobs } from '@server/jobs/openJobs';
import { postgresEngine } from '@server/db/postgres';
import { smtpReceiver } from '@server/domain/email/testing/smtpReceiver';
import { type RealPostgres, startPostgres } from '@server/testing/realPostgres';
import { arn, fakeKms } from '@server/vault/testing/fakeKms';
import { readConfig } from '../config';
import { examine } from './examine';

let server: RealPostgres;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  for (const statement of [
    'create role owning login',
    'create role poor login',
    'create role serving login',
    'create database whole owner owning',
    `create database plain owner owning locale "C" encoding "UTF8" template template0`,
    `create database latin owner owning locale "C" encoding "LATIN1" template template0`,
    'create database filled',
    'revoke temporary on database whole from public',
  ])
    await admin.query(statement);
  await admin.end();
  const engine = await postgresEngine(server.url('filled'));
  await migrate(engine, migrations);
  const db = openDb(engine);
  await openJobs(db);
  await grantToApp(db, 'serving');
  await db.close();
});
afterAll(() => server.stop());

const at = (database: string, user: string) => server.url(database).replace('postgres@', `${user}@`);

/** What is found of one name, with a portal that nothing else is set for. */
async function found(env: Record<string, string>, name: string, mailTo?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-doctor-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const findings = await examine(readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', ...env }), mailTo);
  return findings.filter((finding) => finding.name === name).map(({ result, told }) => `${result}: ${told}`);
}

/** A port that takes connections and never says a word. */
async function silentPort() {
  const silent = createTcp(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  return (silent.address() as AddressInfo).port;
}

async function freePort() {
  const probe = createTcp().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

it.each([
  ['whole', 'owning', 'database rights', [/^ok/]],
  [
    'whole',
    'poor',
    'database rights',
    [/^fault: poor lacks CREATE on database whole, TEMPORARY on database whole, CREATE on schema/],
  ],
  ['filled', 'owning', 'database rights', [/^fault: owning lacks .*ownership of \d{2,} tables such as/]],
  ['filled', 'postgres', 'database rights', [/^ok/]],
  ['whole', 'owning', 'database locale', [/^ok: UTF8, C\.UTF-8/]],
  ['plain', 'owning', 'database locale', [/^warning: UTF8, C, which knows no/]],
  ['latin', 'owning', 'database locale', [/^fault: Its encoding is LATIN1/]],
  ['whole', 'owning', 'clock', [/^ok: Right by the database server/]],
  ['nowhere', 'owning', 'database', [/^fault: It does not answer: database "nowhere" does not exist/]],
])('of database %s, %s is told of %s: %s', async (database, user, name, expected) => {
  const told = await found({ DATABASE_URL: at(database, user) }, name);

  expect(told).toEqual(expected.map((words) => expect.stringMatching(words) as string));
});

it.each([
  ['filled', 'serving', /^ok: serving may do what a portal with MIGRATE=no does/],
  ['filled', 'postgres', /^ok/],
  ['filled', 'poor', /^fault: poor lacks USAGE on schema pgboss, rights on \d{3} tables such as /],
  ['whole', 'poor', /^fault: poor lacks TEMPORARY on database whole, the tables, which are not there yet\.$/],
])('of database %s, %s that makes no table is told of its rights', async (database, user, expected) => {
  const told = await found({ DATABASE_URL: at(database, user), MIGRATE: 'no' }, 'database rights');

  expect(told).toEqual([expect.stringMatching(expected)]);
});

it('sends a test message only where somebody is named for it', async () => {
  const { received, address } = await smtpReceiver();
  const env = { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'portal@example.com' };

  expect(await found(env, 'mail')).toEqual([expect.stringMatching(/^ok/)]);
  expect(received).toEqual([]);
  expect(await found(env, 'mail message', 'ada@example.com')).toEqual([
    expect.stringMatching(/^ok: One was taken/),
  ]);
  expect(received.map(({ to }) => to)).toEqual([['ada@example.com']]);
});

it('tells a mail server that does not let us in, and one that is not there, without a password', async () => {
  const { address } = await smtpReceiver({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error('planted-word is wrong')),
  });
  const told = [
    ...(await found(
      { SMTP_URL: `smtp://me:planted-word@127.0.0.1:${address.port}`, MAIL_FROM: 'p@example.com' },
      'mail',
    )),
    ...(await found({ SMTP_URL: 'smtp://me:planted-word@127.0.0.1:1', MAIL_FROM: 'p@example.com' }, 'mail')),
  ];

  expect(told).toEqual([
    expect.stringMatching(/^fault: smtp EAUTH 535/),
    expect.stringMatching(/^fault: smtp ESOCKET/),
  ]);
  expect(told.join()).not.toContain('planted-word');
});

it('tells services of AWS that answer, that do not, and that are silent', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', awsKeys.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', awsKeys.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', awsKeys.sessionToken);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { endpoint } = await fakeKms();
  const key = (at: string) => found({ OPTION_KMS_KEY: arn, OPTION_KMS_ENDPOINT: at }, 'kms');
  const pool = {
    USER_POOL_ID: 'us-west-2_AbC',
    USER_POOL_CLIENT_ID: 'c',
    USER_POOL_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  };

  expect(await key(endpoint)).toEqual([expect.stringMatching(/^ok/)]);
  expect(await key('http://127.0.0.1:1')).toEqual([expect.stringMatching(/^fault: .*ECONNREFUSED/)]);
  expect(await key(`http://127.0.0.1:${await silentPort()}`)).toEqual([
    expect.stringMatching(/^fault: .*TimeoutError/),
  ]);
  expect(await found(pool, 'cognito keys')).toEqual([
    expect.stringMatching(/^fault: fetch failed \(ECONNREFUSED\)/),
  ]);
  expect(await found({}, 'cognito keys')).toEqual([]);
  expect(await found(pool, 'cognito rights')).toEqual([expect.stringMatching(/^fault/)]);
});

it.each([
  ['sets who connects', 'loopback', () => '203.0.113.7', /^ok: .*count as from 203\.0\.113\.7/],
  [
    'adds who connects',
    'loopback',
    (said: string) => `${said}, 203.0.113.7`,
    /^ok: .*count as from 203\.0\.113\.7/,
  ],
  ['passes on what a caller says', 'loopback', (said: string) => said, /^fault: .*anybody can claim/],
  ['is not trusted', '', () => '203.0.113.7', /^ok: .*straight/],
])('sees a proxy that %s, with TRUST_PROXY=%s', async (_, TRUST_PROXY, forwarded, expected) => {
  const port = await freePort();
  const proxy = createServer((asked, answer) => {
    const headers = {
      ...asked.headers,
      'x-forwarded-for': forwarded(String(asked.headers['x-forwarded-for'])),
    };
    asked.pipe(
      request({ port, host: '127.0.0.1', path: asked.url, headers }, (answered) => {
        answer.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(answer);
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const PORTAL_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  expect(await found({ PORT: String(port), TRUST_PROXY, PORTAL_URL }, 'proxy')).toEqual([
    expect.stringMatching(expected),
  ]);
});

it.each([
  ['answers as a portal does', 200, /^ok: .*a portal that serves/],
  ['does not serve', 503, /^fault: .*answers with 503/],
])('asks a portal that runs already, which %s', async (_, status, expected) => {
  const running = createServer((__, answer) => answer.writeHead(status).end('{}')).listen(0, '127.0.0.1');
  await once(running, 'listening');
  onTestFinished(() => void running.close());
  const { port } = running.address() as AddressInfo;
  const env = { PORT: String(port), PORTAL_URL: `http://127.0.0.1:${port}` };

  expect(await found(env, 'proxy')).toEqual([expect.stringMatching(expected)]);
});

it('the portal makes its own folder, and no other one', async () => {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-doctor-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const missing = join(home, 'not', 'there');
  const [own] = await found({ DATA_DIR: missing }, 'disk');
  const [, drops] = await found({ FEED_DIR: missing }, 'disk');

  expect(own).toContain(`${home} (DATA_DIR) has `);
  expect(drops).toContain(`fault: ${missing} (FEED_DIR) cannot be written to`);
});
