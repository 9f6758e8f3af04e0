import { attributeList, changed, holdUser, missing, readOwnAttributes, requireOwn } from '../attributes';
import { requireBearer, requireRecentBearer } from '../bearer';
import { checkCode, dropCode, apiErrorOf, targetOf } from '../codes';
import { askForProof, forgetNumber, isContact, tellReplaced } from '../contacts';
import { invalidMember, invalidParameter, notAuthorized, PoolFailure } from '../failures';
import type { CodeDeliveryDetails } from '../masks';
import { type Members, text } from '../members';
import type { ContactAttribute, Origin, Pool, Sql } from '../pool';
import { requiredAttributes } from '../settings';
import { type PoolUser, setAttributes } from '../users';

/** What the pool knows about the signed-in user. */
export async function getUser(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const { methods, preferred } = user.factors;
  return {
    Username: user.username,
    UserAttributes: attributeList({ sub: user.sub, ...user.attributes }),
    ...(methods.length > 0 && { UserMFASettingList: methods }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
}

/**
 * Refused: nobody deletes their own sign-in. Accounts, open requests and records depend on it, and a stolen session could
 * lock its owner out. Administrators delete users.
 */
export function deleteUser(_pool: Pool): Promise<never> {
  return Promise.reject(notAuthorized('DeleteUser is not permitted for this user pool'));
}

/**
 * Changes the attributes that people may change themselves. The sign-in name stays.
 *
 * A new address counts only after its code came back. Codes for a forgotten password go to the address, so a mistyped one
 * would lock the owner out, and an unproven one could be somebody else's.
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
      // Thrown, so that nothing of this call is committed.
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
    if (isOther) await tellReplaced(pool, sql, user, { attribute: 'phone_number', value: number });
  });
  return { CodeDeliveryDetailsList: sent };
}

/** Removes attributes, but not those by which a person is named and reached. */
export async function deleteUserAttributes(pool: Pool, members: Members): Promise<object> {
  const bearer = await requireRecentBearer(pool, members);
  const names = namesOf(members);
  requireOwn(names);
  const kept = names.find((name) => name === 'email' || requiredAttributes.includes(name));
  if (kept) throw missing(kept);
  await pool.db.transaction(async ({ sql }) => {
    const user = await holdUser(pool, sql, bearer.user);
    if (names.includes('phone_number')) await forgetNumber(pool, sql, user);
    const gone = new Set(names.flatMap((name) => [name, `${name}_verified`]));
    const left = Object.entries(user.attributes).filter(([name]) => !gone.has(name));
    await setAttributes(pool, sql, user, Object.fromEntries(left));
    if (gone.has('phone_number') && user.attributes.phone_number) {
      await tellReplaced(pool, sql, user, { attribute: 'phone_number', value: '' });
    }
  });
  return {};
}

function namesOf(members: Members): readonly string[] {
  const names = members.UserAttributeNames;
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) {
    throw invalidMember('userAttributeNames', 'Member must be a list of texts');
  }
  return names as string[];
}

/** Sends a code that proves an address or number; the new one if a change waits for its code. */
export async function getUserAttributeVerificationCode(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  const { user } = await requireBearer(pool, members);
  const attribute = text(members, 'AttributeName', { max: 32 });
  if (!isContact(attribute)) throw invalidParameter('Only email and phone_number can be verified');
  // Returned, not thrown: the counted request must be committed.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const waiting = await targetOf(pool, sql, user.username, `attribute:${attribute}`);
    const to = waiting ?? user.attributes[attribute];
    if (!to) return invalidParameter(`The user has no ${attribute} to verify`);
    return askForProof(pool, sql, { user, attribute, to, address });
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { CodeDeliveryDetails: outcome };
}

/** Takes the code that proves an address or number; a new address replaces the old one now. */
export async function verifyUserAttribute(pool: Pool, members: Members): Promise<object> {
  const { user } = await requireRecentBearer(pool, members);
  const attribute = text(members, 'AttributeName', { max: 32 });
  if (!isContact(attribute)) throw invalidParameter('Only email and phone_number can be verified');
  const code = text(members, 'Code', { max: 2048, pattern: /^\S+$/ });
  // Returned, not thrown: the counted try must be committed.
  const failure = await pool.db.transaction(({ sql }) => verify(pool, sql, user, { attribute, code }));
  if (failure) throw failure;
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
  // To the old address, which a thief of the session does not read. A number was replaced before its proof.
  if (attribute === 'email' && user.attributes.email !== judged.target) {
    await tellReplaced(pool, sql, user, { attribute: 'email', value: judged.target! });
  }
  return undefined;
}
