import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { appDeps } from './appDeps';
import { systemClock } from '../clock';
import { createFeed } from '../feed/feed';
import { readConfig } from './config';
import { drawings } from './drawings';
import type { Db } from '../db/db';
import { openLog } from '../http/logLines';
import {
  clientId,
  collectingOutbox,
  key,
  openTestPool,
  password,
  poolId,
} from '../identity/testing/testPool';
import { srpClient } from '../identity/testing/srpClient';
import { openUserPool, type UserPool } from '../identity/userPool';
import { unsubscribeLinks } from '../domain/email/unsubscribeLinks';
import { vaultOf } from '../vault/vault';
import { nullMailer } from '../testing/nullMailer';
import { noDesk } from '../testing/noDesk';
import { statementDocuments } from '../modules/statements/statementDocuments';
import { openAdmin } from './openAdmin';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { openTestDb } from '../testing/testDb';
import { testNumbers } from '../testing/testNumbers';

const links = unsubscribeLinks(vaultOf(key, 'outbox'));

/** Two portals: the first has the pool, and the second takes it for one that AWS hosts. */
let dbs: Db[];
let first: FastifyInstance;
let second: FastifyInstance;
let pool: UserPool;
let admin: PoolAdmin;
let browser: CognitoIdentityProvider;
beforeAll(async () => {
  dbs = [await openTestDb(), await openTestDb()];
  const [firstDb, secondDb] = dbs as [Db, Db];
  const clock = systemClock;
  const embedded = readConfig({ NODE_ENV: 'test' });
  pool = await openUserPool({ db: firstDb, clock, key, settings: embedded.pool, outbox: collectingOutbox() });
  const firstAdmin = openAdmin(embedded.pool, pool);
  const firstDeps = appDeps({
    log: openLog({ level: 'silent' }),
    config: embedded,
    db: firstDb,
    feed: createFeed(firstDb),
    pool,
    poolAdmin: firstAdmin,
    outbox: nullMailer,
    links,
    numbers: testNumbers,
    papers: statementDocuments({
      db: firstDb,
      booksZone: embedded.booksZone,
      draw: drawings.statement,
      sender: embedded.company,
    }),
    drawings,
    clock,
    mailbox: undefined,
    push: undefined,
    texting: undefined,
    desk: noDesk,
  });
  ({ http: first } = await createApp(firstDeps));
  await first.listen({ host: '127.0.0.1', port: 0 });
  const { port } = first.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/idp/`;

  const { accessKeyId, secretAccessKey } = pool.inside.accessKey;
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  const hosted = readConfig({
    NODE_ENV: 'test',
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: clientId,
    USER_POOL_ENDPOINT: endpoint,
  });
  admin = openAdmin(hosted.pool, undefined);
  const secondDeps = appDeps({
    log: openLog({ level: 'silent' }),
    config: hosted,
    db: secondDb,
    feed: createFeed(secondDb),
    pool: undefined,
    poolAdmin: admin,
    outbox: nullMailer,
    links,
    numbers: testNumbers,
    papers: statementDocuments({
      db: secondDb,
      booksZone: hosted.booksZone,
      draw: drawings.statement,
      sender: hosted.company,
    }),
    drawings,
    clock,
    mailbox: undefined,
    push: undefined,
    texting: undefined,
    desk: noDesk,
  });
  ({ http: second } = await createApp(secondDeps));
  browser = new CognitoIdentityProvider({ region: 'us-west-2', endpoint });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await second.close();
  await first.close();
});

const enroll = async (username: string) => {
  await admin.createUser({ username, name: 'Jane Doe', password: { text: password, lasts: true } });
  for (const db of dbs) await db.sql.insertInto('portal_user').values({ name: username }).execute();
};
const signIn = async (username: string) => {
  const client = srpClient('Fieldgate1');
  const asked = await browser.initiateAuth({
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: client.SRP_A },
  });
  const { AuthenticationResult } = await browser.respondToAuthChallenge({
    ClientId: clientId,
    ChallengeName: asked.ChallengeName,
    ChallengeResponses: client.answer(asked.ChallengeParameters!, password),
  });
  return AuthenticationResult as Record<'IdToken' | 'AccessToken' | 'RefreshToken', string>;
};
const ask = (app: FastifyInstance, token: string) =>
  app.inject({ url: '/api/users', headers: { authorization: `Bearer ${token}` } });

describe('a portal whose pool is hosted elsewhere', () => {
  it('administers it with the AWS credentials of its surroundings, and lets its users in', async () => {
    await enroll('jane@example.com');
    const { IdToken } = await signIn('jane@example.com');

    const answer = await ask(second, IdToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([{ name: 'jane@example.com', admin: false, deposit_plan: false }]);
    expect(await admin.get('jane@example.com')).toMatchObject({ status: 'active', name: 'Jane Doe' });
  });

  it('tells the browser where the pool is', async () => {
    const { port } = first.server.address() as AddressInfo;

    expect((await second.inject('/config.json')).json()).toMatchObject({
      userPoolId: poolId,
      userPoolClientId: clientId,
      userPoolEndpoint: `http://127.0.0.1:${port}/idp/`,
      region: 'us-west-2',
    });
    expect((await second.inject({ method: 'POST', url: '/idp/' })).statusCode).toBe(404);
  });

  it('refuses access tokens, and tokens of another pool', async () => {
    const { AccessToken } = await signIn('jane@example.com');
    const other = await openTestPool(dbs[1]!, { ...systemClock, pass: () => undefined });
    await other.create('jane@example.com');
    const foreign = (await other.signIn('jane@example.com', password)).AuthenticationResult!;
    expect(other.pool.issuer).toBe(pool.issuer);

    expect((await ask(second, AccessToken)).statusCode).toBe(401);
    expect((await ask(second, foreign.IdToken)).statusCode).toBe(401);
  });

  it('lets nobody in who was disabled before the first request, or is no user of the portal', async () => {
    await enroll('off@example.com');
    const { IdToken } = await signIn('off@example.com');
    await admin.disable('off@example.com');
    expect((await ask(second, IdToken)).statusCode).toBe(401);

    await admin.createUser({
      username: 'new@example.com',
      name: 'New',
      password: { text: password, lasts: true },
    });
    expect((await ask(second, (await signIn('new@example.com')).IdToken)).statusCode).toBe(403);
  });
});

describe('the portal with the pool', () => {
  it.each<[string, (username: string) => Promise<unknown>]>([
    ['disabled', (username) => admin.disable(username)],
    ['deleted', (username) => admin.deleteUser(username)],
    ['signed out everywhere', (username) => admin.signOutEverywhere(username)],
    [
      'given another password',
      (username) => admin.setPassword(username, { text: 'Canola$2027', lasts: true }),
    ],
  ])('refuses at the very next call who was %s', async (what, act) => {
    const username = `${what.replaceAll(' ', '.')}@example.com`;
    await enroll(username);
    const { IdToken } = await signIn(username);
    expect((await ask(first, IdToken)).statusCode).toBe(200);

    await act(username);
    const answer = await ask(first, IdToken);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses at the very next call a sign-in that was revoked, and no other of the same user', async () => {
    const [mine, other] = [await signIn('jane@example.com'), await signIn('jane@example.com')];
    expect((await ask(first, mine.IdToken)).statusCode).toBe(200);

    await browser.revokeToken({ ClientId: clientId, Token: mine.RefreshToken });
    expect((await ask(first, mine.IdToken)).statusCode).toBe(401);
    expect((await ask(first, other.IdToken)).statusCode).toBe(200);
  });

  it('refuses access tokens as bearer of the API', async () => {
    expect((await ask(first, (await signIn('jane@example.com')).AccessToken)).statusCode).toBe(401);
  });
});
