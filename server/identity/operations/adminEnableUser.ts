import { onUser } from '../adminUser';
import { setEnabled } from '../userChanges';

/** Lets a disabled user sign in again. Earlier sign-ins stay ended. */
export const adminEnableUser = onUser(({ pool, sql, user }) => setEnabled(pool, sql, user, true));
