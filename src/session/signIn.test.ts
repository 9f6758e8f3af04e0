import { describe, expect, it } from 'vitest';
import { type NextStep, type Step, stepOf, wordFor } from './signIn';

const label = { issuer: 'Smith & Sons: Grain', account: 'dana+farm@example.com' };
const read = (next: object) => stepOf(next as Exclude<NextStep, { signInStep: 'RESET_PASSWORD' }>, label);

describe('a step of the user pool', () => {
  it.each<[object, Step]>([
    [{ signInStep: 'DONE' }, { kind: 'done' }],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' }, { kind: 'newPassword', missing: [] }],
    [
      {
        signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
        missingAttributes: ['name', 'phone_number'],
      },
      { kind: 'newPassword', missing: ['name', 'phone_number'] },
    ],
    [
      {
        signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
        codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0100' },
      },
      { kind: 'code', by: 'sms', to: '+*******0100' },
    ],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' }, { kind: 'code', by: 'sms', to: undefined }],
    [
      {
        signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'd***@e***' },
      },
      { kind: 'code', by: 'email', to: 'd***@e***' },
    ],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, { kind: 'code', by: 'totp', to: undefined }],
    [
      { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['SMS', 'TOTP', 'EMAIL'] },
      { kind: 'chooseMethod', methods: ['sms', 'totp', 'email'] },
    ],
    [
      { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['EMAIL', 'TOTP'] },
      { kind: 'chooseSetup', methods: ['email', 'totp'] },
    ],
    [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, { kind: 'setUpEmail' }],
  ])('%j is %j', (next, step) => {
    expect(read(next)).toEqual(step);
  });

  it('that sets up an app names company and customer in an address that any name leaves whole', () => {
    const step = read({
      signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
      totpSetupDetails: { sharedSecret: 'JBSWY3DPEHPK3PXP' },
    }) as Extract<Step, { kind: 'setUpTotp' }>;

    expect(step.secret).toBe('JBSWY3DPEHPK3PXP');
    const uri = new URL(step.uri);
    expect(decodeURIComponent(uri.pathname.split('/').at(-1)!)).toBe(
      'Smith & Sons: Grain:dana+farm@example.com',
    );
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      issuer: 'Smith & Sons: Grain',
    });
  });

  it.each([
    ['CONFIRM_SIGN_UP', 'UserNotConfirmedException'],
    ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', 'UnsupportedChallenge'],
    ['CONFIRM_SIGN_IN_WITH_PASSWORD', 'UnsupportedChallenge'],
    ['A_STEP_OF_THE_YEAR_2030', 'UnsupportedChallenge'],
  ])('%s fails as %s, with something to do', (signInStep, code) => {
    expect(read({ signInStep })).toMatchObject({ kind: 'failed', failure: { code } });
  });
});

describe('what somebody answers', () => {
  const code: Step = { kind: 'code', by: 'totp', to: undefined };
  const all = ['sms', 'totp', 'email'] as const;

  it.each<[Step, string, string]>([
    [{ kind: 'chooseMethod', methods: all }, 'sms', 'SMS'],
    [{ kind: 'chooseMethod', methods: all }, 'email', 'EMAIL'],
    [{ kind: 'chooseSetup', methods: all }, 'totp', 'TOTP'],
    [code, '123 456 ', '123456'],
    [code, 'sms', 'sms'],
    [{ kind: 'setUpTotp', secret: 's', uri: 'u' }, ' 123456', '123456'],
    [{ kind: 'setUpEmail' }, ' dana@example.com ', 'dana@example.com'],
  ])('to %j with %j is given as %j', (step, typed, word) => {
    expect(wordFor(step, typed)).toBe(word);
  });
});
