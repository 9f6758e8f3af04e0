import { describe, expect, it } from 'vitest';
import { type NextStep, stepOf } from './signIn';

describe('a step of the user pool', () => {
  it('that is done opens the session', () => {
    expect(stepOf({ signInStep: 'DONE' })).toEqual({ kind: 'done' });
  });

  it.each([
    [undefined, []],
    [['name', 'phone_number'] as const, ['name', 'phone_number']],
  ])('that wants a new password names the attributes besides it (%j)', (missingAttributes, missing) => {
    const next = { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes } as NextStep;

    expect(stepOf(next)).toEqual({ kind: 'newPassword', missing });
  });

  it.each([
    ['RESET_PASSWORD', 'PasswordResetRequiredException'],
    ['CONFIRM_SIGN_UP', 'UserNotConfirmedException'],
    ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'UnsupportedChallenge'],
    ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'UnsupportedChallenge'],
    ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_MFA_SELECTION', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_TOTP_SETUP', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_EMAIL_SETUP', 'UnsupportedChallenge'],
    ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'UnsupportedChallenge'],
    ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', 'UnsupportedChallenge'],
    ['CONFIRM_SIGN_IN_WITH_PASSWORD', 'UnsupportedChallenge'],
  ])('%s fails as %s, with something to do', (signInStep, code) => {
    expect(stepOf({ signInStep } as NextStep)).toMatchObject({ kind: 'failed', failure: { code } });
  });
});
