import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { lastCode } from './testing/emails';
import { srpClient } from './testing/srpClient';
import { switchOn } from './testing/switchOn';
import { type Answer, openTestPool, password } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, undefined, { devices: 'optional' });
});

const gone = { status: 400, __type: 'ResourceNotFoundException', message: 'Device does not exist.' };
const wrong = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

const enterCode = (username: string, asked: Answer, responses: object = {}) =>
  house.respond(
    'EMAIL_OTP',
    { USERNAME: username, EMAIL_OTP_CODE: lastCode(house.messages), ...responses },
    asked.Session,
  );

/** A user whose sign-in asks for a code, and one of whose devices is confirmed. */
async function createWithDevice(username: string, status: 'remembered' | 'not_remembered') {
  await house.create(username);
  await switchOn(house, username, ['EMAIL_OTP']);
  const asked = await house.signIn(username, password);
  const device = trackedDevice(house, await enterCode(username, asked));
  await device.confirm();
  await house.call('UpdateDeviceStatus', { ...device, DeviceRememberedStatus: status });
  return device;
}

describe('a remembered device', () => {
  it('is spared the code by its proof, and is not named anew', async () => {
    const device = await createWithDevice('known@example.com', 'remembered');
    const sent = house.messages.length;
    house.clock.pass(60);
    const asked = await house.signIn('known@example.com', password, device.asResponse);
    expect(asked).toMatchObject({ ChallengeName: 'DEVICE_SRP_AUTH', ChallengeParameters: {} });

    const { AuthenticationResult } = await device.prove('known@example.com', asked);
    expect(AuthenticationResult!.NewDeviceMetadata).toBeUndefined();
    expect(decodeJwt(AuthenticationResult!.AccessToken).device_key).toBe(device.DeviceKey);
    expect((await house.refresh(AuthenticationResult!.RefreshToken, device.DeviceKey)).status).toBe(200);
    expect(house.messages).toHaveLength(sent);
    expect(await house.call('GetDevice', device)).toMatchObject({
      Device: { DeviceLastAuthenticatedDate: house.clock.now().getTime() / 1000 },
    });
    expect(await device.prove('known@example.com', asked)).toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  it('is not taken at its word', async () => {
    const device = await createWithDevice('liar@example.com', 'remembered');
    const asked = await house.signIn('liar@example.com', password, device.asResponse);

    expect(await device.prove('liar@example.com', asked, 'a guess')).toMatchObject(wrong);
    expect((await device.prove('liar@example.com', asked)).AuthenticationResult).toBeDefined();
  });

  it('goes on after a restart between any two steps', async () => {
    const device = await createWithDevice('restart@example.com', 'remembered');
    const asked = await house.signIn('restart@example.com', password, device.asResponse);
    house = await openTestPool(db, house.clock, { devices: 'optional' });

    expect((await device.prove('restart@example.com', asked)).AuthenticationResult).toBeDefined();
  });

  it('is asked for the code after all when it is remembered no more before its proof', async () => {
    const device = await createWithDevice('changed@example.com', 'remembered');
    const asked = await house.signIn('changed@example.com', password, device.asResponse);
    await house.call('UpdateDeviceStatus', { ...device, DeviceRememberedStatus: 'not_remembered' });

    expect(await device.prove('changed@example.com', asked)).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
  });
});

it('a confirmed device that is not remembered proves itself after the code', async () => {
  const device = await createWithDevice('both@example.com', 'not_remembered');
  const asked = await house.signIn('both@example.com', password, device.asResponse);
  expect(asked.ChallengeName).toBe('EMAIL_OTP');
  const next = await enterCode('both@example.com', asked, device.asResponse);
  expect(next.ChallengeName).toBe('DEVICE_SRP_AUTH');

  const { AuthenticationResult } = await device.prove('both@example.com', next);
  expect(AuthenticationResult!.NewDeviceMetadata).toBeUndefined();
});

describe('a device that the pool does not know', () => {
  it.each(['unknown', 'of somebody else', 'unconfirmed'])(
    'is told so, %s, and the same block is good without it',
    async (what) => {
      const username = `${what.replaceAll(' ', '')}@example.com`;
      await house.create(username);
      const other = `other.${username}`;
      await house.create(other);
      const stranger = trackedDevice(house, await house.signIn(other, password));
      if (what === 'of somebody else') await stranger.confirm();
      const unconfirmed = trackedDevice(house, await house.signIn(username, password));
      const DEVICE_KEY = {
        unknown: 'us-west-2_0f0e0d0c-0b0a-4908-8706-050403020100',
        'of somebody else': stranger.DeviceKey,
        unconfirmed: unconfirmed.DeviceKey,
      }[what];
      const client = srpClient('Fieldgate1');
      const asked = await house.ask(username, client.SRP_A);
      const proof = client.answer(asked.ChallengeParameters!, password);

      expect(await house.respond('PASSWORD_VERIFIER', { ...proof, DEVICE_KEY })).toMatchObject(gone);
      const entered = await house.respond('PASSWORD_VERIFIER', { ...proof, DEVICE_KEY: null });
      expect(entered.AuthenticationResult!.NewDeviceMetadata).toBeDefined();
      expect(await house.respond('PASSWORD_VERIFIER', proof)).toMatchObject(wrong);
    },
  );

  it('is not told to who does not know the password', async () => {
    await house.create('quiet@example.com');
    const DEVICE_KEY = 'us-west-2_0';

    expect(await house.signIn('quiet@example.com', 'Wrong&Pass1', { DEVICE_KEY })).toMatchObject(wrong);
  });

  it('is told even when it was forgotten just before its proof, and the block is good without it', async () => {
    const device = await createWithDevice('late@example.com', 'remembered');
    const client = srpClient('Fieldgate1');
    const asked = await house.ask('late@example.com', client.SRP_A);
    const proof = client.answer(asked.ChallengeParameters!, password);
    const next = await house.respond('PASSWORD_VERIFIER', { ...proof, ...device.asResponse });
    await house.call('ForgetDevice', device);

    expect(await device.prove('late@example.com', next)).toMatchObject(gone);
    expect(await house.respond('PASSWORD_VERIFIER', proof)).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
  });
});

describe('a device that is named with the first call alone', () => {
  const begin = async (username: string, DEVICE_KEY: string) => {
    const client = srpClient('Fieldgate1');
    const given = { USERNAME: username, SRP_A: client.SRP_A, DEVICE_KEY };
    const asked = await house.begin('USER_SRP_AUTH', given);
    return house.respond('PASSWORD_VERIFIER', client.answer(asked.ChallengeParameters!, password));
  };

  it('is asked for its proof', async () => {
    const device = await createWithDevice('first@example.com', 'remembered');
    const asked = await begin('first@example.com', device.DeviceKey);

    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    expect((await device.prove('first@example.com', asked)).AuthenticationResult).toBeDefined();
  });

  it('is left out where it is not known, as a retry leaves it out', async () => {
    await house.create('unnamed@example.com');

    expect((await begin('unnamed@example.com', 'us-west-2_0')).AuthenticationResult).toBeDefined();
  });
});
