import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, undefined, { devices: 'optional' });
});

const gone = { status: 400, __type: 'ResourceNotFoundException', message: 'Device does not exist.' };
const attribute = (name: string, value: string) => ({ Name: name, Value: value });

/** A user who signed in on a device that is new. */
async function arrive(username: string, settings?: Parameters<typeof openTestPool>[2]) {
  const here = settings ? await openTestPool(db, house.clock, settings) : house;
  await here.create(username);
  return trackedDevice(here, await here.signIn(username, password));
}

describe('a pool that tracks devices', () => {
  it('names a new device in tokens and answer, and knows it once it confirmed itself', async () => {
    await house.create('new@example.com');
    const answer = await house.signIn('new@example.com', password);
    const { AccessToken, NewDeviceMetadata } = answer.AuthenticationResult!;
    const device = trackedDevice(house, answer);

    expect(NewDeviceMetadata!.DeviceKey).toMatch(/^us-west-2_[0-9a-f-]{36}$/);
    expect(NewDeviceMetadata!.DeviceGroupKey).toMatch(/^-[0-9a-f]{8}$/);
    expect(decodeJwt(AccessToken).device_key).toBe(device.DeviceKey);
    expect(await house.call('ListDevices', { AccessToken })).toMatchObject({ Devices: [] });
    expect(await house.call('GetDevice', { AccessToken, DeviceKey: device.DeviceKey })).toMatchObject(gone);

    expect(await device.confirm()).toMatchObject({ status: 200, UserConfirmationNecessary: true });
    const { Device } = await house.call('GetDevice', { AccessToken, DeviceKey: device.DeviceKey });
    const seconds = house.clock.now().getTime() / 1000;
    expect(Device).toEqual({
      DeviceKey: device.DeviceKey,
      DeviceAttributes: [
        attribute('device_status', 'valid'),
        attribute('device_name', 'Barn computer'),
        attribute('dev:device_remembered_status', 'not_remembered'),
        attribute('last_ip_used', '127.0.0.1'),
      ],
      DeviceCreateDate: seconds,
      DeviceLastModifiedDate: seconds,
      DeviceLastAuthenticatedDate: seconds,
    });
    expect((await house.call('ListDevices', { AccessToken })).Devices).toEqual([Device]);
  });

  it('remembers at once where it is set to', async () => {
    const device = await arrive('always@example.com', { devices: 'always' });

    expect(await device.confirm()).toMatchObject({ UserConfirmationNecessary: false });
    const { Device } = await house.call('GetDevice', device);
    expect(Device!.DeviceAttributes).toContainEqual(attribute('dev:device_remembered_status', 'remembered'));
  });

  it('takes the same confirmation twice, and no other', async () => {
    const device = await arrive('twice@example.com');
    const other = { Salt: 'AQ==', PasswordVerifier: 'Ag==' };

    expect((await device.confirm()).status).toBe(200);
    expect((await device.confirm()).status).toBe(200);
    expect(await device.confirm(other)).toMatchObject({ __type: 'DeviceKeyExistsException' });
  });

  it.each([
    ['no secret', undefined],
    ['no salt', { Salt: '', PasswordVerifier: 'Ag==' }],
    ['a verifier that anybody can answer', { Salt: 'AQ==', PasswordVerifier: 'AQ==' }],
  ])('refuses a confirmation with %s', async (what, DeviceSecretVerifierConfig) => {
    const { AccessToken, DeviceKey } = await arrive(`${what.replaceAll(' ', '')}@example.com`);
    const members = { AccessToken, DeviceKey, DeviceSecretVerifierConfig };

    expect(await house.call('ConfirmDevice', members)).toMatchObject({ __type: 'InvalidParameterException' });
  });

  it('remembers and no longer remembers as the user says', async () => {
    const device = await arrive('status@example.com');
    await device.confirm();
    const update = (DeviceRememberedStatus: string) =>
      house.call('UpdateDeviceStatus', { ...device, DeviceRememberedStatus });
    const status = async () => (await house.call('GetDevice', device)).Device!.DeviceAttributes;

    expect((await update('remembered')).status).toBe(200);
    expect(await status()).toContainEqual(attribute('dev:device_remembered_status', 'remembered'));
    expect((await update('not_remembered')).status).toBe(200);
    expect(await status()).toContainEqual(attribute('dev:device_remembered_status', 'not_remembered'));
    expect(await update('perhaps')).toMatchObject({ __type: 'InvalidParameterException' });
  });

  it('lists page by page', async () => {
    await house.create('many@example.com');
    let AccessToken = '';
    for (let n = 0; n < 3; n += 1) {
      const device = trackedDevice(house, await house.signIn('many@example.com', password));
      await device.confirm();
      ({ AccessToken } = device);
    }
    const first = await house.call('ListDevices', { AccessToken, Limit: 2 });
    const { PaginationToken } = first;
    const second = await house.call('ListDevices', { AccessToken, Limit: 2, PaginationToken });

    const keys = [...first.Devices!, ...second.Devices!].map(({ DeviceKey }) => DeviceKey);
    expect([first.Devices!.length, second.Devices!.length, new Set(keys).size]).toEqual([2, 1, 3]);
    expect(second.PaginationToken).toBeUndefined();
    expect((await house.call('ListDevices', { AccessToken, Limit: 0 })).Devices).toHaveLength(3);
    for (const Limit of [61, -1, 1.5, 'many']) {
      expect(await house.call('ListDevices', { AccessToken, Limit })).toMatchObject({ status: 400 });
    }
  });

  it("touches no stranger's device", async () => {
    const mine = await arrive('mine@example.com');
    const { AccessToken } = await arrive('stranger@example.com');
    await mine.confirm();
    const members = { AccessToken, DeviceKey: mine.DeviceKey };
    const DeviceSecretVerifierConfig = { Salt: 'AQ==', PasswordVerifier: 'Ag==' };

    for (const [operation, more] of [
      ['GetDevice', {}],
      ['ForgetDevice', {}],
      ['UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' }],
      ['ConfirmDevice', { DeviceSecretVerifierConfig }],
    ] as const) {
      expect(await house.call(operation, { ...members, ...more })).toMatchObject(gone);
    }
  });
});

describe('renewal on a tracked device', () => {
  const refused = { status: 400, __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' };

  it('wants the device that signed in, and that it confirmed itself', async () => {
    await house.create('renew@example.com');
    const answer = await house.signIn('renew@example.com', password);
    const { RefreshToken } = answer.AuthenticationResult!;
    const device = trackedDevice(house, answer);

    expect(await house.refresh(RefreshToken, device.DeviceKey)).toMatchObject(refused);
    await device.confirm();
    expect(await house.refresh(RefreshToken)).toMatchObject(refused);
    expect(await house.refresh(RefreshToken, 'us-west-2_0')).toMatchObject(refused);
    const renewed = (await house.refresh(RefreshToken, device.DeviceKey)).AuthenticationResult!;
    expect(decodeJwt(renewed.AccessToken).device_key).toBe(device.DeviceKey);
    expect(renewed.NewDeviceMetadata).toBeUndefined();
  });

  it('ends with the device, everywhere but for what the asking access token still does', async () => {
    await house.create('forget@example.com');
    const answer = await house.signIn('forget@example.com', password);
    const lost = trackedDevice(house, answer);
    await lost.confirm();
    const here = (await house.signIn('forget@example.com', password)).AuthenticationResult!;
    const forget = (AccessToken: string, DeviceKey: string) =>
      house.call('ForgetDevice', { AccessToken, DeviceKey });

    expect(await forget(here.AccessToken, lost.DeviceKey)).toMatchObject({ status: 200 });
    expect(await house.refresh(answer.AuthenticationResult!.RefreshToken, lost.DeviceKey)).toMatchObject(
      refused,
    );
    expect(await house.call('GetUser', lost)).toMatchObject({ message: 'Access Token has been revoked' });
    expect(await forget(here.AccessToken, lost.DeviceKey)).toMatchObject(gone);

    const own = here.NewDeviceMetadata!.DeviceKey;
    expect((await forget(here.AccessToken, own)).status).toBe(200);
    expect(await house.call('ListDevices', here)).toMatchObject({ status: 200, Devices: [] });
    expect(await house.refresh(here.RefreshToken, own)).toMatchObject(refused);
  });
});

describe('a pool that does not track devices', () => {
  it('names none, asks for none and takes no notice of one', async () => {
    const plain = await openTestPool(db, house.clock);
    await plain.create('plain@example.com');
    const entered = await plain.signIn('plain@example.com', password, { DEVICE_KEY: 'us-west-2_0' });
    const { AccessToken, RefreshToken, NewDeviceMetadata } = entered.AuthenticationResult!;

    expect(NewDeviceMetadata).toBeUndefined();
    expect(decodeJwt(AccessToken).device_key).toBeUndefined();
    expect((await plain.refresh(RefreshToken, 'us-west-2_0')).status).toBe(200);
  });
});
