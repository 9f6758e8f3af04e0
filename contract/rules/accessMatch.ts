import { readMoney } from '../format/money';

/** What is compared, with the points for a match; they add up to 100: docs/rules.md#access-match. */
export const matchPoints = { account: 30, figure: 30, zip: 15, email: 15, name: 10 } as const;
export type MatchPart = keyof typeof matchPoints;
export const matchParts = Object.keys(matchPoints) as readonly MatchPart[];

export const matchStrengths = ['strong', 'partly', 'weak'] as const;
export type MatchStrength = (typeof matchStrengths)[number];

/** From so many points on. */
const leastStrong = 75;
const leastPartly = 45;

/** What somebody without a sign-in wrote, as it was typed. */
interface Asked {
  readonly zip: string;
  readonly figure: string;
  readonly name: string;
  readonly email: string;
}

/** What the company knows of the account with exactly the number that was typed. */
export interface KnownAccount {
  readonly isOpen: boolean;
  readonly zip: string | null;
  /** Of the account, its contacts and its buyers. */
  readonly names: readonly string[];
  /** Of its contacts. */
  readonly emails: readonly string[];
  /** Its invoices and statements. */
  readonly papers: readonly { readonly number: string; readonly cents: readonly number[] }[];
}

export interface AccessMatch {
  readonly points: number;
  readonly strength: MatchStrength;
  readonly matched: MatchPart[];
}

/** @param account undefined where no account has the number: then nothing else can match either */
export function accessMatch(asked: Asked, account: KnownAccount | undefined): AccessMatch {
  const matched = account ? matchParts.filter((part) => isMatch[part](asked, account)) : [];
  const points = matched.reduce((sum, part) => sum + matchPoints[part], 0);
  const strength = points >= leastStrong ? 'strong' : points >= leastPartly ? 'partly' : 'weak';
  return { points, strength, matched };
}

const isMatch: Readonly<Record<MatchPart, (asked: Asked, account: KnownAccount) => boolean>> = {
  account: (_, { isOpen }) => isOpen,
  figure: ({ figure }, { papers }) => {
    const { number, cents } = figureOf(figure);
    return papers.some(
      (paper) => plainNumber(paper.number) === number || (cents !== null && paper.cents.includes(cents)),
    );
  },
  zip: ({ zip }, account) => account.zip !== null && fiveDigits(zip) === fiveDigits(account.zip),
  email: ({ email }, { emails }) => emails.some((one) => one.toLowerCase() === email.toLowerCase()),
  name: ({ name }, { names }) => names.some((one) => isAlike(name, one)),
};

const fiveDigits = (zip: string): string => zip.trim().slice(0, 5);

/**
 * What a figure may mean: the number of a paper in capitals, without "#" and blanks, or integer cents where it has a
 * dollar sign, or a point with two digits behind it.
 */
export function figureOf(typed: string): { readonly number: string; readonly cents: number | null } {
  const isMoney = /^[$\s\d,.]+$/.test(typed) && /\$|\.\d\d\s*$/.test(typed);
  const cents = isMoney ? readMoney(typed.trim()) : undefined;
  return { number: plainNumber(typed), cents: cents === undefined || cents <= 0 ? null : cents };
}

const plainNumber = (text: string): string => text.replaceAll(/[#\s]/g, '').toUpperCase();

const endings: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !endings.has(word));

/** A family name of fewer letters is in too many names. */
const shortestName = 2;
/** In so long a name one letter may be another, missing or too many. */
const longEnoughForSlip = 5;

/** Whether the last word of a person's name is among the words of the other, but for a slip of one letter. */
function isAlike(person: string, other: string): boolean {
  const family = wordsOf(person).at(-1) ?? '';
  if (family.length < shortestName) return false;
  return wordsOf(other).some(
    (word) => word === family || (family.length >= longEnoughForSlip && isOneLetterOff(family, word)),
  );
}

function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
