import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { lastCode, otherThan } from './testing/emails';
import { clientId, openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, undefined, { selfSignUp: true });
});

const named = [{ Name: 'name', Value: 'Jane Doe' }];
const signUp = (Username: string, members: object = {}) =>
  house.call('SignUp', {
    ClientId: clientId,
    Username,
    Password: password,
    UserAttributes: named,
    ...members,
  });
const confirm = (Username: string, ConfirmationCode: string) =>
  house.call('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode });

describe('signing up', () => {
  it.each(['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode'])(
    '%s is off where nobody switched it on',
    async (operation) => {
      const usual = await openTestPool(db);

      expect(await usual.call(operation, { ClientId: clientId, Username: 'jane@example.com' })).toMatchObject(
        {
          status: 400,
          __type: 'NotAuthorizedException',
          message: 'SignUp is not permitted for this user pool',
        },
      );
    },
  );

  it('makes a sign-in that the code from the mail confirms', async () => {
    expect(await signUp('Jane@Example.com')).toMatchObject({
      status: 200,
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@e***' },
    });
    expect(house.messages.at(-1)).toMatchObject({
      to: 'jane@example.com',
      letter: { name: 'signUpCode', hours: 24 },
    });
    expect(await house.signIn('jane@example.com', password)).toMatchObject({
      __type: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    const code = lastCode(house.messages);
    expect(await confirm('jane@example.com', otherThan(code))).toMatchObject({
      __type: 'CodeMismatchException',
    });

    expect((await confirm('jane@example.com', code)).status).toBe(200);
    const { AccessToken } = (await house.signIn('jane@example.com', password)).AuthenticationResult!;
    const { UserAttributes } = await house.call('GetUser', { AccessToken });
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    expect(await signUp('JANE@example.com')).toMatchObject({
      __type: 'UsernameExistsException',
      message: 'User already exists',
    });
  });

  it('sends the code again, and then only the newest counts, for a day', async () => {
    await signUp('slow@example.com');
    const first = lastCode(house.messages);
    const again = await house.call('ResendConfirmationCode', {
      ClientId: clientId,
      Username: 'slow@example.com',
    });
    expect(again).toMatchObject({ status: 200, CodeDeliveryDetails: { Destination: 's***@e***' } });

    expect(await confirm('slow@example.com', first)).toMatchObject({ __type: 'CodeMismatchException' });
    house.clock.pass(24 * 3600);
    expect(await confirm('slow@example.com', lastCode(house.messages))).toMatchObject({
      __type: 'ExpiredCodeException',
    });
  });

  it.each([
    ['nowhere', {}, 'InvalidParameterException', 'Invalid email address format.'],
    [
      'weak@example.com',
      { Password: 'weakweak1!' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have uppercase characters',
    ],
    [
      'nameless@example.com',
      { UserAttributes: [] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: name: The attribute is required',
    ],
    [
      'two@example.com',
      { UserAttributes: [...named, { Name: 'email', Value: 'other@example.com' }] },
      'InvalidParameterException',
      'The email attribute must be the user name',
    ],
    [
      'proud@example.com',
      { UserAttributes: [...named, { Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
  ])('refuses %s with %j', async (username, members, __type, message) => {
    expect(await signUp(username, members)).toMatchObject({ status: 400, __type, message });
    expect(await house.signIn(username, password)).toMatchObject({
      message: 'Incorrect username or password.',
    });
  });

  it('makes nobody when the email could not be put', async () => {
    const unlucky = await openTestPool(db, undefined, { selfSignUp: true });
    Object.freeze(unlucky.messages);
    const answer = await unlucky.call('SignUp', {
      ClientId: clientId,
      Username: 'unlucky@example.com',
      Password: password,
      UserAttributes: named,
    });

    expect(answer).toMatchObject({ status: 500, __type: 'InternalErrorException' });
    expect((await signUp('unlucky@example.com')).status).toBe(200);
  });
});
