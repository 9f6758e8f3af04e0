import { requireRecentBearer } from '../bearer';
import { forgetNumber, tellReplaced } from '../contacts';
import { invalidMember } from '../failures';
import type { Members } from '../members';
import { holdUser, missing, requireOwn } from '../ownAttributes';
import type { Pool } from '../pool';
import { requiredAttributes } from '../settings';
import { setAttributes } from '../userChanges';

/** Takes attributes away; not those by which people are named and reached. */
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
      await tellReplaced(pool, sql, user, 'phone_number');
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
