import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolders } from '../bank/transport/testing/tempFolders';
import { bankOffice, fillBank, payable } from '../modules/achBatches/testing/filed';
import { openDatabase } from './openDatabase';
import { openPortal, type Portal } from './portal';
import { openRelay } from '../testing/relay';
import { openTestApp, testNow } from '../testing/testApp';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';

let server: RealPostgres;
let dataDir: string;
let url: string;
let count = 0;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-portal-'));
  count += 1;
  url = server.url(`portal${count}`);
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  await admin.query(`create database portal${count}`);
  await admin.end();
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const portalAt = (databaseUrl: string): Promise<Portal> =>
  openPortal({ PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'no', LOG_LEVEL: 'fatal' });

describe('three portals that start at the same moment on an empty database', () => {
  it.each([1, 2, 3])('all serve, time %i', async () => {
    const portals = await Promise.all([portalAt(url), portalAt(url), portalAt(url)]);

    const answers = await Promise.all(portals.map(({ app }) => app.inject('/api/health')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await Promise.all(portals.map((portal) => portal.close()));
  });
});

describe('a portal whose database goes away', () => {
  it('answers with 503 by problem and protocol, tells it once, and serves again by itself', async () => {
    const relay = await openRelay(url);
    const portal = await portalAt(relay.urlOf(url));
    const { app } = portal;
    const told = vi.spyOn(app.log, 'warn').mockImplementation(() => undefined);
    const ask = (at: string) => app.inject(at);
    const signIn = () =>
      app.inject({
        method: 'POST',
        url: '/idp/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
        },
        payload: { ClientId: portal.config.pool.clientId, Username: 'ada@example.com' },
      });
    expect((await signIn()).statusCode).toBe(200);

    relay.close();
    for (const at of ['/api/health', '/config.json']) {
      const answer = await ask(at);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'content-type': 'application/problem+json; charset=utf-8',
      });
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
    expect(await signIn()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
    await Promise.all(Array.from({ length: 50 }, () => ask('/api/health')));
    expect(told.mock.calls.map(([, words]) => words)).toEqual([expect.stringContaining('broke')]);

    relay.open();
    await vi.waitFor(async () => expect((await ask('/api/health')).statusCode).toBe(200), {
      timeout: 30_000,
    });
    expect((await signIn()).statusCode).toBe(200);
    expect(told.mock.calls.map(([, words]) => words)).toEqual([
      expect.stringContaining('broke'),
      expect.stringContaining('answers again'),
    ]);
    await portal.close();
    await relay.stop();
  });

  it('ends when it is told to, whether the database is there or not', async () => {
    const relay = await openRelay(url);
    const portal = await portalAt(relay.urlOf(url));
    vi.spyOn(portal.app.log, 'warn').mockImplementation(() => undefined);
    relay.close();
    await portal.app.inject('/api/health');

    await expect(portal.close()).resolves.toBeUndefined();
    await relay.stop();
  });
});

describe('a portal with a way to the bank', () => {
  const clock = { now: () => new Date(testNow) };

  it('delivers what was released, and takes no half of a way', async () => {
    const db = await openDatabase({ databaseUrl: url, dataDir });
    await fillBank(db);
    await payable(db);
    const office = await openTestApp(db);
    const { batchNo, sha256 } = await bankOffice(office).create();
    const folders = await tempFolders();
    const env = {
      PORT: '0',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'no',
      LOG_LEVEL: 'fatal',
      // Of the tests, which have sealed the file.
      OPTION_KEYS: `test:${Buffer.alloc(32, 'test').toString('base64')}`,
      BANK_OUT_DIR: folders.out,
    };
    await expect(openPortal(env, { clock })).rejects.toThrow('BANK_IN_DIR is not');

    const portal = await openPortal({ ...env, BANK_IN_DIR: folders.in }, { clock });
    const status = async () => (await bankOffice(office).one(batchNo)).status;
    await vi.waitFor(async () => expect(await status()).toBe('sent'), { timeout: 30_000 });
    expect(await folders.sent()).toEqual(['ach_1.ach']);
    const put = await readFile(join(folders.out, 'ach_1.ach'));
    expect(createHash('sha256').update(put).digest('hex')).toBe(sha256);
    await portal.close();
    await office.close();
    await db.close();
  });
});
