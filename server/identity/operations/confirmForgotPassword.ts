import { namedUser } from '../adminUser';
import { forgiveAttempts } from '../attempts';
import { requireClient } from '../client';
import { apiErrorOf, refuseTry } from '../codeRequests';
import { checkCode, dropCode } from '../codes';
import { expiredCode, noSuchName, type PoolFailure, wrongCode } from '../failures';
import { type Members, text } from '../members';
import { notify } from '../notices';
import { heldContacts, recoveryContact } from '../passwordCodes';
import { requireGoodPassword } from '../passwordPolicy';
import type { Origin, Pool, Sql } from '../pool';
import { revokeSignInsOf } from '../signIns';
import { findUser, setPassword } from '../users';

interface Reset {
  readonly username: string;
  readonly code: string;
  readonly password: string;
  readonly address: string;
}

/** Replaces a forgotten password for who read the code; every sign-in and every lock of the old one ends. */
export async function confirmForgotPassword(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  requireClient(pool, members);
  const username = namedUser(members);
  const code = text(members, 'ConfirmationCode', { max: 2048, pattern: /^\S+$/ });
  const password = text(members, 'Password', { max: 256 });
  // Before the code is looked at: a weak password uses no try up, and says nothing about code or name.
  requireGoodPassword(password);
  // Returns the refusal instead of throwing it: the counted try must be committed, not rolled back.
  const asked = { username, code, password, address };
  const refusal = await pool.db.transaction(({ sql }) => reset(pool, sql, asked));
  if (refusal) throw refusal;
  return {};
}

async function reset(
  pool: Pool,
  sql: Sql,
  { username, code, password, address }: Reset,
): Promise<PoolFailure | undefined> {
  const { hidesUsers } = pool.settings;
  const user = await findUser(pool, sql, username);
  if (!user && !hidesUsers) return noSuchName();
  const tooMany = await refuseTry(pool, sql, { username, address });
  if (tooMany) return tooMany;
  const judged = await checkCode(pool, sql, { username, purpose: 'password', code });
  if (judged.verdict !== 'right') return apiErrorOf(judged, hidesUsers);
  if (!user?.enabled) return wrongCode();
  // Whoever reads the mail of an address that was replaced meanwhile is no longer the one to ask.
  const held = await heldContacts(pool, sql, username);
  if (recoveryContact(user, held)?.to !== judged.target) return expiredCode();
  await setPassword(pool, sql, user, { password });
  await dropCode(pool, sql, username, 'password');
  await forgiveAttempts(pool, sql, username);
  await revokeSignInsOf(pool, sql, user.sub);
  await notify(pool, sql, user, 'passwordReset');
  return undefined;
}
