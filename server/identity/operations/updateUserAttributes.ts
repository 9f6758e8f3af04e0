import { changed } from '../attributes';
import { requireRecentBearer } from '../bearer';
import { dropCode } from '../codes';
import { askForProof, forgetNumber, tellReplaced } from '../contacts';
import type { ContactAttribute } from '../people';
import { PoolFailure } from '../failures';
import type { CodeDeliveryDetails } from '../masks';
import type { Members } from '../members';
import { holdUser, readOwnAttributes } from '../ownAttributes';
import type { Origin, Pool } from '../pool';
import { setAttributes } from '../userChanges';

/**
 * Changes what people may write about themselves. The name that they sign in with stays.
 *
 * A new address counts only once the code sent to it comes back. Codes for a forgotten password go to the address,
 * so a mistyped one would lock the owner out, and one that was never proven could be somebody else's.
 */
export async function updateUserAttributes(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  const bearer = await requireRecentBearer(pool, members);
  const { email, ...told } = readOwnAttributes(members);
  const sent: CodeDeliveryDetails[] = [];
  await pool.db.transaction(async ({ sql }) => {
    const user = await holdUser(pool, sql, bearer.user);
    const ask = async (attribute: ContactAttribute, to: string) => {
      const details = await askForProof(pool, sql, { user, attribute, to, address });
      // Thrown, so that an attribute is not half changed: nothing of this call happens.
      if (details instanceof PoolFailure) throw details;
      sent.push(details);
    };
    if (email !== undefined && email !== user.attributes.email) await ask('email', email);
    if (email === user.attributes.email) await dropCode(pool, sql, user.username, 'attribute:email');
    const { phone_number: number } = told;
    const before = user.attributes.phone_number ?? '';
    const isOther = number !== undefined && number !== before;
    if (isOther) {
      await forgetNumber(pool, sql, user);
      if (number !== '') await ask('phone_number', number);
    }
    await setAttributes(pool, sql, user, changed(user.attributes, told));
    if (isOther && before) await tellReplaced(pool, sql, user, 'phone_number');
  });
  return { CodeDeliveryDetailsList: sent };
}
