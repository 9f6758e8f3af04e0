import { onUser } from '../adminUser';
import { revokeSignInsOf } from '../signIns';

/** Ends every sign-in of the user; the password stays good. */
export const adminUserGlobalSignOut = onUser(({ pool, sql, user }) => revokeSignInsOf(pool, sql, user.sub));
