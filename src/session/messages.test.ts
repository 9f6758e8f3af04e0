import { describe, expect, it } from 'vitest';
import { failureOf, unsupported } from './messages';
import { plainWords } from './errorText';

const thrown = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a failure of the user pool', () => {
  it.each([
    ['UserUnAuthenticatedException', 'User is not authenticated'],
    ['EmptySignInUsername', 'Username and Pool information are required.'],
    ['EmptySignInPassword', 'PASSWORD parameter is required'],
    ['EmptyChallengeResponse', 'New password is required.'],
    ['InvalidUserPoolId', 'Invalid UserPoolId format.'],
    ['AuthUserPoolException', 'Both UserPoolId and ClientId are required.'],
    ['NetworkError', 'Network error'],
  ])('%s says "%s"', (name, message) => {
    expect(failureOf(thrown(name, 'in the words of the library'))).toEqual({ code: name, message });
  });

  it('is named by what stands after the #', () => {
    const error = thrown('com.amazonaws.cognito#NotAuthorizedException', 'Incorrect username or password.');

    expect(failureOf(error)).toEqual({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect username or password.'],
    ['UserNotFoundException', 'User does not exist.', 'Incorrect username or password.'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'Too many tries.'],
    ['NotAuthorizedException', 'User is disabled.', 'turned off'],
    [
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
      'temporary password expired',
    ],
    ['NetworkError', 'Network error', 'Network error. Check your connection'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'took too long'],
    ['NotAuthorizedException', 'Access Token has been revoked', 'Your session ended.'],
    [
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
      'temporary password from your invitation',
    ],
    ['SignInException', 'An error occurred during the sign in process.', 'took too long'],
    ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'isn’t right'],
    ['CodeMismatchException', 'Invalid code received for user', 'isn’t right'],
    ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'Ask for a new one.'],
    [
      'ExpiredCodeException',
      'Your software token has already been used once.',
      'Wait for the app’s next code.',
    ],
    ['EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA', 'clock is right'],
    [
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA does not exist for the user.',
      'has no authenticator app',
    ],
    ['CodeDeliveryFailureException', 'Unable to deliver message', 'couldn’t send the code'],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'Wait a few minutes'],
    ['TooManyRequestsException', 'Rate exceeded', 'Wait a few minutes'],
    ['TooManyFailedAttemptsException', 'Too many failed attempts', 'Wait a few minutes'],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      'no email address or phone number',
    ],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length greater than or equal to 6",
      'every point on the list',
    ],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'newPassword' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
      'can’t start or end with a space',
    ],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'proposedPassword' failed to satisfy constraint: Member must have length less than or equal to 256",
      'at most 256 characters',
    ],
    ['InvalidParameterException', 'Invalid email address format.', 'isn’t an email address'],
    ['PasswordHistoryPolicyViolationException', 'Password has been used', 'used that password before'],
    ['PasswordResetRequiredException', 'Password reset required for the user', 'Forgot password?'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'Call us'],
    ['UserUnAuthenticatedException', 'User is not authenticated', 'User is not authenticated'],
    ['InvalidPasswordException', 'Password does not conform to policy: …', 'every point on the list'],
    ['BrandNewException', 'A new reason.', 'A new reason.'],
  ])('%s "%s" reads "%s"', (code, message, words) => {
    expect(plainWords({ code, message })).toContain(words);
  });

  it.each([
    'An error occurred during the sign in process. PASSKEY challengeName returned by the underlying service was not addressed.',
    'Cannot initiate MFA setup from available types: SMS',
  ])('is a step that the portal does not offer where the library says "%s"', (message) => {
    expect(failureOf(thrown('SignInException', message))).toEqual(unsupported());
    expect(plainWords(unsupported())).toContain('Call us');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://portal.example.com/assets/amplify-1.js',
    'error loading dynamically imported module: https://portal.example.com/assets/amplify-1.js',
    'Importing a module script failed.',
  ])('is one of the network where a part of the page is missing: %s', (message) => {
    expect(failureOf(new TypeError(message))).toEqual({ code: 'NetworkError', message: 'Network error' });
  });

  it('is read even where something else was thrown', () => {
    expect(failureOf('no error at all')).toEqual({ code: 'Unknown', message: 'no error at all' });
  });

  it('reads the same for an unknown name and a wrong password', () => {
    const unknown = plainWords({ code: 'UserNotFoundException', message: 'User does not exist.' });

    expect(unknown).toBe(
      plainWords({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
    );
  });
});
