import { describe, expect, it } from 'vitest';
import { passwordMessages, whyNoPasswordChange } from './passwordChange';

describe('whyNoPasswordChange', () => {
  it.each([
    [{ signInDetails: false, currentUser: false }, 'Missing Login Details'],
    [{ signInDetails: false, currentUser: true }, 'Missing Login Details'],
    [{ signInDetails: true, currentUser: false }, 'User not authenticated'],
    [{ signInDetails: true, currentUser: true }, undefined],
  ])('%j: %s', (known, message) => {
    expect(whyNoPasswordChange(known)).toBe(message);
  });

  it('speaks the fixed sentences', () => {
    expect(passwordMessages).toEqual({
      newPasswordRequired: 'New password is required.',
      missingLoginDetails: 'Missing Login Details',
      notAuthenticated: 'User not authenticated',
    });
  });
});
