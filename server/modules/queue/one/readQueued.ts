import type { Kysely } from 'kysely';
import { dateInZone } from '@contract/format/date';
import type { QueuedDetail } from '@contract/queue/schema';
import type { RequestStatus } from '@contract/requests/states';
import type { Tables } from '@server/db/tables';
import { type QueueMoment, queueList } from '../queueList';
import { noSuchRequest } from '../errors';
import { accountOf, bankAccountOf, personOf } from './parties';

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * One request with all that the office decides by, but what whoever looks can do with it.
 * @throws ApiError 'not-found' where there is none
 */
export async function readQueued(
  db: Kysely<Tables>,
  id: string,
  moment: QueueMoment,
): Promise<Omit<QueuedDetail, 'moves' | 'bankConfirmation'>> {
  const [found] = isUuid(id) ? await queueList.all(db, moment, { only: id, sort: 'submitted' }) : [];
  if (!found) throw noSuchRequest();
  const { optionId, ...request } = found;
  return {
    ...request,
    account: await accountOf(db, request, dateInZone(moment.now, moment.booksZone)),
    person: await personOf(db, request),
    bankAccount: optionId === null ? null : await bankAccountOf(db, optionId),
    allocations: await allocationsOf(db, id),
    events: await eventsOf(db, id),
    authorization: await authorizationOf(db, id),
  };
}

const allocationsOf = (db: Kysely<Tables>, id: string): Promise<QueuedDetail['allocations']> =>
  db
    .selectFrom('request_allocation as l')
    .leftJoin('invoice as i', 'i.invoice_no', 'l.invoice_no')
    .select([
      'l.invoice_no as invoiceNo',
      'l.amount_cents as amountCents',
      'l.discount_cents as discountCents',
      'i.open_amount_cents as openCents',
      'l.reason',
      'l.note',
    ])
    .where('l.request_id', '=', id)
    .orderBy('l.seq')
    .execute();

async function eventsOf(db: Kysely<Tables>, id: string): Promise<QueuedDetail['events']> {
  const events = await db
    .selectFrom('request_event')
    .select(['at', 'actor', 'role', 'event', 'to_status as to', 'note'])
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
  return events.map((event) => Object.assign(event, { to: event.to as RequestStatus }));
}

const authorizationOf = async (db: Kysely<Tables>, id: string): Promise<QueuedDetail['authorization']> =>
  (await db
    .selectFrom('request_authorization')
    .select([
      'agreed_text as text',
      'text_version as version',
      'text_sha256 as sha256',
      'accepted_at as acceptedAt',
      'accepted_by as acceptedBy',
      'ip',
    ])
    .where('request_id', '=', id)
    .executeTakeFirst()) ?? null;
