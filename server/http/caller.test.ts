import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { fillHousehold } from '../testing/household';
import { openTestApp, type TestApp, testNow } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import { idClaims } from '../testing/tokens';
import { ownedBy } from './caller';

const username = 'ada@example.com';
const claims = idClaims(username, new Date(testNow));
const now = claims.iat!;
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ask = async (token: string | undefined, url = '/api/users') =>
  portal.send({ url, ...(token !== undefined && { token }) });

const attackerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  it('of the pool is believed', async () => {
    const answer = await ask(await portal.keys.sign(claims));

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([{ name: username, admin: false, deposit_plan: true }]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => new UnsecuredJWT(claims).encode()],
    ['that says it needs none', () => `${base64({ alg: 'none', kid: 'test-key' })}.${base64(claims)}.`],
    [
      'signed with the public key as a secret',
      () => {
        const text = `${base64({ alg: 'HS256', kid: 'test-key' })}.${base64(claims)}`;
        return `${text}.${createHmac('sha256', portal.keys.publicPem).update(text).digest('base64url')}`;
      },
    ],
    [
      'signed by somebody else',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'test-key' })
          .sign(attackerKeys.privateKey),
    ],
    [
      'that brings its own key',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'mine', jwk: await exportJWK(attackerKeys.publicKey) })
          .sign(attackerKeys.privateKey),
    ],
    [
      'that names where its key lies',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'mine', jku: 'https://evil.example/keys' })
          .sign(attackerKeys.privateKey),
    ],
    ['with a path as key id', () => portal.keys.sign(claims, { kid: '../../etc/passwd' })],
    ['without a key id', () => portal.keys.sign(claims, { kid: undefined })],
    ['for another client', () => portal.keys.sign({ ...claims, aud: 'other' })],
    ['for several clients', () => portal.keys.sign({ ...claims, aud: ['test-client', 'other'] })],
    ['of another pool', () => portal.keys.sign({ ...claims, iss: `${String(claims.iss)}2` })],
    ['for access', () => portal.keys.sign({ ...claims, token_use: 'access' })],
    ['without a use', () => portal.keys.sign({ ...claims, token_use: undefined })],
    ['that has expired', () => portal.keys.sign({ ...claims, exp: now - 61 })],
    ['that never expires', () => portal.keys.sign({ ...claims, exp: undefined })],
    ['that is not valid yet', () => portal.keys.sign({ ...claims, nbf: now + 61 })],
    ['of nobody', () => portal.keys.sign({ ...claims, sub: undefined })],
    ['without a name', () => portal.keys.sign({ ...claims, 'cognito:username': undefined })],
    [
      'with a name that is no text',
      () => portal.keys.sign({ ...claims, 'cognito:username': ['ada@example.com'] }),
    ],
    ['cut short', async () => (await portal.keys.sign(claims)).slice(0, -5)],
    ['that is none', () => 'nonsense'],
    ['of nothing', () => ''],
  ])('%s is refused', async (_, make) => {
    const answer = await ask(await make());

    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'unauthenticated', status: 401 });
  });

  it.each([
    ['expired less than a minute ago', { exp: now - 59 }],
    ['valid in less than a minute', { nbf: now + 59 }],
  ])('%s passes: clocks differ', async (_, change) => {
    expect((await ask(await portal.keys.sign({ ...claims, ...change }))).statusCode).toBe(200);
  });

  it('that was believed once expires all the same', async () => {
    const token = await portal.keys.sign({ ...claims, exp: now + 60 });
    expect((await ask(token)).statusCode).toBe(200);

    portal.at(new Date((now + 121) * 1_000).toISOString());
    const later = await ask(token);
    portal.at(testNow);

    expect(later.statusCode).toBe(401);
  });

  it('of a sign-in that was ended is refused from then on', async () => {
    const token = await portal.keys.sign({ ...claims, origin_jti: 'ended' });
    expect((await ask(token)).statusCode).toBe(200);

    portal.revoked.add('ended');

    expect((await ask(token)).statusCode).toBe(401);
  });

  it('of somebody whom the portal does not know opens nothing', async () => {
    const answer = await ask(await portal.tokenOf('stranger@example.com'));

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden' });
  });

  it('stops opening anything when the user is removed', async () => {
    await db.sql.insertInto('portal_user').values({ name: 'gone@example.com' }).execute();
    const token = await portal.tokenOf('gone@example.com');
    expect((await ask(token)).statusCode).toBe(200);

    await db.sql.deleteFrom('portal_user').where('name', '=', 'gone@example.com').execute();

    expect((await ask(token)).statusCode).toBe(403);
  });

  it('is read only as a bearer token in the header', async () => {
    const token = await portal.tokenOf(username);
    const answers = await Promise.all([
      portal.send({ url: '/api/users', headers: { authorization: token } }),
      portal.send({ url: '/api/users', headers: { authorization: `Basic ${token}` } }),
      portal.send({ url: '/api/users', headers: { cookie: `token=${token}` } }),
      portal.send({ url: `/api/users?access_token=${token}` }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});

describe('a name in a query', () => {
  const caller = {
    username,
    sub: 's',
    originJti: 'o',
    authTime: 0,
    permissions: { admin: true, deposit_plan: true },
  };

  it.each([username, 'ADA@Example.com'])('%s is the caller’s own', (name) => {
    expect(ownedBy(caller, name)).toBe(username);
  });

  it.each(['bob@example.com', '', ' ada@example.com', 'ada@example.com\u0000', 'ada'])(
    '%j is another’s, even for an administrator',
    (name) => {
      expect(() => ownedBy(caller, name)).toThrow(expect.objectContaining({ code: 'forbidden' }));
    },
  );
});
