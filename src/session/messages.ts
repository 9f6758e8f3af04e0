/** Why the user pool, or the way to it, said no. */
export interface Failure {
  /** The service's own name for it, without what stands before the '#'. */
  readonly code: string;
  /** The text that spec §8 fixes where it fixes one, else the service's own. */
  readonly message: string;
}

/** Amplify's names for conditions whose text spec §8 fixes. */
const fixedMessages: Readonly<Record<string, string>> = {
  UserUnAuthenticatedException: 'User is not authenticated',
  EmptySignInUsername: 'Username and Pool information are required.',
  EmptySignInPassword: 'PASSWORD parameter is required',
  EmptyChallengeResponse: 'New password is required.',
  InvalidUserPoolId: 'Invalid UserPoolId format.',
  AuthUserPoolException: 'Both UserPoolId and ClientId are required.',
  NetworkError: 'Network error',
};

/** Reads whatever was thrown while speaking to the user pool. */
export function failureOf(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: String(error) };
  const code = name.slice(name.lastIndexOf('#') + 1);
  return { code, message: fixedMessages[code] ?? message };
}

/** Told apart by their message, because the service gives them one code. */
const byMessage: readonly (readonly [RegExp, string])[] = [
  [/attempts exceeded/i, 'Too many tries. Wait a few minutes, then try again.'],
  [/temporary password has expired/i, 'Your temporary password has expired. Call us for a new one.'],
  [/disabled/i, 'This sign-in is turned off. Call us if you think it should not be.'],
  [/incorrect username or password/i, 'Incorrect username or password. Check both and try again.'],
];

const byCode: Readonly<Record<string, string>> = {
  EmptySignInUsername: 'Enter your username or email.',
  EmptySignInPassword: 'Enter your password.',
  // Whether a name is known is nobody's business, so an unknown one reads like a wrong password.
  UserNotFoundException: 'Incorrect username or password. Check both and try again.',
  UserNotConfirmedException:
    'Your sign-in has not been confirmed yet. Call us and we will finish it with you.',
  PasswordResetRequiredException:
    'Your password has to be reset before you can sign in. Call us and we will do it with you.',
  InvalidPasswordException: 'That password does not meet every requirement below. Choose another one.',
  PasswordHistoryPolicyViolationException: 'You have used that password before. Choose another one.',
  LimitExceededException: 'Too many tries. Wait a few minutes, then try again.',
  TooManyRequestsException: 'Too many tries. Wait a few minutes, then try again.',
  NetworkError: 'Network error. Check your connection and try again.',
  InternalErrorException: 'The sign-in service had a problem. Try again in a minute.',
};

/** What the customer reads, never telling which of name and password was wrong. Unknown reasons stay as sent. */
export function plainWords({ code, message }: Failure): string {
  const told = byMessage.find(([pattern]) => code === 'NotAuthorizedException' && pattern.test(message));
  return told?.[1] ?? byCode[code] ?? message;
}
