import { ApiError, type ApiErrorCode } from '@contract/problem';

const codes: Readonly<Record<string, ApiErrorCode>> = {
  UserNotFoundException: 'not-found',
  UsernameExistsException: 'conflict',
  UnsupportedUserStateException: 'conflict',
  NotAuthorizedException: 'conflict',
  InvalidPasswordException: 'invalid',
  InvalidParameterException: 'invalid',
  LimitExceededException: 'too-many',
  TooManyRequestsException: 'too-many',
};

const words: Readonly<Partial<Record<ApiErrorCode, (username: string) => string>>> = {
  'not-found': (username) => `Nobody signs in as ${username}. Look at the list again.`,
  'too-many': () => 'The user pool is asked too often just now. Try again in a minute.',
};

/** What the pool answered, in the product's words: the pool's own sentence where it says more. */
export function toApiError(error: unknown, username: string): ApiError {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  const code = codes[name];
  if (!code) {
    return new ApiError({
      code: 'unavailable',
      message:
        `The user pool did not do it (${name || 'no answer'}), so nothing was changed. Try again in a minute; if it ` +
        "stays so, check the server's network, and with a hosted pool its AWS credentials.",
      cause: error,
    });
  }
  if (name === 'UsernameExistsException') {
    return new ApiError({
      code,
      message: `${username} exists already. Each address signs in once; nothing was changed.`,
      cause: error,
    });
  }
  return new ApiError({ code, message: words[code]?.(username) ?? message, cause: error });
}
