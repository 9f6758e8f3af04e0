import { ApiError } from '@contract/problem';
import * as m from '@locales/textMessages';
import type { Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';

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
