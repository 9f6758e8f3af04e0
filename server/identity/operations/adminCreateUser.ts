import { isPlainAddress } from '@contract/rules/email';
import { changed, readAttributes } from '../attributes';
import { namedUser, requirePool } from '../adminUser';
import { invalidMember, invalidParameter, PoolFailure, userNotFound } from '../failures';
import { invite, mediumsOf } from '../invitation';
import { type Members, text } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import type { Pool, Sql } from '../pool';
import { temporaryPassword } from '../temporaryPassword';
import { attributesOf, readRow, recordOf } from '../userRecord';
import { findUser, insertUser, setPassword } from '../users';

/** Makes a sign-in with a temporary password and mails it; RESEND makes a new password for one that still waits. */
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
