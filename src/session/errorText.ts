import { STEP_UP_EXCEPTION } from '@contract/rules/stepUp';
import type { Failure } from './messages';

const tooLong = 'This sign-in took too long. Sign in again.';
const tooMany = 'Too many tries. Wait a few minutes, then try again.';
const weak = 'That password does not meet every requirement below. Choose another one.';

/** What the pool says of a new password that it cannot even read as one. */
export const aboutNewPassword = /value at '(new|proposed)?password'/i;

/** Told apart by their message, because the service gives them one code. */
const byMessage: readonly (readonly [code: string, message: RegExp, words: string])[] = [
  ['NotAuthorizedException', /attempts exceeded/i, tooMany],
  [
    'NotAuthorizedException',
    /temporary password has expired/i,
    'Your temporary password has expired. Call us for a new one.',
  ],
  [
    'NotAuthorizedException',
    /disabled/i,
    'This sign-in is turned off. Call us if you think it should not be.',
  ],
  [
    'NotAuthorizedException',
    /incorrect username or password/i,
    'Incorrect username or password. Check both and try again.',
  ],
  [
    'NotAuthorizedException',
    /cannot be reset in the current state/i,
    'This password cannot be reset yet. Sign in with the temporary password from your invitation, or call us for a new one.',
  ],
  ['NotAuthorizedException', /\bsession\b/i, tooLong],
  ['NotAuthorizedException', /access token/i, 'Your session has ended. Sign in again.'],
  [
    'ExpiredCodeException',
    /already been used/i,
    'That code has been used already. Wait for the app’s next code.',
  ],
  [
    'InvalidParameterException',
    /no registered\/verified email or phone/i,
    'We have no email address or phone number to send a code to. Call us and we will help you in.',
  ],
  [
    'InvalidParameterException',
    /value at '(new|proposed)?password'.*regular expression/i,
    'A password cannot begin or end with a space. Choose another one.',
  ],
  [
    'InvalidParameterException',
    /value at '(new|proposed)?password'.*less than or equal to 256/i,
    'A password has at most 256 characters. Choose a shorter one.',
  ],
  ['InvalidParameterException', aboutNewPassword, weak],
  ['InvalidParameterException', /email address format/i, 'That is not an email address. Check it.'],
];

const byCode: Readonly<Record<string, string>> = {
  [STEP_UP_EXCEPTION]:
    'Nothing was changed, because your password was not entered. Try again to be asked once more.',
  EmptySignInUsername: 'Enter your username or email.',
  EmptySignInPassword: 'Enter your password.',
  SignInException: tooLong,
  // Whether a name is known is nobody's business, so an unknown one reads like a wrong password.
  UserNotFoundException: 'Incorrect username or password. Check both and try again.',
  UserNotConfirmedException:
    'Your sign-in has not been confirmed yet. Call us and we will finish it with you.',
  PasswordResetRequiredException:
    'Your password has to be replaced first. Choose “Forgot password?” and we send you a code for it.',
  InvalidPasswordException: weak,
  PasswordHistoryPolicyViolationException: 'You have used that password before. Choose another one.',
  CodeMismatchException: 'That code is not right. Check that it is the newest one and try again.',
  ExpiredCodeException: 'That code is too old. Ask for a new one.',
  EnableSoftwareTokenMFAException:
    'That code is not right. Check that the app shows this account and that your phone’s clock is right, then type its newest code.',
  SoftwareTokenMFANotFoundException:
    'No authenticator app is set up for this sign-in. Call us and we will help you in.',
  CodeDeliveryFailureException: 'The code could not be sent. Try again in a few minutes, or call us.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  NetworkError: 'Network error. Check your connection and try again.',
  InternalErrorException: 'The sign-in service had a problem. Try again in a minute.',
};

/** What the customer reads, never telling which of name and password was wrong. Unknown reasons stay as sent. */
export function plainWords({ code, message }: Failure): string {
  const told = byMessage.find(([of, pattern]) => of === code && pattern.test(message));
  return told?.[2] ?? byCode[code] ?? message;
}
