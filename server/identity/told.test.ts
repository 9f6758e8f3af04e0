import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import type { SignInEvent } from './pool';
import { openTestPool, password, settings } from './testing/testPool';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

/** A pool whose endpoint tells what it sees. */
async function openToldPool() {
  const house = await openTestPool(db, undefined, { passwordFlow: true });
  const events: SignInEvent[] = [];
  let calls = 0;
  const app = Fastify({ genReqId: () => `call-${(calls += 1)}` });
  await app.register(async (scope) => house.pool.routes(scope, (event) => void events.push(event)), {
    prefix: '/idp',
  });
  const call = async (operation: string, body: object) =>
    (
      await app.inject({
        method: 'POST',
        url: '/idp/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        payload: JSON.stringify(body),
      })
    ).json<{ readonly AuthenticationResult?: Record<'AccessToken' | 'RefreshToken', string> }>();
  const ClientId = settings.clientId;
  const begin = (USERNAME: string, PASSWORD: string) =>
    call('InitiateAuth', {
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    });
  return { house, events, call, begin, ClientId };
}

describe('whoever listens at the endpoint', () => {
  it('hears of sign-ins that fail, known or not, and of those that succeed by their number', async () => {
    const { house, events, begin } = await openToldPool();
    await house.create('told@example.com');
    await begin('told@example.com', password);
    await begin('told@example.com', 'Wrong&Pass1');
    await begin('nobody@example.com', 'Wrong&Pass1');

    const refused = { name: 'refused', why: 'Incorrect username or password.', ip: '127.0.0.1' };
    expect(events).toEqual([
      { name: 'begun', sub: expect.stringMatching(/^[\da-f-]{36}$/) as string },
      { ...refused, username: 'told@example.com', requestId: 'call-2' },
      { ...refused, username: 'nobody@example.com', requestId: 'call-3' },
    ]);
  });

  it('hears once of a sign-in that ends, and of nothing where a token never counted', async () => {
    const { house, events, call, begin, ClientId } = await openToldPool();
    await house.create('ending@example.com');
    const { RefreshToken: Token } = (await begin('ending@example.com', password)).AuthenticationResult!;
    await call('RevokeToken', { ClientId, Token });
    await call('RevokeToken', { ClientId, Token });
    await call('RevokeToken', { ClientId, Token: 'never' });
    const again = (await begin('ending@example.com', password)).AuthenticationResult!;
    await call('GlobalSignOut', { AccessToken: again.AccessToken });

    const ended = { name: 'ended', username: 'ending@example.com', ip: '127.0.0.1' };
    expect(events.filter(({ name }) => name !== 'begun')).toEqual([
      { ...ended, everywhere: false, requestId: 'call-2' },
      { ...ended, everywhere: true, requestId: 'call-6' },
    ]);
  });
});
