import { namedUser } from '../adminUser';
import { requireClient } from '../client';
import { deliveryTo, refuseCode } from '../codeRequests';
import { disabled, noSuchName, notAuthorized, PoolFailure } from '../failures';
import { toMail } from '../masks';
import type { Members } from '../members';
import type { HeldContacts } from '../people';
import { heldContacts, noContact, recoveryContact, sendPasswordCode } from '../passwordCodes';
import type { Origin, Pool } from '../pool';
import { findUser, type PoolUser } from '../users';

/**
 * Sends a code with which a forgotten password is replaced. Where answers hide who exists, everybody is told that
 * one is on its way to the typed address, after the same work. That includes invited users, who get one (see
 * docs/decisions/010), and users with an address other than their name: to say so would say that they exist.
 */
export async function forgotPassword(pool: Pool, members: Members, { address }: Origin): Promise<object> {
  requireClient(pool, members);
  const username = namedUser(members);
  // Returns the refusal instead of throwing it: the counted request must be committed, not rolled back.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const refusal = await refuseCode(pool, sql, { username, purpose: 'password', address });
    if (refusal) return refusal;
    const user = await findUser(pool, sql, username);
    const held = await heldContacts(pool, sql, username);
    if (pool.settings.hidesUsers) {
      await sendPasswordCode(pool, sql, {
        username,
        contact: user?.enabled ? recoveryContact(user, held) : undefined,
      });
      return toMail(username);
    }
    const contact = user && contactOf(user, held);
    if (!contact) return noSuchName();
    if (contact instanceof PoolFailure) return contact;
    await sendPasswordCode(pool, sql, { username, contact });
    return deliveryTo(contact);
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { CodeDeliveryDetails: outcome };
}

/** As the protocol has it, where answers need not hide anything. */
function contactOf(user: PoolUser, held: HeldContacts) {
  if (!user.enabled) return disabled();
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return notAuthorized('User password cannot be reset in the current state.');
  }
  return recoveryContact(user, held) ?? noContact();
}
