import { requireRecentBearer } from '../bearer';
import { apiErrorOf } from '../codeRequests';
import { checkCode, dropCode } from '../codes';
import { isContact, tellReplaced } from '../contacts';
import type { ContactAttribute } from '../people';
import { invalidParameter, type PoolFailure } from '../failures';
import { type Members, text } from '../members';
import { holdUser } from '../ownAttributes';
import type { Pool, Sql } from '../pool';
import { setAttributes } from '../userChanges';
import type { PoolUser } from '../users';

/** Takes the code that proves an address or number; a new address takes the place of the old one now. */
export async function verifyUserAttribute(pool: Pool, members: Members): Promise<object> {
  const { user } = await requireRecentBearer(pool, members);
  const attribute = text(members, 'AttributeName', { max: 32 });
  if (!isContact(attribute)) throw invalidParameter('Only email and phone_number can be verified');
  const code = text(members, 'Code', { max: 2048, pattern: /^\S+$/ });
  // Returns the refusal instead of throwing it: the counted try must be committed, not rolled back.
  const refusal = await pool.db.transaction(({ sql }) => verify(pool, sql, user, { attribute, code }));
  if (refusal) throw refusal;
  return {};
}

async function verify(
  pool: Pool,
  sql: Sql,
  bearer: PoolUser,
  { attribute, code }: { attribute: ContactAttribute; code: string },
): Promise<PoolFailure | undefined> {
  const { username } = bearer;
  const purpose = `attribute:${attribute}` as const;
  const judged = await checkCode(pool, sql, { username, purpose, code });
  if (judged.verdict !== 'right') return apiErrorOf(judged);
  const user = await holdUser(pool, sql, bearer);
  const proven = { [attribute]: judged.target!, [`${attribute}_verified`]: 'true' };
  await setAttributes(pool, sql, user, { ...user.attributes, ...proven });
  await dropCode(pool, sql, username, purpose);
  // To the old address, which whoever took the session over does not read. A number was replaced before its proof.
  if (attribute === 'email' && user.attributes.email !== judged.target) {
    await tellReplaced(pool, sql, user, 'email');
  }
  return undefined;
}
