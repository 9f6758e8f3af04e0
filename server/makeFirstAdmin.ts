import { Refusal } from '../contract/problem';
import { isEmail } from '../contract/rules/email';
import type { Db } from './db/db';
import { temporaryPassword } from './identity/temporaryPassword';
import type { UserPool } from './identity/userPool';

export interface FirstAdmin {
  readonly email: string;
  readonly name: string;
}

/**
 * Makes the administrator that a new installation begins with.
 * @param pool undefined when a hosted pool keeps the passwords; then only the permission is recorded
 * @returns the temporary password, to be shown once; undefined with a hosted pool
 * @throws Refusal when an administrator can sign in already, or the address is taken or none
 */
export async function makeFirstAdmin(
  db: Db,
  pool: UserPool | undefined,
  { email, name }: FirstAdmin,
): Promise<string | undefined> {
  const username = email.trim().toLowerCase();
  if (!isEmail(username)) {
    throw new Refusal({
      code: 'invalid',
      message: `"${email}" is not an e-mail address like name@example.com.`,
    });
  }
  const admins = await db.sql.selectFrom('portal_user').select('name').where('admin', '=', true).execute();
  for (const admin of admins) {
    // One without a sign-in is what an earlier run left that was cut short.
    if (!pool || (await pool.exists(admin.name))) {
      throw new Refusal({
        code: 'conflict',
        message: `${admin.name} is an administrator already, so there is no first one to make. Ask an administrator to create further users.`,
      });
    }
  }
  if (await pool?.exists(username)) {
    throw new Refusal({
      code: 'conflict',
      message: `${username} can sign in already, but not as an administrator. Choose another address for the first administrator.`,
    });
  }
  await db.sql
    .insertInto('portal_user')
    .values({ name: username, admin: true })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ admin: true }))
    .execute();
  if (!pool) return undefined;
  const password = temporaryPassword();
  await pool.createUser({ username, password, permanent: false, attributes: { name } });
  return password;
}
