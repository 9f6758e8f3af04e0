import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { nameLock, placeLock } from './passwordLock';
import { srpClient } from './testing/srpClient';
import { type Answer, clientId, openTestPool, password, stoppedClock } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

const jane = 'jane@example.com';
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9'];
const client = srpClient('Fieldgate1');
const wait = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, stoppedClock('2027-01-04T08:00:00.000Z'), { devices: 'always' });
  await house.create(jane);
});
beforeEach(async () => {
  await db.sql.deleteFrom('pool_attempt').execute();
  await db.sql.deleteFrom('pool_limit').execute();
  await db.sql.deleteFrom('pool_known_network').execute();
});

/** Both steps of a sign-in that comes from somewhere. */
async function signIn(typed: string, address: string, DEVICE_KEY?: string): Promise<Answer> {
  const send = async (operation: string, body: object) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/idp/',
      remoteAddress: address,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify({ ClientId: clientId, ...body }),
    });
    return { ...answer.json<object>(), status: answer.statusCode } as Answer;
  };
  const device = DEVICE_KEY === undefined ? {} : { DEVICE_KEY };
  const asked = await send('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: jane, SRP_A: client.SRP_A, ...device },
  });
  if (!asked.ChallengeParameters) return asked;
  const ChallengeResponses = { ...client.answer(asked.ChallengeParameters, typed), ...device };
  return send('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses });
}

/** Wrong passwords for the name, each from another network, until it waits. */
async function lockFromEverywhere(): Promise<void> {
  for (let n = 0; n < nameLock.failuresBeforeLock; n += 1) await signIn('a guess', `192.0.2.${n}`);
}

const signedIn = async (typed: string, address: string, device?: string) => {
  const { AuthenticationResult, ChallengeName } = await signIn(typed, address, device);
  return AuthenticationResult !== undefined || ChallengeName === 'DEVICE_SRP_AUTH';
};

describe('wrong passwords from another network', () => {
  it('keep nobody out, until there are fifteen of them from anywhere', async () => {
    for (let n = 0; n < placeLock.failuresBeforeLock; n += 1) await signIn('a guess', elsewhere);

    expect(await signIn(password, elsewhere)).toMatchObject(wait);
    expect(await signedIn(password, home)).toBe(true);
  });

  it('keep nobody out of a network that they have signed in from', async () => {
    expect(await signedIn(password, home)).toBe(true);
    await lockFromEverywhere();

    expect(await signIn(password, elsewhere)).toMatchObject(wait);
    expect(await signedIn(password, home)).toBe(true);
  });

  it('keep strangers to a network off for no more than five minutes', async () => {
    for (let n = 0; n < 40; n += 1) {
      await signIn('a guess', `192.0.2.${n}`);
      house.clock.pass(nameLock.maxSeconds - 1);
    }
    expect(await signIn(password, elsewhere)).toMatchObject(wait);

    house.clock.pass(2);
    expect(await signedIn(password, elsewhere)).toBe(true);
  });

  it('go on counting when the owner signs in at home', async () => {
    await signedIn(password, home);
    await lockFromEverywhere();
    await signedIn(password, home);

    expect(await signIn(password, elsewhere)).toMatchObject(wait);
  });
});

describe('wrong passwords from a network that is known', () => {
  it('lock it after five, as everywhere', async () => {
    await signedIn(password, home);
    for (let n = 0; n < placeLock.failuresBeforeLock; n += 1) await signIn('a guess', home);

    expect(await signIn(password, home)).toMatchObject(wait);
  });

  it('do not lock out a device of one’s own in it, and that device has its own five tries', async () => {
    const device = trackedDevice(house, await signIn(password, home));
    await device.confirm();
    for (let n = 0; n < placeLock.failuresBeforeLock; n += 1) await signIn('a guess', home);
    expect(await signIn(password, home)).toMatchObject(wait);
    expect(await signedIn(password, home, device.DeviceKey)).toBe(true);

    for (let n = 0; n < placeLock.failuresBeforeLock; n += 1) await signIn('a guess', home, device.DeviceKey);
    expect(await signIn(password, home, device.DeviceKey)).toMatchObject(wait);
  });
});

it('the name of a device that is nobody’s opens nothing', async () => {
  await lockFromEverywhere();

  const stranger = 'us-west-2_00000000-0000-4000-8000-000000000000';
  expect(await signIn(password, elsewhere, stranger)).toMatchObject(wait);
});
