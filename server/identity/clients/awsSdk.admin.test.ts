import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { openClientPool } from '../testing/clientPool';
import { lastCode } from '../testing/emails';
import { sdkClient } from '../testing/sdkClient';
import { password, poolId } from '../testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openClientPool>>;
let client: ReturnType<typeof sdkClient>;
let sdk: CognitoIdentityProvider;
beforeAll(async () => {
  db = await openTestDb();
  house = await openClientPool(db);
  client = sdkClient(house);
  sdk = client.sdk;
});
afterAll(async () => {
  sdk.destroy();
  await house.app.close();
});

const named = (Username: string) => ({ UserPoolId: poolId, Username });
const invitedPassword = () => {
  const { letter } = house.messages.at(-1)!;
  if (letter.name !== 'invitation') throw new Error(`The last email is no invitation but ${letter.name}`);
  return letter.temporaryPassword;
};

describe('the AWS SDK in the hands of an administrator', () => {
  it('invites somebody twice; the second password is the one that counts', async () => {
    const USERNAME = 'invited@example.com';
    const UserAttributes = [
      { Name: 'email', Value: USERNAME },
      { Name: 'email_verified', Value: 'true' },
    ];
    const made = await sdk.adminCreateUser({ ...named(USERNAME), UserAttributes });
    expect(made.User).toMatchObject({
      Username: USERNAME,
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    });
    expect(made.User!.UserCreateDate).toBeInstanceOf(Date);
    const first = invitedPassword();
    await expect(sdk.adminCreateUser(named(USERNAME))).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await sdk.adminCreateUser({ ...named(USERNAME), MessageAction: 'RESEND' });
    const second = invitedPassword();

    await expect(client.signIn(USERNAME, first)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const asked = await client.signIn(USERNAME, second);
    expect(asked).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { requiredAttributes: '["userAttributes.name"]' },
    });
    const responses = { USERNAME, NEW_PASSWORD: 'Lentils#2027', 'userAttributes.name': 'Ida' };
    const done = await client.respond('NEW_PASSWORD_REQUIRED', responses, asked.Session);
    expect(done.AuthenticationResult).toBeDefined();
    await expect(sdk.adminCreateUser({ ...named(USERNAME), MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UnsupportedUserStateException',
    });
  });

  it('disables, enables, signs out and deletes', async () => {
    const user = named('managed@example.com');
    await house.create('managed@example.com');
    const signIn = () => client.signIn('managed@example.com');
    const { AccessToken } = (await signIn()).AuthenticationResult!;
    await sdk.adminUserGlobalSignOut(user);
    await expect(sdk.getUser({ AccessToken })).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    await sdk.adminDisableUser(user);
    await expect(signIn()).rejects.toMatchObject({ message: 'User is disabled.' });
    await sdk.adminEnableUser(user);
    expect((await signIn()).AuthenticationResult).toBeDefined();
    await sdk.adminDeleteUser(user);
    await expect(sdk.adminGetUser(user)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  it('resets a password, and sets one', async () => {
    const user = named('reset@example.com');
    await house.create('reset@example.com');
    await sdk.adminResetUserPassword(user);
    const ConfirmationCode = lastCode(house.messages);
    await expect(client.signIn('reset@example.com')).rejects.toMatchObject({
      name: 'PasswordResetRequiredException',
    });
    const { Username } = user;
    const { ClientId } = client;
    await sdk.confirmForgotPassword({ ClientId, Username, ConfirmationCode, Password: 'Canola$2027' });
    expect(await sdk.adminGetUser(user)).toMatchObject({ UserStatus: 'CONFIRMED' });

    await sdk.adminSetUserPassword({ ...user, Password: 'Barley#2027', Permanent: true });
    expect((await client.signIn('reset@example.com', 'Barley#2027')).AuthenticationResult).toBeDefined();
  });

  it('changes attributes and finds users by them, a page at a time', async () => {
    for (const n of [1, 2, 3]) await house.create(`list${n}@example.com`);
    await sdk.adminUpdateUserAttributes({
      ...named('list2@example.com'),
      UserAttributes: [{ Name: 'name', Value: 'Zed' }],
    });
    expect((await sdk.listUsers({ UserPoolId: poolId, Filter: 'name = "Zed"' })).Users).toMatchObject([
      { Username: 'list2@example.com' },
    ]);

    const request = { UserPoolId: poolId, Filter: 'username ^= "list"', Limit: 2 };
    const first = await sdk.listUsers(request);
    const second = await sdk.listUsers({ ...request, PaginationToken: first.PaginationToken });
    const names = [...first.Users!, ...second.Users!].map(({ Username }) => Username);
    expect(new Set(names)).toEqual(new Set(['list1@example.com', 'list2@example.com', 'list3@example.com']));
    expect(second.PaginationToken).toBeUndefined();
  });

  it('confirms who signed up without a code', async () => {
    const open = await openClientPool(db, { selfSignUp: true });
    const { sdk: theirs, ClientId, signIn } = sdkClient(open);
    const Username = 'self@example.com';
    const UserAttributes = [
      { Name: 'email', Value: Username },
      { Name: 'name', Value: 'Sol' },
    ];
    await theirs.signUp({ ClientId, Username, Password: password, UserAttributes });
    await expect(signIn(Username)).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
    await theirs.adminConfirmSignUp(named(Username));
    expect((await signIn(Username)).AuthenticationResult).toBeDefined();
    theirs.destroy();
    await open.app.close();
  });

  it.each([
    ['another key', { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wrong' }],
    ['the right key’s name alone', { secretAccessKey: 'wrong' }],
  ])('is refused with %s', async (_what, wrong) => {
    const stranger = new CognitoIdentityProvider({
      region: 'us-west-2',
      endpoint: house.endpoint,
      credentials: { ...house.pool.inside.accessKey, ...wrong },
    });

    await expect(stranger.listUsers({ UserPoolId: poolId })).rejects.toMatchObject({
      name: 'InvalidSignatureException',
      $metadata: { httpStatusCode: 403 },
    });
    stranger.destroy();
  });
});
