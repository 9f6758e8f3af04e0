import { onUser } from '../adminUser';
import { dropCode } from '../codes';
import { notAuthorized } from '../failures';
import { setStatus } from '../userChanges';

/** Lets somebody in who made a sign-in and did not answer with the code. */
export const adminConfirmSignUp = onUser(async ({ pool, sql, user }) => {
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  await setStatus(pool, sql, user, 'CONFIRMED');
  await dropCode(pool, sql, user.username, 'signUp');
});
