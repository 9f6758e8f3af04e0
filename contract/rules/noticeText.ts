import * as m from '@locales/noticeSettings';
import { isPlainLine, notPlainLine } from './plainLine';
import { unknownField } from './templateFields';

/** Kinds of notices whose emails the company can write to; the others have an email of their own. */
export const writtenKinds = [
  'statement',
  'document',
  'dueSoon',
  'pastDue',
  'discountEnding',
  'prepayLow',
  'priceLockEnding',
  'depositMovement',
  'rateChanged',
  'paymentPosted',
] as const;

export type WrittenKind = (typeof writtenKinds)[number];

/** Before and after the product’s own sentence; '' for none. */
export interface OwnNoticeText {
  readonly opening: string;
  readonly closing: string;
  readonly spanishOpening: string;
  readonly spanishClosing: string;
}

export const longestNoticeText = 300;

const allFields = ['account', 'amount', 'date'] as const;

/** What a field stands for is in the notice. */
const missing: Partial<Readonly<Record<WrittenKind, ReadonlySet<string>>>> = {
  document: new Set(['amount', 'date']),
  rateChanged: new Set(['amount']),
  prepayLow: new Set(['date']),
};

export const noticeFields = (kind: WrittenKind): readonly (typeof allFields)[number][] =>
  allFields.filter((field) => !missing[kind]?.has(field));

/** What is wrong with the sentences, by field; empty if they can be kept. */
export function noticeTextProblems(
  kind: WrittenKind,
  text: OwnNoticeText,
): Partial<Record<keyof OwnNoticeText, string>> {
  const known: ReadonlySet<string> = new Set(noticeFields(kind));
  const entries = Object.entries(text).flatMap(([name, words]) => {
    const problem = problemOf(words, known);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(entries);
}

function problemOf(words: string, known: ReadonlySet<string>): string | undefined {
  const unknown = unknownField(words, known);
  if (unknown !== undefined) return m.unknownField({ field: unknown });
  if (words.length > longestNoticeText) return m.textTooLong({ most: longestNoticeText });
  return isPlainLine(words) ? undefined : notPlainLine();
}
