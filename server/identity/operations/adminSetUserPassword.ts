import { onUser } from '../adminUser';
import { forgiveAttempts } from '../attempts';
import { dropCode } from '../codes';
import { text } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import { revokeSignInsOf } from '../signIns';
import { setPassword } from '../users';

/** Gives a user a password, lasting or to be replaced; whoever signed in with the old one is signed out. */
export const adminSetUserPassword = onUser(async ({ pool, sql, user, members }) => {
  const password = text(members, 'Password', { max: 256 });
  requireGoodPassword(password, 'did not conform with');
  await setPassword(pool, sql, user, { password, isTemporary: members.Permanent !== true });
  await dropCode(pool, sql, user.username, 'password');
  await forgiveAttempts(pool, sql, user.username);
  await revokeSignInsOf(pool, sql, user.sub);
});
