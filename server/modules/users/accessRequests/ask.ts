import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as m from '@locales/accessRequests';
import { language } from '@locales/language';
import { toUsPhone } from '@contract/format/phone';
import { ApiError } from '@contract/problem';
import type { AccessEntries } from '@contract/rules/accessRequest';
import { networkOf } from '@contract/rules/network';
import type { Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import type { Origin } from '@server/http/api';

interface Asking {
  readonly at: Date;
  /** The year in the books zone, in which requests are counted. */
  readonly year: number;
  readonly origin: Origin;
}

/**
 * Keeps what somebody without a sign-in asks for and writes to the address that they gave. Nothing is looked up, so that
 * neither the answer nor the time it takes tells what the company knows.
 * @returns the number of the request
 * @throws ApiError 'too-many'
 */
export async function ask(
  tx: Tx,
  outbox: Outbox,
  entries: AccessEntries,
  { at, year, origin }: Asking,
): Promise<string> {
  const email = entries.email.toLowerCase();
  const network = networkOf(origin.ip);
  const isFirst = await expectNotTooMany(tx, { email, network, at });
  const requestNo = await nextNumber(tx, year);
  await tx.sql
    .insertInto('access_request')
    .values({
      request_id: randomUUID(),
      request_no: requestNo,
      asked_at: at.toISOString(),
      account_no: entries.accountNo.replaceAll(/\s/g, ''),
      zip: entries.zip.trim(),
      figure: entries.figure.trim(),
      name: entries.name.replaceAll(/\s+/g, ' ').trim(),
      email,
      phone: toUsPhone(entries.phone) ?? null,
      relationship: entries.relationship || null,
      note: entries.note,
      language: language(),
      network,
    })
    .execute();
  if (isFirst) {
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: email,
      reader: null,
      language: language(),
      letter: { name: 'accessRequest', event: 'received', requestNo },
    });
  }
  // Who it is stands in the request, which forgets it.
  await appendAudit(tx, {
    at,
    actor: 'nobody',
    action: 'accessRequest.received',
    entity: 'accessRequest',
    entityId: requestNo,
    origin,
  });
  return requestNo;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A cooperative may share one address behind its carrier. */
const MOST_PER_NETWORK = 10;
const MOST_PER_EMAIL = 3;

interface Counted {
  readonly email: string;
  readonly network: string;
  readonly at: Date;
}

/**
 * Counts one call after the other, for the place and for the address.
 * @returns whether it is the address's first of the last day, which is the only one that an email goes out for
 * @throws ApiError 'too-many'
 */
async function expectNotTooMany(tx: Tx, { email, network, at }: Counted): Promise<boolean> {
  await oneAtATime(tx, 'accessNetwork', network);
  await oneAtATime(tx, 'accessEmail', email);
  const since = (ms: number) => new Date(at.getTime() - ms).toISOString();
  const { here } = await tx.sql
    .selectFrom('access_request')
    .select(({ fn }) => fn.countAll<number>().as('here'))
    .where('network', '=', network)
    .where('asked_at', '>', since(HOUR))
    .executeTakeFirstOrThrow();
  if (here >= MOST_PER_NETWORK) throw tooMany(m.tooManyHere());
  const { sent } = await tx.sql
    .selectFrom('access_request')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('asked_at', '>', since(DAY))
    .executeTakeFirstOrThrow();
  if (sent >= MOST_PER_EMAIL) throw tooMany(m.tooManyForEmail());
  return sent === 0;
}

const tooMany = (message: string) => new ApiError({ code: 'too-many', message });

async function nextNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx.sql
    .insertInto('access_request_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`access_request_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `AR-${year}-${String(last).padStart(6, '0')}`;
}
