import { invalidMember, invalidParameter } from './failures';

/** The JSON object of a request, not checked yet. */
export type Members = Readonly<Record<string, unknown>>;

/** PostgreSQL text cannot hold it, so no name, key or token has one. */
const NUL = '\0';
const hasNul = (member: string) => invalidMember(member, 'Member must not hold the character U+0000');

interface Bounds {
  readonly max?: number;
  readonly pattern?: RegExp;
}

/** A required text member. */
export function text(members: Members, name: string, { max = 4096, pattern }: Bounds = {}): string {
  const value = members[name];
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  if (value === undefined || value === null) throw invalidMember(member, 'Member must not be null');
  if (typeof value !== 'string') throw invalidMember(member, 'Member must be a string');
  if (value.length > max) throw invalidMember(member, `Member must have length less than or equal to ${max}`);
  if (value.includes(NUL)) throw hasNul(member);
  if (pattern && !pattern.test(value)) {
    throw invalidMember(member, `Member must satisfy regular expression pattern: ${pattern.source}`);
  }
  return value;
}

/** A member that maps names to texts. If absent it is empty; nulls inside, which clients send, are left out. */
export function textMap(members: Members, name: string): Readonly<Record<string, string>> {
  const value = members[name] ?? {};
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  if (typeof value !== 'object' || Array.isArray(value)) throw invalidMember(member, 'Member must be a map');
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  if (entries.some(([, entry]) => typeof entry !== 'string')) {
    throw invalidMember(member, 'Map value must be a string');
  }
  if (entries.some(([, entry]) => (entry as string).includes(NUL))) throw hasNul(member);
  return Object.fromEntries(entries);
}

/** A required entry of such a map. */
export function parameter(map: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(map, name) ? map[name] : undefined;
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
