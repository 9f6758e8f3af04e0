import { onUser } from '../adminUser';
import { revokeSignInsOf } from '../signIns';
import { setEnabled } from '../userChanges';

/** Keeps the user out until enabled again, and ends what is signed in. */
export const adminDisableUser = onUser(async ({ pool, sql, user }) => {
  await setEnabled(pool, sql, user, false);
  await revokeSignInsOf(pool, sql, user.sub);
});
