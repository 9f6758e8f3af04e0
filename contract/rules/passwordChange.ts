/** The messages that spec §5 fixes word for word. */
export const passwordMessages = {
  newPasswordRequired: 'New password is required.',
  missingLoginDetails: 'Missing Login Details',
  notAuthenticated: 'User not authenticated',
} as const;

/**
 * A change of password needs the details of an earlier sign-in and a current user (spec §5).
 * Answers the message of the first that is missing, else undefined.
 */
export function whyNoPasswordChange(known: {
  readonly signInDetails: boolean;
  readonly currentUser: boolean;
}): string | undefined {
  if (!known.signInDetails) return passwordMessages.missingLoginDetails;
  if (!known.currentUser) return passwordMessages.notAuthenticated;
  return undefined;
}
