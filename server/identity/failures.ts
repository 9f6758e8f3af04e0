import { STEP_UP_EXCEPTION, STEP_UP_MINUTES } from '@contract/rules/stepUp';

/** An error of the user pool's protocol. Clients match on type and text, so both are exact. */
export class PoolFailure extends Error {
  /**
   * @param type the exception's name, sent as `__type`
   * @param retryAfter seconds after which the call may be tried again
   */
  constructor(
    readonly type: string,
    message: string,
    readonly status = 400,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'PoolFailure';
  }
}

export const notAuthorized = (message: string) => new PoolFailure('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new PoolFailure('InvalidParameterException', message);
export const userNotFound = () => new PoolFailure('UserNotFoundException', 'User does not exist.');
export const noSuchClient = (id: string) =>
  new PoolFailure('ResourceNotFoundException', `User pool client ${id} does not exist.`);

/** The same for an unknown name and a wrong password, so that nobody learns who exists. */
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const lockedOut = () => notAuthorized('Password attempts exceeded');
export const disabled = () => notAuthorized('User is disabled.');

export const wrongCode = () =>
  new PoolFailure('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new PoolFailure('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  new PoolFailure('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
/** Asks for the password once more, because a session could have been stolen meanwhile. */
export const proofTooOld = () =>
  new PoolFailure(
    STEP_UP_EXCEPTION,
    `For this the sign-in must not be older than ${STEP_UP_MINUTES} minutes. Sign in again.`,
  );
/** For operations without a sign-in, if answers need not hide who exists. */
export const noSuchName = () =>
  new PoolFailure('UserNotFoundException', 'Username/client id combination not found.');

/** The database is away for a moment. */
export const unavailable = () =>
  new PoolFailure(
    'InternalErrorException',
    'Nobody can sign in right now. Please try again in a moment.',
    503,
    2,
  );

export const invalidMember = (member: string, constraint: string) =>
  invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`,
  );
