import { type accessLevelNames, relationshipNames } from './accessLevels';
import { isPlainAddress } from './email';
import { isPlainLine } from './plainLine';

type Level = (typeof accessLevelNames)[number];
type Relationship = (typeof relationshipNames)[number];

/** One row of contacts.csv with its account. */
export interface ErpContact {
  readonly accountNo: string;
  readonly isOpen: boolean;
  readonly name: string | null;
  readonly relationship: string | null;
  readonly level: 'O' | 'P' | 'V' | 'D' | null;
  readonly depositAccess: boolean;
}

/** Why somebody is not invited: docs/rules.md#contact-invitations. */
export const leftOutReasons = ['malformed', 'alreadyUser', 'shared', 'noName', 'closed'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface Invitation {
  readonly givenName: string;
  readonly familyName: string;
  readonly depositPlan: boolean;
  readonly accounts: readonly {
    readonly accountNo: string;
    readonly level: Level;
    readonly relationship: Relationship;
  }[];
}

/** The longest sign-in name, and the longest part of a person's name. */
const longestAddress = 100;
const longestName = 60;

/**
 * Who would be invited to what, or why nobody is; the first reason counts.
 * @param contacts every row with the address, whatever its capitals
 */
export function invitationOf(
  email: string,
  contacts: readonly ErpContact[],
  isUser: boolean,
): Invitation | LeftOutReason {
  if (!isPlainAddress(email) || email.length > longestAddress) return 'malformed';
  if (isUser) return 'alreadyUser';
  const names = contacts.flatMap(({ name }) => (name === null ? [] : [tidy(name)]));
  if (new Set(names.map((name) => name.toLowerCase())).size > 1) return 'shared';
  const { givenName, familyName } = partsOf(names[0] ?? '');
  if (!isName(givenName) || !isName(familyName)) return 'noName';
  const open = contacts.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return 'closed';
  return {
    givenName,
    familyName,
    depositPlan: open.some(({ depositAccess }) => depositAccess),
    accounts: open.map(({ accountNo, level, relationship }) => ({
      accountNo,
      level: suggestedLevels[level ?? 'V'],
      relationship: relationshipOf(relationship, level),
    })),
  };
}

/** How far the ERP's letters go. */
export const suggestedLevels = { O: 'owner', P: 'pay', V: 'view', D: 'documents' } as const satisfies Record<
  string,
  Level
>;

/** The word that the portal knows; else an owner's is owner, and anybody else's employee. It allows nothing. */
const relationshipOf = (word: string | null, level: ErpContact['level']): Relationship =>
  relationshipNames.find((one) => one === word?.trim().toLowerCase()) ??
  (level === 'O' ? 'owner' : 'employee');

const tidy = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

const isName = (part: string): boolean => part !== '' && part.length <= longestName && isPlainLine(part);

/** The last word is the family name. */
export function partsOf(name: string): Pick<Invitation, 'givenName' | 'familyName'> {
  const words = tidy(name).split(' ');
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}
