import { namedUser } from '../adminUser';
import { requireClient } from '../client';
import { apiErrorOf } from '../codeRequests';
import { checkCode, dropCode } from '../codes';
import { noSuchName, notAuthorized, type PoolFailure, wrongCode } from '../failures';
import { type Members, text } from '../members';
import type { Pool, Sql } from '../pool';
import { requireSelfSignUp } from '../signUps';
import { setAttributes, setStatus } from '../userChanges';
import { findUser } from '../users';

/** Confirms a sign-in of one's own with the code that was sent to its address, which is thereby proven. */
export async function confirmSignUp(pool: Pool, members: Members): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  const code = text(members, 'ConfirmationCode', { max: 2048, pattern: /^\S+$/ });
  // Returns the refusal instead of throwing it: the counted try must be committed, not rolled back.
  const refusal = await pool.db.transaction(({ sql }) => confirm(pool, sql, username, code));
  if (refusal) throw refusal;
  return {};
}

async function confirm(
  pool: Pool,
  sql: Sql,
  username: string,
  code: string,
): Promise<PoolFailure | undefined> {
  const { hidesUsers } = pool.settings;
  const user = await findUser(pool, sql, username);
  if (!hidesUsers && !user) return noSuchName();
  if (!hidesUsers && user!.status !== 'UNCONFIRMED') {
    return notAuthorized(`User cannot be confirmed. Current status is ${user!.status}`);
  }
  const judged = await checkCode(pool, sql, { username, purpose: 'signUp', code });
  if (judged.verdict !== 'right') return apiErrorOf(judged, hidesUsers);
  if (user?.status !== 'UNCONFIRMED' || user.attributes.email !== judged.target) return wrongCode();
  await setStatus(pool, sql, user, 'CONFIRMED');
  await setAttributes(pool, sql, user, { ...user.attributes, email_verified: 'true' });
  await dropCode(pool, sql, username, 'signUp');
  return undefined;
}
