import { ApiError } from '@contract/problem';
import { isPlainAddress } from '@contract/rules/email';
import type { Db } from '../db/db';
import { temporaryPassword } from '../identity/invitation';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';

export interface FirstAdmin {
  readonly email: string;
  readonly name: string;
}

/** How the new administrator gets in. */
export type WayIn =
  /** With a temporary password, to be shown once. */
  | { readonly by: 'shown'; readonly password: string }
  /** The hosted pool mails one. */
  | { readonly by: 'mail' }
  /** The hosted pool knew the sign-in already; its password stays. */
  | { readonly by: 'own' };

export interface FirstAdminDeps {
  readonly db: Db;
  readonly pool: PoolAdmin;
  readonly kind: 'embedded' | 'hosted';
}

/**
 * Makes the administrator that a new installation begins with.
 * @throws ApiError when an administrator can sign in already, or the address is taken or none
 */
export async function makeFirstAdmin(
  { db, pool, kind }: FirstAdminDeps,
  { email, name }: FirstAdmin,
): Promise<WayIn> {
  const username = email.trim().toLowerCase();
  if (!isPlainAddress(username)) {
    throw new ApiError({
      code: 'invalid',
      message: `"${email}" is not an e-mail address like name@example.com.`,
    });
  }
  const admins = await db.sql.selectFrom('portal_user').select('name').where('admin', '=', true).execute();
  for (const admin of admins) {
    // One without a sign-in is what an earlier run left that was cut short.
    if (await pool.exists(admin.name)) {
      throw new ApiError({
        code: 'conflict',
        message: `${admin.name} is an administrator already, so there is no first one to make. Ask an administrator to create further users.`,
      });
    }
  }
  const isKnown = await pool.exists(username);
  if (isKnown && kind === 'embedded') {
    throw new ApiError({
      code: 'conflict',
      message: `${username} can sign in already, but not as an administrator. Choose another address for the first administrator.`,
    });
  }
  await db.sql
    .insertInto('portal_user')
    .values({ name: username, admin: true })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ admin: true }))
    .execute();
  if (isKnown) return { by: 'own' };
  if (kind === 'hosted') {
    await pool.createUser({ username, name });
    return { by: 'mail' };
  }
  const password = temporaryPassword();
  await pool.createUser({ username, name, password: { text: password, lasts: false } });
  return { by: 'shown', password };
}
