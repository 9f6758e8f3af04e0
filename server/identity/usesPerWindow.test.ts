import { beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '@contract/rules/network';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { srpClient } from './testing/srpClient';
import { clientId, openTestPool, password, stoppedClock } from './testing/testPool';

let db: Db;
type House = Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
});

const post = async (house: House, operation: string, body: object, remoteAddress: string) => {
  const response = await house.app.inject({
    method: 'POST',
    url: '/idp/',
    remoteAddress,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, headers: response.headers, ...response.json<{ message?: string }>() };
};

const forgot = (house: House, Username: string, address = '192.0.2.1') =>
  post(house, 'ForgotPassword', { ClientId: clientId, Username }, address);

/** Both steps from an address; the client's dear half is done once for all. */
const client = srpClient('Fieldgate1');
async function signIn(house: House, username: string, typed: string, address: string) {
  const asked = await post(
    house,
    'InitiateAuth',
    {
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: client.SRP_A },
    },
    address,
  );
  const { ChallengeParameters } = asked as { ChallengeParameters?: Record<string, string> };
  if (!ChallengeParameters) return asked;
  const ChallengeResponses = client.answer(ChallengeParameters, typed);
  const answer = { ClientId: clientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
  return post(house, 'RespondToAuthChallenge', answer, address);
}

const rateExceeded = { status: 429, __type: 'TooManyRequestsException', message: 'Rate exceeded' };

describe('codes', () => {
  it.each([
    ['somebody', 'many@example.com'],
    ['nobody', 'nobody@example.com'],
  ])('are sent to %s five times an hour', async (who, username) => {
    const house = await openTestPool(db);
    if (who === 'somebody') await house.create(username);
    for (let n = 0; n < 5; n += 1) expect((await forgot(house, username)).status).toBe(200);

    expect(await forgot(house, username)).toMatchObject({
      status: 400,
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    house.clock.pass(3600);
    expect((await forgot(house, username)).status).toBe(200);
  });

  it('are sent a hundred times an hour for one network, for as many names as it may be', async () => {
    const house = await openTestPool(db, stoppedClock('2026-12-01T08:00:00.000Z'));
    for (let n = 0; n < 100; n += 1) {
      expect((await forgot(house, `name${n}@example.com`, `2001:db8:0:7::${n}`)).status).toBe(200);
    }
    house.clock.pass(600);

    const refused = await forgot(house, 'name100@example.com', '2001:db8:0:7:ffff::1');
    expect(refused).toMatchObject(rateExceeded);
    expect(refused.headers['retry-after']).toBe('3000');
    expect((await forgot(house, 'name100@example.com', '2001:db8:0:8::1')).status).toBe(200);
  });
});

describe('wrong passwords of one network', () => {
  it('are judged a hundred times in five minutes, whatever the names', async () => {
    const house = await openTestPool(db, stoppedClock('2026-12-02T08:00:00.000Z'));
    await house.create('late@example.com');
    let judged = 0;
    for (let n = 0; n < 110; n += 1) {
      const { message } = await signIn(house, `guess${n}@example.com`, 'Wrong&Pass1', '192.0.2.7');
      if (message === 'Incorrect username or password.') judged += 1;
    }
    expect(judged).toBe(100);

    const refused = await signIn(house, 'late@example.com', password, '192.0.2.7');
    expect(refused).toMatchObject(rateExceeded);
    expect(refused.headers['retry-after']).toBe('300');
    expect((await signIn(house, 'late@example.com', password, '192.0.2.8')).status).toBe(200);
    house.clock.pass(300);
    expect((await signIn(house, 'late@example.com', password, '192.0.2.7')).status).toBe(200);
  });

  it('leave the right ones free: more than a hundred people behind one address sign in', async () => {
    const house = await openTestPool(db, stoppedClock('2026-12-03T08:00:00.000Z'));
    await house.create('region@example.com');
    for (let n = 0; n < 105; n += 1) {
      expect((await signIn(house, 'region@example.com', password, '192.0.2.9')).status).toBe(200);
    }
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0000:0007:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8::7:0:0:0:1', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s stands for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
