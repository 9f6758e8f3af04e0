import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { clientId, openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
  await house.create('jane@example.com');
});

const enter = async () => (await house.signIn('jane@example.com', password)).AuthenticationResult!;
const revoke = (Token: string) => house.call('RevokeToken', { ClientId: clientId, Token });
const isRevoked = (idToken: string) =>
  house.pool.isRevoked(decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(idToken));
const refused = (message: string) => ({ status: 400, __type: 'NotAuthorizedException', message });

describe('renewal', () => {
  it('gives new tokens of the same sign-in and replaces the refresh token', async () => {
    const first = await enter();
    house.clock.pass(600);
    const second = (await house.refresh(first.RefreshToken)).AuthenticationResult!;
    const [before, now] = [decodeJwt(first.IdToken), decodeJwt(second.IdToken)];

    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    expect(now).toMatchObject({
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
      sub: before.sub,
    });
    expect(now.jti).not.toBe(before.jti);
    expect(now.iat).toBe(before.iat! + 600);
    expect((await house.refresh(second.RefreshToken)).status).toBe(200);
  });

  it('gives two tabs that renew together the same successor', async () => {
    const { RefreshToken } = await enter();
    const both = await Promise.all([house.refresh(RefreshToken), house.refresh(RefreshToken)]);
    house.clock.pass(60);
    const late = await house.refresh(RefreshToken);

    const successors = [...both, late].map((answer) => answer.AuthenticationResult?.RefreshToken);
    expect(new Set(successors).size).toBe(1);
    expect(successors[0]).toBeTypeOf('string');
  });

  it('ends the sign-in when a replaced token comes back after the grace', async () => {
    const first = await enter();
    const second = (await house.refresh(first.RefreshToken)).AuthenticationResult!;
    house.clock.pass(61);

    expect(await house.refresh(first.RefreshToken)).toMatchObject({ __type: 'RefreshTokenReuseException' });
    expect(await house.refresh(second.RefreshToken)).toMatchObject(refused('Refresh Token has been revoked'));
    expect(await isRevoked(second.IdToken)).toBe(true);
  });

  it('is over 12 hours after the sign-in, however often it was renewed', async () => {
    const first = await enter();
    house.clock.pass(12 * 3600 - 1);
    const second = (await house.refresh(first.RefreshToken)).AuthenticationResult!;
    house.clock.pass(1);

    expect(await house.refresh(second.RefreshToken)).toMatchObject(refused('Refresh Token has expired'));
  });

  it('refuses what is no refresh token, and a disabled user', async () => {
    const { AccessToken } = await enter();
    expect(await house.refresh('made up')).toMatchObject(refused('Invalid Refresh Token'));
    expect(await house.refresh(AccessToken)).toMatchObject(refused('Invalid Refresh Token'));

    await house.create('off@example.com');
    const { RefreshToken, IdToken } = (await house.signIn('off@example.com', password)).AuthenticationResult!;
    await db.sql
      .updateTable('pool_user')
      .set({ enabled: false })
      .where('username', '=', 'off@example.com')
      .execute();
    expect(await house.refresh(RefreshToken)).toMatchObject(refused('User is disabled.'));
    expect(await isRevoked(IdToken)).toBe(true);
  });

  it('keeps no token in the database', async () => {
    const { RefreshToken } = await enter();
    const rows = await db.sql.selectFrom('pool_refresh').selectAll().execute();

    expect(rows.map((row) => Buffer.from(row.token_hash).toString('base64url'))).not.toContain(RefreshToken);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });
});

describe('revocation', () => {
  it('ends the sign-in of the token and no other', async () => {
    const [mine, other] = [await enter(), await enter()];
    expect(await isRevoked(mine.IdToken)).toBe(false);

    expect(await revoke(mine.RefreshToken)).toMatchObject({ status: 200 });
    expect(await house.refresh(mine.RefreshToken)).toMatchObject(refused('Refresh Token has been revoked'));
    expect(await house.call('GetUser', { AccessToken: mine.AccessToken })).toMatchObject(
      refused('Access Token has been revoked'),
    );
    expect([await isRevoked(mine.IdToken), await isRevoked(other.IdToken)]).toEqual([true, false]);
    expect((await house.refresh(other.RefreshToken)).status).toBe(200);
  });

  it('may be asked for twice, and for a token that nobody knows', async () => {
    const { RefreshToken } = await enter();
    await revoke(RefreshToken);

    expect((await revoke(RefreshToken)).status).toBe(200);
    expect((await revoke('made up')).status).toBe(200);
  });

  it('takes refresh tokens only', async () => {
    const { AccessToken, IdToken } = await enter();
    const answers = [await revoke(AccessToken), await revoke(IdToken)];

    expect(answers.map(({ __type }) => __type)).toEqual(Array(2).fill('UnsupportedTokenTypeException'));
  });
});
