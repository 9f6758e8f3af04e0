import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ApiError } from '@contract/problem';
import { CONSENT_VERSION, MAX_TEXTS_A_DAY, maskedNumber, toTextNumber } from '@contract/rules/textMessages';
import type { TextStatus } from '@contract/textMessages/schema';
import { language } from '@locales/language';
import * as m from '@locales/textMessages';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { endTexts } from '@server/domain/notices/devices';
import type { Acting } from '@server/http/stepUp';
import {
  codeHash,
  expectMayAsk,
  numberHash,
  openedNumber,
  putText,
  sealedNumber,
  type Texting,
} from './texting';

export interface NumberDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly companyName: string;
  /** Undefined where nobody carries text messages. */
  readonly texting: Texting | undefined;
  /** Whole numbers from 0 to one below. */
  readonly random: (below: number) => number;
}

type Changing = Omit<Acting, 'provenAt'>;

const CODE_MINUTES = 10;
/** A code of six digits is guessed with one chance in 200,000. */
const TRIES = 5;

export async function statusOf(
  db: Kysely<Tables>,
  person: string,
  { texting, companyName: company }: Pick<NumberDeps, 'texting' | 'companyName'>,
): Promise<TextStatus> {
  const row = await db
    .selectFrom('text_number as n')
    .leftJoin('text_reply as r', 'r.number_hash', 'n.number_hash')
    .select(['n.last_digits', 'n.asked_at', 'n.confirmed_at', 'n.refused_at', 'r.is_stopped'])
    .where('n.person', '=', person)
    .executeTakeFirst();
  return {
    because: texting ? null : m.notSetUp(),
    number: row
      ? {
          state: !row.confirmed_at ? 'asked' : row.is_stopped ? 'stopped' : row.refused_at ? 'refused' : 'on',
          lastDigits: row.last_digits,
          askedAt: row.asked_at,
        }
      : null,
    consent: m.consent({ company, most: MAX_TEXTS_A_DAY }),
    consentVersion: CONSENT_VERSION,
  };
}

/**
 * Sends a code to a number, which gets nothing else before it is entered.
 * @throws ApiError 'invalid' for what is no number here, 'conflict' where nothing is texted, another number is on, this one said
 *   STOP, or the consent is an older one, 'too-many' for too many codes
 */
export async function addNumber(
  deps: NumberDeps,
  { number: typed, consentVersion }: { readonly number: string; readonly consentVersion: number },
  { provenAt, ...by }: Acting,
): Promise<void> {
  const texting = textingOf(deps);
  const number = toTextNumber(typed);
  if (!number)
    throw new ApiError({ code: 'invalid', message: m.numberWrong(), fields: { number: m.numberWrong() } });
  if (consentVersion !== CONSENT_VERSION) throw new ApiError({ code: 'conflict', message: m.consentMoved() });
  const hash = numberHash(texting, number);
  await deps.db.transaction(async (tx) => {
    await oneAtATime(tx, 'text', by.by);
    const before = await numberOf(tx, by.by);
    if (before?.confirmed_at) throw new ApiError({ code: 'conflict', message: m.alreadyOn() });
    const reply = await tx.sql
      .selectFrom('text_reply')
      .select('is_stopped')
      .where('number_hash', '=', hash)
      .executeTakeFirst();
    if (reply?.is_stopped)
      throw new ApiError({
        code: 'conflict',
        message: m.numberStopped(),
        fields: { number: m.numberStopped() },
      });
    await expectMayAsk(tx, { person: by.by, hash, now: by.at });
    await endTexts(tx.sql, by.by);
    await tx.sql
      .insertInto('text_number')
      .values({
        person: by.by,
        number: sealedNumber(texting, by.by, number),
        number_hash: hash,
        last_digits: number.slice(-2),
        language: language(),
        consent_version: consentVersion,
        asked_at: by.at.toISOString(),
      })
      .execute();
    await putCode(deps, tx, { person: by.by, number, at: by.at });
    await audit(tx, by, {
      action: 'text.asked',
      after: { number: maskedNumber(number.slice(-2)), consentVersion, provenAt },
    });
  });
}

/** @throws ApiError 'conflict' where no number waits for a code, 'too-many' for too many codes */
export const sendCode = (deps: NumberDeps, { by: person, at }: Changing): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const texting = textingOf(deps);
    await oneAtATime(tx, 'text', person);
    const row = await numberOf(tx, person);
    const number = row && !row.confirmed_at && openedNumber(texting, person, row.number);
    if (!number) throw new ApiError({ code: 'conflict', message: m.noneWaits() });
    await expectMayAsk(tx, { person, hash: numberHash(texting, number), now: at });
    await putCode(deps, tx, { person, number, at });
  });

interface CodeFor {
  readonly person: string;
  readonly number: string;
  readonly at: Date;
}

async function putCode(deps: NumberDeps, tx: Tx, { person, number, at }: CodeFor): Promise<void> {
  const texting = textingOf(deps);
  const code = String(deps.random(1_000_000)).padStart(6, '0');
  await tx.sql
    .updateTable('text_number')
    .set({ code_hash: codeHash(texting, number, code), code_sent_at: at.toISOString(), code_tries: 0 })
    .where('person', '=', person)
    .execute();
  await putText(deps.outbox, tx.sql, {
    person,
    language: language(),
    letter: { name: 'textCode', number, code, minutes: CODE_MINUTES },
  });
}

/**
 * Turns text messages on by the code that reached the number. A wrong code is counted, whatever comes of the call.
 * @throws ApiError 'invalid' by field for a wrong code, 'conflict' where no code can be used
 */
export async function confirmNumber(deps: NumberDeps, typed: string, by: Changing): Promise<void> {
  const texting = textingOf(deps);
  const isRight = await deps.db.transaction(async (tx) => {
    await oneAtATime(tx, 'text', by.by);
    const row = await numberOf(tx, by.by);
    const number = row && !row.confirmed_at && openedNumber(texting, by.by, row.number);
    if (!row || !number) throw new ApiError({ code: 'conflict', message: m.noneWaits() });
    const { code_hash: hash, code_sent_at: sentAt, code_tries: tries } = row;
    const isOver = sentAt === null || by.at.getTime() - Date.parse(sentAt) >= CODE_MINUTES * 60_000;
    if (hash === null || isOver || tries >= TRIES)
      throw new ApiError({ code: 'conflict', message: m.codeOver() });
    const own = tx.sql.updateTable('text_number').where('person', '=', by.by);
    if (!timingSafeEqual(hash, codeHash(texting, number, typed.replace(/\s/g, '')))) {
      await own.set({ code_tries: tries + 1 }).execute();
      return false;
    }
    const at = by.at.toISOString();
    await own.set({ confirmed_at: at, code_hash: null, code_sent_at: null }).execute();
    await putText(deps.outbox, tx.sql, {
      person: by.by,
      language: row.language,
      letter: { name: 'textAnswer', number, event: 'welcome' },
    });
    await tell(deps.outbox, tx, by, 'textAdded');
    await audit(tx, by, {
      action: 'text.confirmed',
      after: { number: maskedNumber(row.last_digits), consentVersion: row.consent_version },
    });
    return true;
  });
  if (!isRight)
    throw new ApiError({ code: 'invalid', message: m.codeWrong(), fields: { code: m.codeWrong() } });
}

/** Texts nothing more to a person, also what waits. The same again changes nothing. */
export const removeNumber = ({ db, outbox }: NumberDeps, by: Changing): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'text', by.by);
    const gone = await endTexts(tx.sql, by.by);
    if (!gone) return;
    if (gone.isConfirmed) await tell(outbox, tx, by, 'textRemoved');
    await audit(tx, by, { action: 'text.removed', before: { number: maskedNumber(gone.lastDigits) } });
  });

function textingOf({ texting }: NumberDeps): Texting {
  if (!texting) throw new ApiError({ code: 'conflict', message: m.notSetUp() });
  return texting;
}

const numberOf = ({ sql }: Tx, person: string) =>
  sql.selectFrom('text_number').selectAll().where('person', '=', person).executeTakeFirst();

const tell = (
  outbox: Outbox,
  tx: Tx,
  { by, at }: Changing,
  event: 'textAdded' | 'textRemoved',
): Promise<void> =>
  outbox.put(tx.sql, {
    channel: 'mail',
    to: by,
    reader: by,
    letter: { name: 'securityNotice', event, at: at.toISOString() },
  });

const audit = (
  tx: Tx,
  { by, at, origin }: Changing,
  entry: Pick<Parameters<typeof appendAudit>[1], 'action' | 'before' | 'after'>,
): Promise<void> => appendAudit(tx, { at, actor: by, subject: by, entity: 'text', origin, ...entry });
