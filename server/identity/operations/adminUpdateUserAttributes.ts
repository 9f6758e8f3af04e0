import { onUser } from '../adminUser';
import { changed, readAttributes } from '../attributes';
import { setAttributes } from '../userChanges';

/** Changes attributes, also whether an address counts as proven: an administrator vouches for it. */
export const adminUpdateUserAttributes = onUser(({ pool, sql, user, members }) =>
  setAttributes(pool, sql, user, changed(user.attributes, readAttributes(members, 'UserAttributes'))),
);
