import { requireBearer } from '../bearer';
import { targetOf } from '../codes';
import { askForProof, isContact } from '../contacts';
import { invalidParameter, PoolFailure } from '../failures';
import { type Members, text } from '../members';
import type { Origin, Pool } from '../pool';

/** Sends a code that proves an address or number: the new one, where a change waits for its code. */
export async function getUserAttributeVerificationCode(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  const { user } = await requireBearer(pool, members);
  const attribute = text(members, 'AttributeName', { max: 32 });
  if (!isContact(attribute)) throw invalidParameter('Only email and phone_number can be verified');
  // Returns the refusal instead of throwing it: the counted request must be committed, not rolled back.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const waiting = await targetOf(pool, sql, user.username, `attribute:${attribute}`);
    const to = waiting ?? user.attributes[attribute];
    if (!to) return invalidParameter(`The user has no ${attribute} to verify`);
    return askForProof(pool, sql, { user, attribute, to, address });
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { CodeDeliveryDetails: outcome };
}
