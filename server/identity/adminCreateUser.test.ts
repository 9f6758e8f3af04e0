import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unmetPasswordRequirements } from '@contract/rules/password';
import { openTestDb } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

const DAY = 24 * 3600;
let house: Awaited<ReturnType<typeof openTestPool>>;
let admin: (typeof house)['admin'];
beforeAll(async () => {
  house = await openTestPool(await openTestDb());
  admin = house.admin;
});
beforeEach(() => house.messages.splice(0));

/** The temporary password that the last letter brought. */
const mailed = () => {
  const { letter } = house.messages.at(-1)!;
  if (letter.name !== 'invitation') throw new Error(`The last email is a ${letter.name}, no invitation`);
  return letter.temporaryPassword;
};

describe('AdminCreateUser', () => {
  it('makes a temporary password and mails it', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Nan Field' },
      { Name: 'email_verified', Value: 'true' },
    ];
    const made = await admin('AdminCreateUser', { Username: 'New@Example.com', UserAttributes });

    const at = house.clock.now().getTime() / 1000;
    expect(made).toMatchObject({
      status: 200,
      User: {
        Username: 'new@example.com',
        Enabled: true,
        UserStatus: 'FORCE_CHANGE_PASSWORD',
        UserCreateDate: at,
        UserLastModifiedDate: at,
        Attributes: expect.arrayContaining([
          { Name: 'email', Value: 'new@example.com' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: 'Nan Field' },
        ]),
      },
    });
    expect(house.messages).toEqual([
      {
        channel: 'mail',
        to: 'new@example.com',
        reader: 'new@example.com',
        letter: { name: 'invitation', username: 'new@example.com', temporaryPassword: mailed(), days: 7 },
      },
    ]);
    expect(unmetPasswordRequirements(mailed())).toEqual([]);
    expect(await house.signIn('new@example.com', mailed())).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
  });

  it('sends nothing when that is suppressed, and takes a given password', async () => {
    const members = { Username: 'quiet@example.com', TemporaryPassword: password, MessageAction: 'SUPPRESS' };

    expect((await admin('AdminCreateUser', members)).status).toBe(200);
    expect(house.messages).toEqual([]);
    expect(await house.signIn('quiet@example.com', password)).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
  });

  it('sends a text message where that is wanted and there is a number', async () => {
    const UserAttributes = [{ Name: 'phone_number', Value: '+15415550134' }];
    const Username = 'text@example.com';
    await admin('AdminCreateUser', { Username, UserAttributes, DesiredDeliveryMediums: ['SMS'] });

    expect(house.messages).toMatchObject([{ channel: 'text', to: '+15415550134' }]);
  });

  it('resends with a new password and seven fresh days, as long as the first was not used', async () => {
    const Username = 'late@example.com';
    await admin('AdminCreateUser', { Username });
    const first = mailed();
    house.clock.pass(8 * DAY);
    expect(await house.signIn(Username, first)).toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    });

    expect((await admin('AdminCreateUser', { Username, MessageAction: 'RESEND' })).status).toBe(200);
    house.clock.pass(6 * DAY);
    expect(mailed()).not.toBe(first);
    expect((await house.signIn(Username, mailed())).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');

    await admin('AdminSetUserPassword', { Username, Password: password, Permanent: true });
    expect(await admin('AdminCreateUser', { Username, MessageAction: 'RESEND' })).toMatchObject({
      __type: 'UnsupportedUserStateException',
      message: 'Resend not possible. late@example.com status is not FORCE_CHANGE_PASSWORD',
    });
  });

  it.each([
    [{ Username: 'new@example.com' }, 'UsernameExistsException', 'User account already exists'],
    [{ Username: 'x@example.com', MessageAction: 'RESEND' }, 'UserNotFoundException', 'User does not exist.'],
    [{ Username: 'x@example.com', MessageAction: 'SHOUT' }, 'InvalidParameterException', "'messageAction'"],
    [
      { Username: 'x@example.com', TemporaryPassword: 'weakweak' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have uppercase characters',
    ],
    [{ Username: 'jane' }, 'InvalidParameterException', 'Username should be an email.'],
    [
      { Username: 'x@example.com', UserAttributes: [{ Name: 'email', Value: 'nowhere' }] },
      'InvalidParameterException',
      'Invalid email address format.',
    ],
    [
      { Username: 'x@example.com', UserAttributes: [{ Name: 'shoe_size', Value: '9' }] },
      'InvalidParameterException',
      'shoe_size: Attribute does not exist in the schema.',
    ],
    [
      { Username: 'x@example.com', UserAttributes: [{ Name: 'sub', Value: '1' }] },
      'InvalidParameterException',
      'sub',
    ],
    [{ Username: 'x@example.com', UserAttributes: 'name' }, 'InvalidParameterException', "'userAttributes'"],
    [{ Username: 'x@example.com', DesiredDeliveryMediums: ['FAX'] }, 'InvalidParameterException', 'EMAIL'],
  ])('refuses %j', async (members, __type, message) => {
    const answer = await admin('AdminCreateUser', members);

    expect(answer).toMatchObject({ status: 400, __type, message: expect.stringContaining(message) });
    expect(house.messages).toEqual([]);
  });
});
