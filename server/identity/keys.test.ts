import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { openTestPool, password, stoppedClock } from './testing/testPool';

const DAY = 24 * 3600;
const username = 'jane@example.com';
const kidOf = (token: string) => decodeProtectedHeader(token).kid!;

it('two first starts at once end with one key', async () => {
  const db = await openTestDbForTest();
  const houses = await Promise.all([openTestPool(db), openTestPool(db), openTestPool(db)]);

  const published = await Promise.all(houses.map(({ pool }) => pool.jwks()));
  expect(published[0]!.keys).toHaveLength(1);
  expect(published).toEqual(Array(3).fill(published[0]));
});

it('over a year each key is shown for a day before its first token and a day after its last', async () => {
  const db = await openTestDbForTest();
  // Where the password itself is sent, a sign-in computes least, and there are many.
  const house = await openTestPool(db, undefined, { passwordFlow: true });
  const entry = { USERNAME: username, PASSWORD: password };
  await house.create(username);
  const firstSeen = new Map<string, number>();
  const used = new Set<string>();
  let before: string | undefined;

  for (let day = 0; day < 370; day += 1) {
    const { keys } = await house.pool.jwks();
    for (const { kid } of keys) if (!firstSeen.has(kid!)) firstSeen.set(kid!, day);
    const { IdToken } = (await house.begin('USER_PASSWORD_AUTH', entry)).AuthenticationResult!;
    const kid = kidOf(IdToken);
    expect(day - firstSeen.get(kid)! >= 1 || firstSeen.get(kid) === 0).toBe(true);
    used.add(kid);
    if (before) await jwtVerify(before, createLocalJWKSet({ keys }), { currentDate: new Date(0) });
    expect(keys.length).toBeLessThanOrEqual(2);
    before = IdToken;
    house.clock.pass(DAY - 1);
  }

  expect(used.size).toBe(5);
  const rows = await db.sql.selectFrom('pool_key').select('kid').execute();
  expect(rows.length).toBeLessThanOrEqual(2);
});

it('a token is accepted although another process made its key a second ago', async () => {
  const db = await openTestDbForTest();
  const clock = stoppedClock();
  const here = await openTestPool(db, clock);
  const there = await openTestPool(db, clock, { signingKeyDays: 2 });
  await here.create(username);
  clock.pass(DAY);
  await there.pool.jwks();
  clock.pass(DAY);
  const { AccessToken } = (await there.signIn(username, password)).AuthenticationResult!;

  expect((await there.pool.jwks()).keys).toHaveLength(2);
  expect(await here.call('GetUser', { AccessToken })).toMatchObject({ status: 200 });
  expect(await here.pool.jwks()).toEqual(await there.pool.jwks());
});

it('a token whose key is gone is no access token', async () => {
  const db = await openTestDbForTest();
  const house = await openTestPool(db);
  await house.create(username);
  const { AccessToken } = (await house.signIn(username, password)).AuthenticationResult!;
  await db.sql.deleteFrom('pool_key').execute();

  expect(await house.call('GetUser', { AccessToken })).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  });
});

it('the OpenID configuration names everything that the protocol lists', async () => {
  const db = await openTestDbForTest();
  const { app, pool } = await openTestPool(db);
  const url = '/idp/us-west-2_Fieldgate1/.well-known/openid-configuration';
  const answer = await app.inject({ url, headers: { host: 'farm.test' } });

  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(answer.json()).toMatchObject({
    issuer: pool.issuer,
    jwks_uri: 'http://farm.test/idp/us-west-2_Fieldgate1/.well-known/jwks.json',
    token_endpoint: 'http://farm.test/idp/oauth2/token',
    revocation_endpoint: 'http://farm.test/idp/oauth2/revoke',
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
  });
});
