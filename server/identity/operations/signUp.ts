import { isPlainAddress } from '@contract/rules/email';
import { namedUser } from '../adminUser';
import { type Attributes, changed } from '../attributes';
import { requireClient } from '../client';
import { refuseCode } from '../codeRequests';
import { invalidParameter, PoolFailure } from '../failures';
import { toMail } from '../masks';
import { type Members, text } from '../members';
import { missing, readOwnAttributes } from '../ownAttributes';
import { requireGoodPassword } from '../passwordPolicy';
import type { Origin, Pool } from '../pool';
import { requiredAttributes } from '../settings';
import { requireSelfSignUp, sendSignUpCode } from '../signUps';
import { findUser, insertUser } from '../users';

/** Lets people make a sign-in of their own, where the pool permits it; a code sent to the address confirms it. */
export async function signUp(pool: Pool, members: Members, { address }: Origin): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  if (!isPlainAddress(username)) throw invalidParameter('Invalid email address format.');
  const password = text(members, 'Password', { max: 256 });
  const attributes = attributesOf(members, username);
  requireGoodPassword(password, 'did not conform with');
  // Returns the refusal instead of throwing it: the counted request must be committed, not rolled back.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const refusal = await refuseCode(pool, sql, { username, purpose: 'signUp', address });
    if (refusal) return refusal;
    if (!(await insertUser(pool, sql, { username, password, status: 'UNCONFIRMED', attributes }))) {
      return new PoolFailure('UsernameExistsException', 'User already exists');
    }
    await sendSignUpCode(pool, sql, username, username);
    return (await findUser(pool, sql, username))!;
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { UserConfirmed: false, UserSub: outcome.sub, CodeDeliveryDetails: toMail(username) };
}

function attributesOf(members: Members, username: string): Attributes {
  const told = readOwnAttributes(members);
  for (const name of requiredAttributes) if (!told[name]) throw missing(name);
  if (told.email !== undefined && told.email !== username) {
    throw invalidParameter('The email attribute must be the user name');
  }
  return changed({}, { ...told, email: username });
}
