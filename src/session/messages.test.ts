import { describe, expect, it } from 'vitest';
import { failureOf, plainWords } from './messages';

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
      'temporary password has expired',
    ],
    ['NetworkError', 'Network error', 'Network error. Check your connection'],
    ['InvalidPasswordException', 'Password does not conform to policy: …', 'every requirement'],
    ['BrandNewException', 'A new reason.', 'A new reason.'],
  ])('%s "%s" reads "%s"', (code, message, words) => {
    expect(plainWords({ code, message })).toContain(words);
  });

  it('reads the same for an unknown name and a wrong password', () => {
    const unknown = plainWords({ code: 'UserNotFoundException', message: 'User does not exist.' });

    expect(unknown).toBe(
      plainWords({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
    );
  });
});
