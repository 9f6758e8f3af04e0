import { expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

it('deletes what decides nothing any more, and nothing else', async () => {
  const db = await openTestDbForTest();
  const { create, signIn, clock } = await openTestPool(db);
  await create('jane@example.com');
  const count = async () => ({
    attempts: (await db.sql.selectFrom('pool_attempt').selectAll().execute()).length,
    nonces: (await db.sql.selectFrom('pool_spent_nonce').selectAll().execute()).length,
    signIns: (await db.sql.selectFrom('pool_sign_in').selectAll().execute()).length,
    refreshTokens: (await db.sql.selectFrom('pool_refresh').selectAll().execute()).length,
  });
  await signIn('jane@example.com', password);
  await signIn('nobody@example.com', password);
  expect(await count()).toEqual({ attempts: 1, nonces: 1, signIns: 1, refreshTokens: 1 });

  clock.pass(24 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ attempts: 0, nonces: 1, signIns: 2, refreshTokens: 2 });

  clock.pass(13 * 3600);
  await signIn('jane@example.com', password);
  expect(await count()).toEqual({ attempts: 0, nonces: 1, signIns: 2, refreshTokens: 2 });
});
