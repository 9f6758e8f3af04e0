import { onUser } from '../adminUser';
import { disabled, notAuthorized } from '../failures';
import { heldContacts, noContact, recoveryContact, sendPasswordCode } from '../passwordCodes';
import { revokeSignInsOf } from '../signIns';
import { setStatus } from '../userChanges';

/** Makes the password useless and sends a code by which the user chooses another. */
export const adminResetUserPassword = onUser(async ({ pool, sql, user }) => {
  if (!user.enabled) throw disabled();
  if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  const contact = recoveryContact(user, await heldContacts(pool, sql, user.username));
  if (!contact) throw noContact();
  await setStatus(pool, sql, user, 'RESET_REQUIRED');
  await revokeSignInsOf(pool, sql, user.sub);
  await sendPasswordCode(pool, sql, { username: user.username, contact });
});
