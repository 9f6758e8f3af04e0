import { notAuthorized } from '../failures';
import type { Pool } from '../pool';

/**
 * Nobody takes the own sign-in away: accounts, open requests and their records hang on it, and a stolen session would
 * shut its owner out. Administrators delete users.
 */
export function deleteUser(_pool: Pool): Promise<never> {
  return Promise.reject(notAuthorized('DeleteUser is not permitted for this user pool'));
}
