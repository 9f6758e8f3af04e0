import { toUsPhone } from '@contract/rules/phone';
import { type Attributes, readAttributes } from './attributes';
import { invalidParameter, notAuthorized, userNotFound } from './failures';
import type { Members } from './members';
import type { Pool, Sql } from './pool';
import { requiredAttributes } from './settings';
import { canonicalName, findUser, type PoolUser } from './users';

/** The attributes that people may change themselves. All others are the company's. */
const own = new Set(['name', 'given_name', 'family_name', 'email', 'phone_number']);

export function requireOwn(names: readonly string[]): void {
  if (names.every((name) => own.has(name))) return;
  throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** The attributes that somebody sends about themselves: trimmed, the address in lower case. */
export function readOwnAttributes(members: Members): Attributes {
  const told = Object.fromEntries(
    Object.entries(readAttributes(members, 'UserAttributes')).map(([name, value]) => [name, value.trim()]),
  );
  requireOwn(Object.keys(told));
  for (const name of requiredAttributes) if (told[name] === '') throw missing(name);
  if (told.email === '') throw missing('email');
  if (told.phone_number && toUsPhone(told.phone_number) !== told.phone_number) {
    throw invalidParameter('Invalid phone number format.');
  }
  return told.email === undefined ? told : { ...told, email: canonicalName(told.email) };
}

export const missing = (name: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${name}: The attribute is required`);

/**
 * The current user, locked until the transaction ends.
 * @throws UserNotFoundException if the user was deleted meanwhile
 */
export async function holdUser(pool: Pool, sql: Sql, { sub, username }: PoolUser): Promise<PoolUser> {
  await sql.selectFrom('pool_user').select('sub').where('sub', '=', sub).forUpdate().execute();
  const user = await findUser(pool, sql, username);
  if (user?.sub !== sub) throw userNotFound();
  return user;
}
