import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MfaMethod } from './users';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { fulfil } from './mfa';
import { setUpApp } from './testing/switchOn';
import { openTestPool, password } from './testing/testPool';

const on = { isOn: true, isPreferred: undefined };
const off = { isOn: false, isPreferred: undefined };
const first = { isOn: true, isPreferred: true };
const notFirst = { isOn: true, isPreferred: false };
type Wishes = Parameters<typeof fulfil>[1];

describe('the methods that a user wishes', () => {
  it.each<[MfaMethod[], MfaMethod | null, Wishes, MfaMethod[], MfaMethod | null]>([
    [[], null, {}, [], null],
    [[], null, { EMAIL_OTP: on }, ['EMAIL_OTP'], null],
    [[], null, { EMAIL_OTP: first }, ['EMAIL_OTP'], 'EMAIL_OTP'],
    [['EMAIL_OTP'], 'EMAIL_OTP', { SMS_MFA: on }, ['SMS_MFA', 'EMAIL_OTP'], 'EMAIL_OTP'],
    [['EMAIL_OTP'], 'EMAIL_OTP', { SMS_MFA: first }, ['SMS_MFA', 'EMAIL_OTP'], 'SMS_MFA'],
    [['SMS_MFA', 'EMAIL_OTP'], 'SMS_MFA', { SMS_MFA: off }, ['EMAIL_OTP'], null],
    [['SMS_MFA', 'EMAIL_OTP'], 'SMS_MFA', { SMS_MFA: notFirst }, ['SMS_MFA', 'EMAIL_OTP'], null],
    [['SMS_MFA', 'EMAIL_OTP'], 'SMS_MFA', { SMS_MFA: on }, ['SMS_MFA', 'EMAIL_OTP'], 'SMS_MFA'],
    [['SMS_MFA'], 'SMS_MFA', { SMS_MFA: off, EMAIL_OTP: first }, ['EMAIL_OTP'], 'EMAIL_OTP'],
  ])(
    'of %j with %j preferred, after %j, are %j with %j preferred',
    (methods, preferred, wishes, then, next) => {
      expect(fulfil({ methods, preferred }, wishes)).toEqual({ methods: then, preferred: next });
    },
  );
});

describe('SetUserMFAPreference', () => {
  let db: Db;
  let house: Awaited<ReturnType<typeof openTestPool>>;
  let AccessToken: string;
  let count = 0;
  beforeAll(async () => {
    db = await openTestDb();
    house = await openTestPool(db);
  });
  beforeEach(async () => {
    const username = `user${(count += 1)}@example.com`;
    await house.create(username);
    ({ AccessToken } = (await house.signIn(username, password)).AuthenticationResult!);
    house.messages.length = 0;
  });

  const set = (members: object) => house.call('SetUserMFAPreference', { AccessToken, ...members });
  const preferred = { Enabled: true, PreferredMfa: true };

  it('switches methods on and off, and tells the user each time something changed', async () => {
    await setUpApp(house, AccessToken);
    expect(
      await set({ SoftwareTokenMfaSettings: preferred, EmailMfaSettings: { Enabled: true } }),
    ).toMatchObject({ status: 200 });
    expect(await house.call('GetUser', { AccessToken })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    await set({ EmailMfaSettings: { Enabled: true }, SMSMfaSettings: null });
    expect(house.messages).toMatchObject([
      { letter: { name: 'securityNotice', event: 'codeMethodsChanged' } },
    ]);

    await set({ SoftwareTokenMfaSettings: { Enabled: false }, EmailMfaSettings: { Enabled: false } });
    expect(house.messages).toHaveLength(2);
    const known = await house.call('GetUser', { AccessToken });
    expect(known).not.toHaveProperty('UserMFASettingList');
    expect(known).not.toHaveProperty('PreferredMfaSetting');
  });

  it.each([
    [{ SoftwareTokenMfaSettings: { Enabled: true } }, 'User has not verified software token mfa'],
    [{ SMSMfaSettings: { Enabled: true } }, 'User does not have delivery config set to turn on SMS_MFA'],
    [{ EmailMfaSettings: { PreferredMfa: true } }, 'A method that is off cannot be preferred'],
    [{ EmailMfaSettings: preferred, SMSMfaSettings: preferred }, 'Only one MFA method can be preferred'],
    [{ EmailMfaSettings: { Enabled: 'yes' } }, "Value at 'emailMfaSettings'"],
    [{ EmailMfaSettings: 'yes' }, "Value at 'emailMfaSettings'"],
  ])('refuses %j', async (members, message) => {
    const refused = await set(members);

    expect(refused).toMatchObject({ status: 400, __type: 'InvalidParameterException' });
    expect(refused.message).toContain(message);
    expect(house.messages).toEqual([]);
  });

  it('switches nothing on in a pool that never asks for codes', async () => {
    const silent = await openTestPool(db, house.clock, { mfa: 'off' });

    expect(
      await silent.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: preferred }),
    ).toMatchObject({ __type: 'InvalidParameterException' });
  });
});
