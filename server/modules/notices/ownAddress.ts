import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { language } from '@locales/language';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { endSuppression, suppressionsOf } from '@server/domain/email/returned/suppressions';
import type { Outbox } from '@server/domain/email/outbox';
import type { Origin } from '@server/http/api';

export interface AddressDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Whole numbers from 0 to one below. */
  readonly random: (below: number) => number;
}

const CODE_HOURS = 1;
const PAUSE_SECONDS = 60;
/** A code of six digits is guessed with one chance in 200,000. */
const TRIES = 5;

/** It is worth nothing but the proof of an address, and lives for an hour: the address keeps it from being looked up. */
const hashOf = (address: string, code: string): Buffer =>
  createHash('sha256').update(`${address}\0${code}`).digest();

/**
 * Emails a code to a person's address that is marked.
 * @throws ApiError 'conflict' where none is, 'too-many' within a minute of the last
 */
export const sendAddressCode = (
  { db, clock, outbox, random }: AddressDeps,
  person: string,
): Promise<{ address: string }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { address, code_sent_at: last } = await heldMark(tx, person);
    if (last !== null && now.getTime() - Date.parse(last) < PAUSE_SECONDS * 1000)
      throw new ApiError({ code: 'too-many', message: m.markCodeSoon() });
    const code = String(random(1_000_000)).padStart(6, '0');
    await tx.sql
      .updateTable('suppressed_address')
      .set({ code_hash: hashOf(address, code), code_sent_at: now.toISOString(), code_tries: 0 })
      .where('address', '=', address)
      .execute();
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: address,
      reader: person,
      language: language(),
      letter: { name: 'contactCode', code, hours: CODE_HOURS },
    });
    return { address };
  });

interface Confirming {
  readonly person: string;
  readonly typed: string;
  readonly origin: Origin;
}

/**
 * Ends the mark of a person's address by the code that reached it. A wrong code is counted, whatever comes of the call.
 * @throws ApiError 'invalid' by field for a wrong code, 'conflict' where no code can be used
 */
export async function confirmAddress(
  { db, clock }: AddressDeps,
  { person, typed, origin }: Confirming,
): Promise<void> {
  const isRight = await db.transaction(async (tx) => {
    const now = clock.now();
    const { address, code_hash: hash, code_sent_at: sentAt, code_tries: tries } = await heldMark(tx, person);
    const isOver = sentAt === null || now.getTime() - Date.parse(sentAt) >= CODE_HOURS * 3_600_000;
    if (hash === null || isOver || tries >= TRIES)
      throw new ApiError({ code: 'conflict', message: m.markCodeOver() });
    if (!timingSafeEqual(hash, hashOf(address, typed.replace(/\s/g, '')))) {
      await tx.sql
        .updateTable('suppressed_address')
        .set({ code_tries: tries + 1 })
        .where('address', '=', address)
        .execute();
      return false;
    }
    const ended = await endSuppression(tx, address, { by: 'person', at: now });
    await appendAudit(tx, {
      at: now,
      actor: person,
      subject: person,
      action: 'address.confirmed',
      entity: 'letter',
      before: { address, ...ended },
      origin,
    });
    return true;
  });
  if (!isRight)
    throw new ApiError({ code: 'invalid', message: m.markCodeWrong(), fields: { code: m.markCodeWrong() } });
}

/** The first mark of a person, held. */
async function heldMark(tx: Tx, person: string) {
  const [mark] = await suppressionsOf(tx.sql, person);
  const held =
    mark &&
    (await tx.sql
      .selectFrom('suppressed_address')
      .select(['address', 'code_hash', 'code_sent_at', 'code_tries'])
      .where('address', '=', mark.address)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst());
  if (!held) throw new ApiError({ code: 'conflict', message: m.markNone() });
  return held;
}
