import { maskedNumber } from '@contract/rules/textMessages';
import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { TextEmail } from '@server/domain/email/textEmails';
import type { Outbox } from '@server/domain/email/outbox';
import type { Vault } from '@server/vault/vault';
import type { Language } from '@locales/language';

/** What texting takes, where somebody carries text messages. */
export interface Texting {
  /** Of numbers. */
  readonly vault: Vault;
}

const purposeOf = (person: string) => `text number ${person}`;

export const sealedNumber = ({ vault }: Texting, person: string, number: string): Buffer =>
  vault.seal(purposeOf(person), Buffer.from(number, 'utf8'));

/** Undefined where it was sealed with another key. */
export const openedNumber = ({ vault }: Texting, person: string, sealed: Uint8Array): string | undefined =>
  vault.open(purposeOf(person), sealed)?.toString('utf8');

/** The same for the same number, and found by nobody who has the database alone. */
export const numberHash = ({ vault }: Texting, number: string): Buffer => vault.mac('text number', number);

/** Worth nothing but the proof of a number, for ten minutes. */
export const codeHash = ({ vault }: Texting, number: string, code: string): Buffer =>
  vault.mac('text code', `${number}\0${code}`);

interface Sending {
  readonly person: string;
  readonly language: Language;
  readonly letter: TextEmail;
}

/** Puts a text message into the outbox: whom it goes to stands sealed in it, and beside it but the last digits. */
export const putText = (
  outbox: Outbox,
  sql: Kysely<Tables>,
  { person, language, letter }: Sending,
): Promise<void> =>
  outbox.put(sql, {
    channel: 'text',
    to: maskedNumber(letter.number.slice(-2)),
    reader: person,
    language,
    letter,
  });
