import { admitAttempt, forgiveAttempts } from '../attempts';
import { requireBearer } from '../bearer';
import { lockedOut, wrongPassword } from '../failures';
import { type Members, text } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import type { Pool } from '../pool';
import { revokeSignInsOf } from '../signIns';
import { isPasswordOf } from '../srp';
import { proverOf, setPassword } from '../users';

/** Sets a new password for who knows the old one, and ends the user's other sign-ins. */
export async function changePassword(pool: Pool, members: Members) {
  const { user, claims } = await requireBearer(pool, members);
  const previous = text(members, 'PreviousPassword', { max: 256 });
  const password = text(members, 'ProposedPassword', { max: 256 });
  requireGoodPassword(password);
  // Returns the refusal instead of throwing it: the failed try must be committed, not rolled back.
  const failure = await pool.db.transaction(async ({ sql }) => {
    if (!(await admitAttempt(pool, sql, user.username))) return lockedOut();
    if (!isPasswordOf(proverOf(pool, user.username), previous, user.credential)) return wrongPassword();
    await forgiveAttempts(pool, sql, user.username);
    await setPassword(pool, sql, user, { password });
    await revokeSignInsOf(pool, sql, user.sub, claims.originJti);
    return undefined;
  });
  if (failure) throw failure;
  return {};
}
