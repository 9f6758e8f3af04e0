import { describe, expect, it } from 'vitest';
import type { Auth } from './amplify';
import type { NextStep } from './signIn';
import { createSignInFlow } from './signInFlow';

const sms = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
  codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0100' },
} as NextStep;
const email = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'd***@e***' },
} as NextStep;
const totp: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };
const choose: NextStep = {
  signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
  allowedMFATypes: ['SMS', 'EMAIL'],
};
const setUpEmail: NextStep = { signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' };
const newPassword: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' };
const done: NextStep = { signInStep: 'DONE' };
const setUpTotp = (sharedSecret: string) =>
  ({ signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', totpSetupDetails: { sharedSecret } }) as NextStep;

const error = (name: string, message: string) => Object.assign(new Error(message), { name });
const lost = error('NotAuthorizedException', 'Invalid session for the user, session is expired.');
const reloaded = error('SignInException', '1. signIn was not called before confirmSignIn.');
const wrongPassword = error('NotAuthorizedException', 'Incorrect username or password.');
const wrongCode = error('CodeMismatchException', 'Invalid code or auth state for the user.');

/** A sign-in of dana whose pool gives these answers, one after the other, and what it was asked. */
function walkOf(...answers: readonly (NextStep | Error)[]) {
  const asked: string[] = [];
  const queue = [...answers];
  const say = (...words: string[]): Promise<NextStep> => {
    asked.push(words.join(' '));
    const answer = queue.shift();
    return answer && !(answer instanceof Error)
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error(`Nothing is answered to ${words.join(' ')}.`));
  };
  const auth: Partial<Auth> = {
    signIn: (username, password) => say('signIn', username, password),
    answer: (response) => say('answer', response),
    confirmNewPassword: (password) => say('newPassword', password),
    sendPasswordCode(username) {
      asked.push(`sendPasswordCode ${username}`);
      return Promise.resolve({ by: 'email', to: 'd***@e***' });
    },
  };
  const flow = createSignInFlow({ loadAuth: () => Promise.resolve(auth as Auth), company: 'Co-op' });
  return { flow, asked, begin: () => flow.begin('dana', 'Secret1!') };
}

describe('a sign-in with a code', () => {
  it('takes the way that was chosen, and the code as it is typed', async () => {
    const { flow, asked, begin } = walkOf(choose, email, done);

    expect(await begin()).toEqual({ kind: 'chooseMethod', methods: ['sms', 'email'] });
    expect(await flow.answer('email')).toEqual({ kind: 'code', by: 'email', to: 'd***@e***' });
    expect(await flow.answer('123 456')).toEqual({ kind: 'done' });
    expect(asked).toEqual(['signIn dana Secret1!', 'answer EMAIL', 'answer 123456']);
  });

  it('stands where it stood after a wrong code', async () => {
    const { flow, asked, begin } = walkOf(sms, wrongCode, done);
    await begin();

    expect(await flow.answer('000000')).toMatchObject({ failure: { code: 'CodeMismatchException' } });
    expect(await flow.answer('123456')).toEqual({ kind: 'done' });
    expect(asked).toHaveLength(3);
  });

  it.each([
    [totp, 'Enter the code.'],
    [setUpEmail, 'Enter an email address.'],
  ])('does not bother the pool with an empty answer', async (step, message) => {
    const { flow, asked, begin } = walkOf(step);
    await begin();

    expect(await flow.answer('  ')).toMatchObject({ failure: { message } });
    expect(asked).toHaveLength(1);
  });

  it('has another code sent by beginning again the same way', async () => {
    const { flow, asked, begin } = walkOf(choose, email, choose, email, done);
    await begin();
    await flow.answer('email');

    expect(await flow.again()).toEqual({ kind: 'code', by: 'email', to: 'd***@e***' });
    expect(await flow.answer('123456')).toEqual({ kind: 'done' });
    expect(asked.slice(2)).toEqual(['signIn dana Secret1!', 'answer EMAIL', 'answer 123456']);
  });
});

describe('a challenge that ran out', () => {
  it.each([lost, reloaded])('sends another code, and says so: %s', async (gone) => {
    const { flow, asked, begin } = walkOf(sms, gone, sms, done);
    await begin();

    expect(await flow.answer('123456')).toEqual({ kind: 'code', by: 'sms', to: '+*******0100', again: true });
    expect(await flow.answer('654321')).toEqual({ kind: 'done' });
    expect(asked).toEqual(['signIn dana Secret1!', 'answer 123456', 'signIn dana Secret1!', 'answer 654321']);
  });

  it('is begun again unseen where the answer still fits', async () => {
    const { flow, asked, begin } = walkOf(totp, lost, totp, done);
    await begin();

    expect(await flow.answer('123456')).toEqual({ kind: 'done' });
    expect(asked).toEqual(['signIn dana Secret1!', 'answer 123456', 'signIn dana Secret1!', 'answer 123456']);
  });

  it('goes the way again that was gone before', async () => {
    const { flow, asked, begin } = walkOf(setUpEmail, choose, email, lost, setUpEmail, choose, email);
    await begin();
    await flow.answer('dana@example.com');
    await flow.answer('email');

    expect(await flow.answer('123456')).toMatchObject({ kind: 'code', again: true });
    expect(asked.slice(4)).toEqual(['signIn dana Secret1!', 'answer dana@example.com', 'answer EMAIL']);
  });

  it('shows the new secret of an app', async () => {
    const { flow, begin } = walkOf(setUpTotp('OLD'), lost, setUpTotp('NEW'));
    await begin();

    expect(await flow.answer('123456')).toEqual({
      kind: 'setUpTotp',
      secret: 'NEW',
      uri: 'otpauth://totp/Co-op:dana?secret=NEW&issuer=Co-op',
      again: true,
    });
  });

  it('asks for a new password only once', async () => {
    const { flow, asked, begin } = walkOf(newPassword, lost, newPassword, done);
    await begin();

    expect(await flow.setNewPassword('Harvest7!', {})).toEqual({ kind: 'done' });
    expect(asked).toEqual([
      'signIn dana Secret1!',
      'newPassword Harvest7!',
      'signIn dana Secret1!',
      'newPassword Harvest7!',
    ]);
  });

  it('after a new password begins with that', async () => {
    const { flow, asked, begin } = walkOf(newPassword, sms, lost, sms);
    await begin();
    await flow.setNewPassword('Harvest7!', {});

    expect(await flow.answer('123456')).toMatchObject({ kind: 'code', again: true });
    expect(asked.at(-1)).toBe('signIn dana Harvest7!');
  });

  it('goes on where the pool took the new password and only its answer was lost', async () => {
    const cut = error('NetworkError', 'A network error has occurred.');
    const { flow, asked, begin } = walkOf(newPassword, cut, lost, wrongPassword, sms, done);
    await begin();
    await flow.setNewPassword('Harvest7!', {});

    expect(await flow.setNewPassword('Harvest7!', {})).toMatchObject({ kind: 'code', by: 'sms' });
    expect(asked.slice(-2)).toEqual(['signIn dana Secret1!', 'signIn dana Harvest7!']);
    expect(await flow.answer('123456')).toEqual({ kind: 'done' });
  });

  it('says no where neither the old nor the new password is right', async () => {
    const { flow, begin } = walkOf(newPassword, lost, wrongPassword, wrongPassword);
    await begin();

    expect(await flow.setNewPassword('Harvest7!', {})).toMatchObject({
      failure: { message: 'Incorrect username or password.' },
    });
  });

  it('tells why it cannot be begun again', async () => {
    const disabled = error('NotAuthorizedException', 'User is disabled.');
    const { flow, begin } = walkOf(sms, lost, disabled);
    await begin();

    expect(await flow.answer('123456')).toMatchObject({ failure: { message: 'User is disabled.' } });
  });

  it('leads to another step where the pool has changed its mind', async () => {
    const { flow, begin } = walkOf(sms, lost, totp);
    await begin();

    expect(await flow.answer('123456')).toEqual({ kind: 'code', by: 'totp', to: undefined });
  });
});

describe('a sign-in that nobody remembers', () => {
  it.each([
    ['never begun', [] as const],
    ['refused', [error('NotAuthorizedException', 'Incorrect username or password.')] as const],
    ['done', [done] as const],
  ])('because it was %s has to be begun anew', async (_, answers) => {
    const { flow, begin } = walkOf(...answers);
    if (answers.length > 0) await begin();
    const failure = {
      code: 'SignInException',
      message: 'This sign-in took too long. Sign in again.',
    };

    expect(await flow.answer('123456')).toEqual({ kind: 'failed', failure });
    expect(await flow.setNewPassword('Harvest7!', {})).toEqual({ kind: 'failed', failure });
    expect(await flow.again()).toEqual({ kind: 'failed', failure });
  });
});

describe('a password that has to be replaced', () => {
  it('has a fresh code sent and tells where', async () => {
    const { asked, begin } = walkOf({ signInStep: 'RESET_PASSWORD' });

    expect(await begin()).toEqual({
      kind: 'resetPassword',
      username: 'dana',
      sent: { by: 'email', to: 'd***@e***' },
    });
    expect(asked).toEqual(['signIn dana Secret1!', 'sendPasswordCode dana']);
  });
});
