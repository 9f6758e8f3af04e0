import { isPlainAddress } from '@contract/rules/email';
import { attributesOf, meantUser, namedUser, onUser, readRow, recordOf, requirePool } from '../adminUser';
import { forgiveAttempts } from '../passwordLock';
import { changed, readAttributes } from '../attributes';
import { dropCode, dropCodes } from '../codes';
import { forgetTextCodes } from '../contacts';
import {
  disabled,
  invalidMember,
  invalidParameter,
  notAuthorized,
  PoolFailure,
  userNotFound,
} from '../failures';
import { invite, mediumsOf, temporaryPassword } from '../invitation';
import { type Members, text } from '../members';
import { grantWishes, readWishes } from '../mfa';
import { heldContacts, noContact, recoveryContact, sendPasswordCode } from '../passwordCodes';
import { requireGoodPassword } from '../passwordPolicy';
import type { Pool, Sql } from '../pool';
import { revokeSignInsOf } from '../signIns';
import { findUser, insertUser, setAttributes, setEnabled, setPassword, setStatus } from '../users';

/** Creates a user with a temporary password and mails it; RESEND makes a new password for an invited user. */
export async function adminCreateUser(pool: Pool, members: Members) {
  requirePool(pool, members);
  const username = namedUser(members);
  const action = actionOf(members);
  const attributes = readAttributes(members, 'UserAttributes');
  const mediums = mediumsOf(members);
  const password = members.TemporaryPassword ? givenPassword(members) : temporaryPassword();
  return pool.db.transaction(async ({ sql }) => {
    if (action === 'RESEND') await renew(pool, sql, { username, password });
    else await create(pool, sql, { username, password, attributes });
    const row = await readRow(sql, username);
    if (action !== 'SUPPRESS') await invite(pool, sql, row, { temporaryPassword: password, mediums });
    return { User: { ...recordOf(row), Attributes: attributesOf(row) } };
  });
}

function actionOf(members: Members): 'RESEND' | 'SUPPRESS' | undefined {
  const action = members.MessageAction ?? undefined;
  if (action === undefined || action === 'RESEND' || action === 'SUPPRESS') return action;
  throw invalidMember('messageAction', 'Member must satisfy enum value set: [RESEND, SUPPRESS]');
}

function givenPassword(members: Members): string {
  const password = text(members, 'TemporaryPassword', { max: 256 });
  requireGoodPassword(password, 'did not conform with');
  return password;
}

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
}

async function create(pool: Pool, sql: Sql, { username, password, attributes: given }: NewUser) {
  if (!isPlainAddress(username)) throw invalidParameter('Username should be an email.');
  const attributes = changed({}, { email: username, ...given });
  const status = 'FORCE_CHANGE_PASSWORD';
  if (await insertUser(pool, sql, { username, password, status, attributes })) return;
  throw new PoolFailure('UsernameExistsException', 'User account already exists');
}

async function renew(pool: Pool, sql: Sql, { username, password }: Omit<NewUser, 'attributes'>) {
  const user = await findUser(pool, sql, username);
  if (!user) throw userNotFound();
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new PoolFailure(
      'UnsupportedUserStateException',
      `Resend not possible. ${username} status is not FORCE_CHANGE_PASSWORD`,
    );
  }
  await setPassword(pool, sql, user, { password, isTemporary: true });
}

/** Everything about one user. */
export async function adminGetUser(pool: Pool, members: Members) {
  requirePool(pool, members);
  const { sql } = pool.db;
  const row = await readRow(sql, await meantUser(sql, members));
  return {
    ...recordOf(row),
    UserAttributes: attributesOf(row),
    ...(row.mfa_methods.length > 0 && { UserMFASettingList: row.mfa_methods }),
    ...(row.mfa_preferred && { PreferredMfaSetting: row.mfa_preferred }),
  };
}

/** Confirms a sign-up without its code. */
export const adminConfirmSignUp = onUser(async ({ pool, sql, user }) => {
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  await setStatus(pool, sql, user, 'CONFIRMED');
  await dropCode(pool, sql, user.username, 'signUp');
});

/** Lets a disabled user sign in again. Earlier sign-ins stay ended. */
export const adminEnableUser = onUser(({ pool, sql, user }) => setEnabled(pool, sql, user, true));

/** Disables the user and ends all sign-ins. */
export const adminDisableUser = onUser(async ({ pool, sql, user }) => {
  await setEnabled(pool, sql, user, false);
  await revokeSignInsOf(pool, sql, user.sub);
});

/** Deletes the user, with sign-ins, devices and codes. */
export const adminDeleteUser = onUser(async ({ pool, sql, user }) => {
  await sql.deleteFrom('pool_user').where('sub', '=', user.sub).execute();
  await dropCodes(pool, sql, user.username);
});

/**
 * Changes attributes, also whether an address counts as proven: the administrator vouches for it. A changed number ends
 * what waited for the old one.
 */
export const adminUpdateUserAttributes = onUser(async ({ pool, sql, user, members }) => {
  const after = changed(user.attributes, readAttributes(members, 'UserAttributes'));
  if (after.phone_number !== user.attributes.phone_number) {
    await forgetTextCodes(pool, sql, user);
    await dropCode(pool, sql, user.username, 'attribute:phone_number');
  }
  await setAttributes(pool, sql, user, after);
});

/** Sets a user's password, permanent or temporary, and ends sign-ins with the old one. */
export const adminSetUserPassword = onUser(async ({ pool, sql, user, members }) => {
  const password = text(members, 'Password', { max: 256 });
  requireGoodPassword(password, 'did not conform with');
  await setPassword(pool, sql, user, { password, isTemporary: members.Permanent !== true });
  await dropCode(pool, sql, user.username, 'password');
  await forgiveAttempts(pool, sql, user.username);
  await revokeSignInsOf(pool, sql, user.sub);
});

/** Makes the password invalid and sends a code to choose a new one. */
export const adminResetUserPassword = onUser(async ({ pool, sql, user }) => {
  if (!user.enabled) throw disabled();
  if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  const contact = recoveryContact(user, await heldContacts(pool, sql, user.username));
  if (!contact) throw noContact();
  await setStatus(pool, sql, user, 'RESET_REQUIRED');
  await revokeSignInsOf(pool, sql, user.sub);
  await sendPasswordCode(pool, sql, { username: user.username, contact });
});

/** Switches a user's codes on or off, for example after a lost phone. */
export const adminSetUserMFAPreference = onUser(({ pool, sql, user, members }) =>
  grantWishes(pool, sql, user, readWishes(members)),
);

/** Ends every sign-in of the user; the password stays valid. */
export const adminUserGlobalSignOut = onUser(({ pool, sql, user }) => revokeSignInsOf(pool, sql, user.sub));
