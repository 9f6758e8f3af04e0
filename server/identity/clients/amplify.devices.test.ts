import {
  confirmSignIn,
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  rememberDevice,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { pointAmplifyAt } from '../testing/amplifyClient';
import { openClientPool } from '../testing/clientPool';
import { lastCode } from '../testing/emails';
import { switchOn } from '../testing/switchOn';
import { password } from '../testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openClientPool>>;
beforeAll(async () => {
  db = await openTestDb();
  // Without one the library confirms no device.
  vi.stubGlobal('navigator', { appName: 'Netscape', userAgent: 'Barn computer' });
});
afterEach(async () => {
  await signOut();
  await house.app.close();
});
afterAll(() => vi.unstubAllGlobals());

const begin = (username: string) => signIn({ username, password });
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const deviceKeyIn = ({ kept }: ReturnType<typeof pointAmplifyAt>) =>
  [...kept].find(([name]) => name.endsWith('.deviceKey'))?.[1];

describe('aws-amplify on a device that the pool knows', () => {
  it('is spared the code, renews, and does without the device when it is gone', async () => {
    house = await openClientPool(db, { devices: 'always' });
    const storage = pointAmplifyAt(house.endpoint, 'own');
    await house.create('jane@example.com');
    await switchOn(house, 'jane@example.com', ['EMAIL_OTP'], 'EMAIL_OTP');
    expect(await begin('jane@example.com')).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' },
    });
    expect(await confirmSignIn({ challengeResponse: lastCode(house.messages) })).toMatchObject(done);
    expect(await fetchDevices()).toMatchObject([{ id: deviceKeyIn(storage), name: 'Barn computer' }]);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
    await signOut();

    expect(await begin('jane@example.com')).toMatchObject(done);
    const { tokens } = await fetchAuthSession();
    expect(tokens!.accessToken.payload.device_key).toBe(deviceKeyIn(storage));
    await signOut();

    await db.sql.deleteFrom('pool_device').execute();
    const gone = deviceKeyIn(storage);
    expect(await begin('jane@example.com')).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' },
    });
    expect(await confirmSignIn({ challengeResponse: lastCode(house.messages) })).toMatchObject(done);
    expect(deviceKeyIn(storage)).not.toBe(gone);
  });

  it('is remembered where the user agrees, and forgotten when asked to', async () => {
    house = await openClientPool(db, { devices: 'optional' });
    const storage = pointAmplifyAt(house.endpoint, 'own');
    await house.create('agrees@example.com');
    expect(await begin('agrees@example.com')).toMatchObject(done);
    const status = async () => {
      const [device] = await fetchDevices();
      return device?.attributes?.['dev:device_remembered_status'];
    };

    expect(await status()).toBe('not_remembered');
    await rememberDevice();
    expect(await status()).toBe('remembered');
    await forgetDevice();
    expect(await fetchDevices()).toEqual([]);
    expect(deviceKeyIn(storage)).toBeUndefined();
  });
});
