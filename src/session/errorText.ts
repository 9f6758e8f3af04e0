import { STEP_UP_EXCEPTION } from '@contract/rules/stepUp';
import * as m from '@locales/session';
import type { Failure } from './messages';

/** What the pool says of a new password that it cannot even read as one. */
export const aboutNewPassword = /value at '(new|proposed)?password'/i;

/** Told apart by their message, because the service gives them one code. */
const byMessage: readonly (readonly [code: string, message: RegExp, words: () => string])[] = [
  ['NotAuthorizedException', /attempts exceeded/i, m.tooMany],
  ['NotAuthorizedException', /temporary password has expired/i, m.temporaryExpired],
  ['NotAuthorizedException', /disabled/i, m.signInOff],
  ['NotAuthorizedException', /incorrect username or password/i, m.wrongNameOrPassword],
  ['NotAuthorizedException', /cannot be reset in the current state/i, m.cannotResetYet],
  ['NotAuthorizedException', /\bsession\b/i, m.tooLong],
  ['NotAuthorizedException', /access token/i, m.sessionEnded],
  ['ExpiredCodeException', /already been used/i, m.codeUsed],
  ['InvalidParameterException', /no registered\/verified email or phone/i, m.nowhereToSend],
  [
    'InvalidParameterException',
    /value at '(new|proposed)?password'.*regular expression/i,
    m.passwordEndsInSpace,
  ],
  [
    'InvalidParameterException',
    /value at '(new|proposed)?password'.*less than or equal to 256/i,
    () => m.passwordTooLong({ most: 256 }),
  ],
  ['InvalidParameterException', aboutNewPassword, m.weakPassword],
  ['InvalidParameterException', /email address format/i, m.notAnAddress],
];

const byCode: Readonly<Record<string, () => string>> = {
  [STEP_UP_EXCEPTION]: m.notProven,
  EmptySignInUsername: m.enterUsername,
  EmptySignInPassword: m.enterPassword,
  SignInException: m.tooLong,
  // Whether a name is known is nobody's business, so an unknown one reads like a wrong password.
  UserNotFoundException: m.wrongNameOrPassword,
  UserNotConfirmedException: m.notConfirmed,
  PasswordResetRequiredException: m.replacePassword,
  InvalidPasswordException: m.weakPassword,
  PasswordHistoryPolicyViolationException: m.passwordUsedBefore,
  CodeMismatchException: m.wrongCode,
  ExpiredCodeException: m.oldCode,
  EnableSoftwareTokenMFAException: m.wrongFirstCode,
  SoftwareTokenMFANotFoundException: m.noApp,
  CodeDeliveryFailureException: m.codeNotSent,
  LimitExceededException: m.tooMany,
  TooManyRequestsException: m.tooMany,
  TooManyFailedAttemptsException: m.tooMany,
  NetworkError: m.noNetwork,
  InternalErrorException: m.serviceProblem,
};

/** What the customer reads, never telling which of name and password was wrong. Unknown reasons stay as sent. */
export function plainWords({ code, message }: Failure): string {
  const told = byMessage.find(([of, pattern]) => of === code && pattern.test(message));
  return (told?.[2] ?? byCode[code])?.() ?? message;
}
