import { onUser } from '../adminUser';
import { dropCodes } from '../codes';

/** Takes the user away, with sign-ins, devices and codes. */
export const adminDeleteUser = onUser(async ({ pool, sql, user }) => {
  await sql.deleteFrom('pool_user').where('sub', '=', user.sub).execute();
  await dropCodes(pool, sql, user.username);
});
