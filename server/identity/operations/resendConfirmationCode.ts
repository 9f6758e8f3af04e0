import { namedUser } from '../adminUser';
import { requireClient } from '../client';
import { refuseCode } from '../codeRequests';
import { invalidParameter, noSuchName, PoolFailure } from '../failures';
import { toMail } from '../masks';
import type { Members } from '../members';
import type { Origin, Pool } from '../pool';
import { requireSelfSignUp, sendSignUpCode } from '../signUps';
import { findUser } from '../users';

/** Sends the code of a new sign-in again. Where answers hide who exists, everybody is told so, after the same work. */
export async function resendConfirmationCode(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  // Returns the refusal instead of throwing it: the counted request must be committed, not rolled back.
  const refusal = await pool.db.transaction(async ({ sql }) => {
    const limited = await refuseCode(pool, sql, { username, purpose: 'signUp', address });
    if (limited) return limited;
    const user = await findUser(pool, sql, username);
    const waits = user?.status === 'UNCONFIRMED';
    if (!waits && !pool.settings.hidesUsers) {
      return user ? invalidParameter('User is already confirmed.') : noSuchName();
    }
    await sendSignUpCode(pool, sql, username, waits ? user.attributes.email : undefined);
    return undefined;
  });
  if (refusal instanceof PoolFailure) throw refusal;
  return { CodeDeliveryDetails: toMail(username) };
}
