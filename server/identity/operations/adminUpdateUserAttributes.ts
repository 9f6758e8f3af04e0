import { onUser } from '../adminUser';
import { changed, readAttributes } from '../attributes';
import { dropCode } from '../codes';
import { forgetTextCodes } from '../contacts';
import { setAttributes } from '../userChanges';

/**
 * Changes attributes, also whether an address counts as proven: an administrator vouches for it. What waited for a
 * number that is another one now ends.
 */
export const adminUpdateUserAttributes = onUser(async ({ pool, sql, user, members }) => {
  const after = changed(user.attributes, readAttributes(members, 'UserAttributes'));
  if (after.phone_number !== user.attributes.phone_number) {
    await forgetTextCodes(pool, sql, user);
    await dropCode(pool, sql, user.username, 'attribute:phone_number');
  }
  await setAttributes(pool, sql, user, after);
});
