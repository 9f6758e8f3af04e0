import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '@server/testing/testDb';
import { pointAmplifyAt } from '../testing/amplifyClient';
import { openClientPool } from '../testing/clientPool';
import { lastCode, otherThan } from '../testing/emails';
import { password } from '../testing/testPool';

let house: Awaited<ReturnType<typeof openClientPool>>;
beforeAll(async () => {
  house = await openClientPool(await openTestDb(), { selfSignUp: true });
  pointAmplifyAt(house.endpoint);
});
afterEach(() => signOut());
afterAll(() => house.app.close());

describe('aws-amplify', () => {
  it('replaces a forgotten password; a weak one and a wrong code leave the code as it is', async () => {
    await house.create('jane@example.com');
    const username = 'jane@example.com';
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'j***@e***' },
      },
    });
    const code = lastCode(house.messages);
    const confirm = (confirmationCode: string, newPassword: string) =>
      confirmResetPassword({ username, confirmationCode, newPassword });

    await expect(confirm(code, 'too-weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(confirm(otherThan(code), 'Canola$2027')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirm(code, 'Canola$2027');
    await expect(confirm(code, 'Canola$2028')).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await signIn({ username, password: 'Canola$2027' })).toMatchObject({ isSignedIn: true });
  });

  it('is told once that too many codes were asked for, though it asks three times', async () => {
    const username = 'eager@example.com';
    await house.create(username);
    const before = house.messages.length;
    for (let n = 0; n < 5; n += 1) await resetPassword({ username });

    await expect(resetPassword({ username })).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(house.messages).toHaveLength(before + 5);
  });

  it('signs in with the password of the second invitation, not of the first', async () => {
    const username = 'invited@example.com';
    const UserAttributes = [{ Name: 'name', Value: 'Ida' }];
    const invite = async (more: object) => {
      await house.admin('AdminCreateUser', { Username: username, UserAttributes, ...more });
      const letter = house.messages.at(-1)!.letter;
      if (letter.name !== 'invitation') throw new Error(letter.name);
      return letter.temporaryPassword;
    };
    const [first, second] = [await invite({}), await invite({ MessageAction: 'RESEND' })];

    await expect(signIn({ username, password: first })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await signIn({ username, password: second })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
    });
    expect(await confirmSignIn({ challengeResponse: 'Lentils#2027' })).toMatchObject({ isSignedIn: true });
  });

  it('is led to a new password after an administrator reset the old one', async () => {
    const username = 'reset@example.com';
    await house.create(username);
    await house.admin('AdminResetUserPassword', { Username: username });

    expect(await signIn({ username, password })).toMatchObject({
      nextStep: { signInStep: 'RESET_PASSWORD' },
    });
  });

  it('signs up, proves a new address, and cannot delete itself', async () => {
    const username = 'self@example.com';
    const userAttributes = { email: username, name: 'Sol' };
    const begin = () => signUp({ username, password, options: { userAttributes } });
    expect(await begin()).toMatchObject({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } });
    await expect(begin()).rejects.toMatchObject({ name: 'UsernameExistsException' });
    expect(await signIn({ username, password })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await resendSignUpCode({ username });
    await confirmSignUp({ username, confirmationCode: lastCode(house.messages) });
    expect(await signIn({ username, password })).toMatchObject({ isSignedIn: true });

    await updateUserAttributes({ userAttributes: { phone_number: '+15095550123' } });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    await confirmUserAttribute({
      userAttributeKey: 'phone_number',
      confirmationCode: lastCode(house.messages),
    });
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Sol', phone_number_verified: 'true' });

    await expect(deleteUser()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Sol' });
  });
});
