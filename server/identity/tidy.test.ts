import { expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { clientId, openTestPool, password } from './testing/testPool';

it('deletes what decides nothing any more, and nothing else', async () => {
  const db = await openTestDbForTest();
  const { create, signIn, clock } = await openTestPool(db);
  await create('jane@example.com');
  // Without what creating the user left behind.
  await db.sql.deleteFrom('pool_spent_nonce').execute();
  const count = async () => ({
    attempts: (await db.sql.selectFrom('pool_attempt').selectAll().execute()).length,
    networks: (await db.sql.selectFrom('pool_known_network').selectAll().execute()).length,
    nonces: (await db.sql.selectFrom('pool_spent_nonce').selectAll().execute()).length,
    signIns: (await db.sql.selectFrom('pool_sign_in').selectAll().execute()).length,
    refreshTokens: (await db.sql.selectFrom('pool_refresh').selectAll().execute()).length,
  });
  await signIn('jane@example.com', password);
  await signIn('nobody@example.com', password);
  expect(await count()).toEqual({ attempts: 2, networks: 1, nonces: 1, signIns: 1, refreshTokens: 1 });

  clock.pass(24 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ attempts: 0, networks: 1, nonces: 1, signIns: 2, refreshTokens: 2 });

  clock.pass(13 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ attempts: 0, networks: 1, nonces: 1, signIns: 2, refreshTokens: 2 });

  clock.pass(91 * 24 * 3600);
  await signIn('nobody@example.com', password);
  expect(await count()).toMatchObject({ networks: 0 });
});

it('deletes limits, kept answers, old codes and devices that never confirmed themselves', async () => {
  const db = await openTestDbForTest();
  const { create, signIn, call, clock } = await openTestPool(db);
  await create('jane@example.com');
  const { sub } = await db.sql.selectFrom('pool_user').select('sub').executeTakeFirstOrThrow();
  const device = (device_key: string, credential: Buffer | null) => ({
    device_key,
    sub,
    group_key: '-group',
    name: null,
    credential,
    last_address: null,
    last_auth_at: null,
    created_at: clock.now().toISOString(),
    updated_at: clock.now().toISOString(),
  });
  const devices = [device('known', Buffer.from('sealed')), device('unconfirmed', null)];
  await db.sql.insertInto('pool_device').values(devices).execute();
  await db.sql
    .insertInto('pool_replay')
    .values({ call_mac: Buffer.alloc(32), answer: null, expires_at: clock.now().toISOString() })
    .execute();
  await call('ForgotPassword', { ClientId: clientId, Username: 'jane@example.com' });
  const count = async () => ({
    limits: (await db.sql.selectFrom('pool_limit').selectAll().execute()).length,
    answers: (await db.sql.selectFrom('pool_replay').selectAll().execute()).length,
    codes: (await db.sql.selectFrom('pool_code').selectAll().execute()).length,
    devices: (await db.sql.selectFrom('pool_device').selectAll().execute()).map((row) => row.device_key),
  });

  clock.pass(12 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ limits: 1, answers: 0, codes: 1, devices: ['known', 'unconfirmed'] });

  clock.pass(13 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ limits: 1, answers: 0, codes: 0, devices: ['known'] });
});
