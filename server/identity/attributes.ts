import { isPlainAddress } from '@contract/rules/email';
import { isPlainLine } from '@contract/rules/plainLine';
import { invalidMember, invalidParameter } from './failures';
import type { Members } from './members';

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
