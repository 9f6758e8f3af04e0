import { countAttempt, forgiveTry } from '../attempts';
import { requireBearer, revokedToken } from '../bearer';
import { limitExceeded, type PoolFailure, wrongPassword } from '../failures';
import { type Members, text } from '../members';
import { notify } from '../notices';
import { holdUser } from '../ownAttributes';
import { requireGoodPassword } from '../passwordPolicy';
import type { Origin, Pool, Sql } from '../pool';
import { isLive, revokeSignInsOf } from '../signIns';
import { isPasswordOf } from '../srp';
import { type PoolUser, proverOf, setPassword } from '../users';

/** Sets a new password for who knows the old one, ends the user's other sign-ins, and tells the owner. */
export async function changePassword(pool: Pool, members: Members, { address }: Origin) {
  const { user: bearer, claims } = await requireBearer(pool, members);
  const previous = text(members, 'PreviousPassword', { max: 256 });
  const password = text(members, 'ProposedPassword', { max: 256 });
  requireGoodPassword(password);
  // Returns the refusal instead of throwing it: the failed try must be committed, not rolled back.
  const refusal = await pool.db.transaction(async ({ sql }) => {
    // A password that somebody else set meanwhile, and the end of this sign-in with it, count.
    const user = await holdUser(pool, sql, bearer);
    if (!(await isLive(sql, claims))) return revokedToken();
    const failure = await judge(pool, sql, user, { previous, address });
    if (failure) return failure;
    await setPassword(pool, sql, user, { password });
    await revokeSignInsOf(pool, sql, user.sub, claims.originJti);
    await notify(pool, sql, user, 'passwordChanged');
    return undefined;
  });
  if (refusal) throw refusal;
  return {};
}

/** Tries count together with those of signing in: who took a session over may not guess the password here. */
async function judge(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { previous, address }: { previous: string; address: string },
): Promise<PoolFailure | undefined> {
  const trier = { username: user.username, address, deviceKey: undefined };
  const refusal = await countAttempt(pool, sql, trier);
  if (refusal) return refusal.type === 'NotAuthorizedException' ? limitExceeded() : refusal;
  if (!isPasswordOf(proverOf(pool, user.username), previous, user.credential)) return wrongPassword();
  await forgiveTry(pool, sql, trier);
  return undefined;
}
