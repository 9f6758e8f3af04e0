import { beforeAll, describe, expect, it } from 'vitest';
import { STEP_UP_EXCEPTION, STEP_UP_MINUTES } from '@contract/rules/stepUp';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { operations } from './operations';
import { openTestPool, password } from './testing/testPool';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const DeviceKey = 'us-west-2_0f0e0d0c-0b0a-4908-8706-050403020100';
const SRP = { Salt: 'SIp3/rkbrcQmIFl3vYo8nQ==', PasswordVerifier: 'AQ==' };

/** What somebody who is signed in can ask of the pool, and whether it takes a sign-in of the last minutes. */
const calls: Readonly<Record<string, readonly [members: object, guarded: boolean]>> = {
  SetUserMFAPreference: [{ EmailMfaSettings: { Enabled: false } }, true],
  AssociateSoftwareToken: [{}, true],
  VerifySoftwareToken: [{ UserCode: '000000' }, true],
  UpdateUserAttributes: [{ UserAttributes: [{ Name: 'email', Value: 'thief@example.org' }] }, true],
  DeleteUserAttributes: [{ UserAttributeNames: ['phone_number'] }, true],
  VerifyUserAttribute: [{ AttributeName: 'email', Code: '000000' }, true],
  ForgetDevice: [{ DeviceKey }, true],
  UpdateDeviceStatus: [{ DeviceKey, DeviceRememberedStatus: 'remembered' }, true],
  ConfirmDevice: [{ DeviceKey, DeviceSecretVerifierConfig: SRP }, true],
  // Reads only, or does what helps against a thief; the old password is a proof of its own; nobody may the last one.
  GetUser: [{}, false],
  GetDevice: [{ DeviceKey }, false],
  ListDevices: [{}, false],
  GetUserAttributeVerificationCode: [{ AttributeName: 'email' }, false],
  ChangePassword: [{ PreviousPassword: 'Wrong&Pass1', ProposedPassword: 'Canola$2027' }, false],
  GlobalSignOut: [{}, false],
  DeleteUser: [{}, false],
};

/** Those that need no access token: they prove in other ways who asks. */
const byOtherProof = [
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'ResendConfirmationCode',
  'SignUp',
];

async function signedIn(username: string) {
  const house = await openTestPool(db);
  await house.create(username);
  const { AccessToken, RefreshToken } = (await house.signIn(username, password)).AuthenticationResult!;
  return { house, AccessToken, RefreshToken };
}

const tooOld = { status: 400, __type: STEP_UP_EXCEPTION };

describe('the pool', () => {
  it('knows of every operation whether it asks for a recent sign-in', () => {
    expect([...Object.keys(calls), ...byOtherProof].sort()).toEqual([...operations.keys()].sort());
  });

  it.each(Object.entries(calls))('%s', async (operation, [members, guarded]) => {
    const { house, AccessToken } = await signedIn(`${operation}@example.com`.toLowerCase());
    house.clock.pass(STEP_UP_MINUTES * 60);
    const inTime = await house.call(operation, { AccessToken, ...members });
    expect(inTime.__type).not.toBe(STEP_UP_EXCEPTION);

    // A sign-out would end the second try by itself.
    if (operation === 'GlobalSignOut') return;
    house.clock.pass(1);
    const late = await house.call(operation, { AccessToken, ...members });
    expect(late.__type === STEP_UP_EXCEPTION, String(late.message)).toBe(guarded);
    if (guarded) expect(late).toMatchObject(tooOld);
  });

  it('takes a renewed token for as old as its sign-in', async () => {
    const { house, RefreshToken } = await signedIn('renewed@example.com');
    house.clock.pass(STEP_UP_MINUTES * 60 + 1);
    const { AccessToken } = (await house.refresh(RefreshToken)).AuthenticationResult!;

    expect(await house.call('AssociateSoftwareToken', { AccessToken })).toMatchObject(tooOld);
  });
});
