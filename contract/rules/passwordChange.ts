import * as m from '@locales/auth';
import { texts } from '@locales/language';

/** Fixed texts, word for word: docs/rules.md#password. No yup here: this is in the first bytes of the page. */
export const passwordMessages = texts({
  newPasswordRequired: m.newPasswordRequired,
  missingLoginDetails: m.missingLoginDetails,
  notAuthenticated: m.userNotAuthenticated,
});

/**
 * A change of password needs the details of an earlier sign-in and a current user: docs/rules.md#password.
 * Returns the message of the first one that is missing, else undefined.
 */
export function whyNoPasswordChange(known: {
  readonly signInDetails: boolean;
  readonly currentUser: boolean;
}): string | undefined {
  if (!known.signInDetails) return passwordMessages.missingLoginDetails;
  if (!known.currentUser) return passwordMessages.notAuthenticated;
  return undefined;
}
