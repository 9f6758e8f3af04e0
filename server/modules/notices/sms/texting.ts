import { oneAtATime } from '@server/db/oneAtATime';
import type { Tx } from '@server/db/db';
import * as m from '@locales/textMessages';
import { ApiError } from '@contract/problem';
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

const PAUSE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** Codes in 24 hours to a person, and to a number, whoever asks: nobody's phone is flooded by strangers. */
const CODES_A_DAY = 5;

interface Asking {
  readonly person: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/**
 * Notes that a code goes to a number now.
 * @throws ApiError 'too-many' within a minute of the last, and after five in 24 hours, of the person or the number
 */
export async function expectMayAsk(tx: Tx, { person, hash, now }: Asking): Promise<void> {
  await oneAtATime(tx, 'text code', hash.toString('hex'));
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await tx.sql.deleteFrom('text_code').where('sent_at', '<=', since(DAY_MS)).execute();
  const sent = await tx.sql
    .selectFrom('text_code')
    .select(['person', 'number_hash', 'sent_at'])
    .where((is) => is.or([is('person', '=', person), is('number_hash', '=', hash)]))
    .execute();
  if (sent.some(({ sent_at: at }) => now.getTime() - Date.parse(at) < PAUSE_MS))
    throw new ApiError({ code: 'too-many', message: m.codeSoon() });
  const ofPerson = sent.filter((one) => one.person === person).length;
  const ofNumber = sent.filter((one) => hash.equals(one.number_hash)).length;
  if (Math.max(ofPerson, ofNumber) >= CODES_A_DAY)
    throw new ApiError({ code: 'too-many', message: m.codesMany() });
  await tx.sql
    .insertInto('text_code')
    .values({ person, number_hash: hash, sent_at: now.toISOString() })
    .execute();
}
