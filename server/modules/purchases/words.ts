import { type RawBuilder, sql } from 'kysely';
import type { PurchaseLine } from '@contract/purchases/schema';

/** The ERP's letters in the contract's words. */
export const docTypes: Readonly<Record<string, PurchaseLine['docType']>> = {
  I: 'invoice',
  C: 'credit',
  F: 'financeCharge',
  D: 'debitMemo',
};

export const docTypeLetters = Object.fromEntries(
  Object.entries(docTypes).map(([letter, word]) => [word, letter]),
) as Readonly<Record<PurchaseLine['docType'], string>>;

export const lineTypes: Readonly<Record<string, PurchaseLine['lineType']>> = {
  P: 'product',
  S: 'service',
  F: 'freight',
  T: 'tax',
  E: 'fee',
  X: 'text',
};

export const paidByLetters: Readonly<Record<NonNullable<PurchaseLine['paidBy']>, string>> = {
  open: 'O',
  prepay: 'P',
  cash: 'C',
  card: 'K',
};

export const paidByWords = Object.fromEntries(
  Object.entries(paidByLetters).map(([word, letter]) => [letter, word]),
) as Readonly<Record<string, NonNullable<PurchaseLine['paidBy']>>>;

/** Translates a column of letters inside the query, so that rows leave it as they are sent. */
export const translated = <W extends string>(
  column: string,
  words: Readonly<Record<string, W>>,
): RawBuilder<W> =>
  sql<W>`case ${sql.ref(column)} ${sql.join(
    Object.entries(words).map(([letter, word]) => sql`when ${sql.lit(letter)} then ${sql.lit(word)}`),
    sql` `,
  )} end`;
