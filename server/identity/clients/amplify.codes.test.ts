import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { pointAmplifyAt } from '../testing/amplifyClient';
import { appCode } from '../testing/authenticator';
import { openClientPool } from '../testing/clientPool';
import { lastCode, otherThan } from '../testing/emails';
import { password } from '../testing/testPool';

let db: Db;
const opened: Awaited<ReturnType<typeof openClientPool>>[] = [];
beforeAll(async () => {
  db = await openTestDb();
});
afterEach(() => signOut());
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

async function open(mfa: 'optional' | 'on') {
  const house = await openClientPool(db, { mfa });
  opened.push(house);
  pointAmplifyAt(house.endpoint);
  const code = (secret: string) => {
    // An app's code counts once; the next one is due half a minute later.
    house.clock.pass(30);
    return appCode(secret, house.clock.now());
  };
  return { ...house, code };
}

const confirm = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };

describe('aws-amplify with a second factor of the user’s choice', () => {
  it('sets up an app, is asked for its code, and may be offered all three ways', async () => {
    const house = await open('optional');
    const phone = { phone_number: '+15095550100', phone_number_verified: 'true' };
    await house.create('jane@example.com', true, { name: 'Jane Doe', ...phone });
    const begin = () => signIn({ username: 'jane@example.com', password });

    expect(await begin()).toMatchObject(done);
    const { sharedSecret } = await setUpTOTP();
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await verifyTOTPSetup({ code: house.code(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED', email: 'ENABLED', sms: 'ENABLED' });
    expect(await fetchMFAPreference()).toMatchObject({ preferred: 'TOTP' });
    await signOut();

    expect(await begin()).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
    await expect(confirm('000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await confirm(house.code(sharedSecret))).toMatchObject(done);
    await updateMFAPreference({ totp: 'NOT_PREFERRED' });
    await signOut();

    const choice = await begin();
    expect(choice.nextStep).toMatchObject({ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION' });
    expect(choice.nextStep).toHaveProperty('allowedMFATypes', ['SMS', 'TOTP', 'EMAIL']);
    expect(await confirm('EMAIL')).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'j***@e***' },
      },
    });
    const mailed = lastCode(house.messages);
    await expect(confirm(otherThan(mailed))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await confirm(mailed)).toMatchObject(done);
    await signOut();

    await begin();
    expect(await confirm('SMS')).toMatchObject({
      nextStep: {
        signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
        codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0100' },
      },
    });
    expect(house.messages.at(-1)).toMatchObject({ channel: 'text', to: '+15095550100' });
    expect(await confirm(lastCode(house.messages))).toMatchObject(done);
  });
});

describe('aws-amplify where everybody needs a second factor', () => {
  it('sets up an app in the middle of the first sign-in', async () => {
    const house = await open('on');
    await house.create('app@example.com');
    const offered = await signIn({ username: 'app@example.com', password });
    expect(offered.nextStep).toMatchObject({ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION' });
    expect(offered.nextStep).toHaveProperty('allowedMFATypes', ['TOTP', 'EMAIL']);

    const { nextStep } = await confirm('TOTP');
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    expect(await confirm(house.code(nextStep.totpSetupDetails.sharedSecret))).toMatchObject(done);
    expect(await fetchMFAPreference()).toMatchObject({ enabled: ['TOTP'] });
  });

  it('sets up codes by mail in the middle of the first sign-in', async () => {
    const house = await open('on');
    await house.create('mail@example.com');
    await signIn({ username: 'mail@example.com', password });

    expect(await confirm('EMAIL')).toMatchObject({
      nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' },
    });
    expect(await confirm('mail@example.com')).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' },
    });
    expect(await confirm(lastCode(house.messages))).toMatchObject(done);
    expect(await fetchMFAPreference()).toMatchObject({ preferred: 'EMAIL' });
  });
});
