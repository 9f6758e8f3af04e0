import { onUser } from '../adminUser';
import { grantWishes, readWishes } from '../mfaWishes';

/** Switches a user's codes on or off, as an office does for somebody whose telephone was lost. */
export const adminSetUserMFAPreference = onUser(({ pool, sql, user, members }) =>
  grantWishes(pool, sql, user, readWishes(members)),
);
