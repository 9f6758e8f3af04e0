import { isPlainAddress } from '@contract/rules/email';
import { toUsPhone } from '@contract/format/phone';
import { isPlainLine } from '@contract/rules/plainLine';
import { invalidMember, invalidParameter, notAuthorized, userNotFound } from './failures';
import type { Members } from './members';
import type { Pool, Sql } from './pool';
import { requiredAttributes } from './settings';
import { canonicalName, findUser, type PoolUser } from './users';

export type Attributes = Readonly<Record<string, string>>;

const standardNames = new Set(
  (
    'address birthdate email email_verified family_name gender given_name locale middle_name name nickname ' +
    'phone_number phone_number_verified picture preferred_username profile website zoneinfo'
  ).split(' '),
);

/** Whether the pool has an attribute of that name, besides `sub`. */
export const isAttributeName = (name: string): boolean =>
  standardNames.has(name) || /^custom:[\w-]{1,20}$/.test(name);

/**
 * A member that lists attributes, `[{"Name":…,"Value":…}]`, checked one by one. An empty value removes the attribute.
 * @throws InvalidParameterException
 */
export function readAttributes(members: Members, name: string): Attributes {
  const list = members[name] ?? [];
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  if (!Array.isArray(list)) throw invalidMember(member, 'Member must be a list');
  return Object.fromEntries(list.map((entry: unknown) => readAttribute(entry, member)));
}

function readAttribute(entry: unknown, member: string): readonly [string, string] {
  const { Name, Value = '' } = (entry ?? {}) as { readonly Name?: unknown; readonly Value?: unknown };
  if (typeof Name !== 'string' || typeof Value !== 'string') {
    throw invalidMember(member, 'Each member must have a text as Name and as Value');
  }
  if (Name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
  if (!isAttributeName(Name)) {
    throw invalidParameter(
      `Attributes did not conform to the schema: ${Name.slice(0, 32)}: Attribute does not exist in the schema.`,
    );
  }
  checkValue(Name, Value);
  return [Name, Name.endsWith('_verified') ? String(Value.toLowerCase() === 'true') : Value];
}

function checkValue(name: string, value: string): void {
  if (value.length > 2048 || !isPlainLine(value)) throw invalidParameter('Invalid attributes given');
  if (value === '') return;
  if (name === 'email' && !isPlainAddress(value)) throw invalidParameter('Invalid email address format.');
  if (name === 'phone_number' && !/^\+[1-9]\d{1,14}$/.test(value)) {
    throw invalidParameter('Invalid phone number format.');
  }
}

/** The attributes after a change. A changed address or number is unproven, unless the change says otherwise. */
export function changed(before: Attributes, changes: Attributes): Attributes {
  const unproven = (['email', 'phone_number'] as const)
    .filter((name) => name in changes && changes[name] !== before[name])
    .map((name) => [`${name}_verified`, changes[name] === '' ? '' : 'false'] as const);
  const after: Attributes = { ...before, ...Object.fromEntries(unproven), ...changes };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''));
}

/** How the protocol writes attributes. */
export const attributeList = (attributes: Attributes) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

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
