import type { Kysely } from 'kysely';
import * as m from '@locales/requests';
import { dateInZone } from '@contract/format/date';
import type { RequestDetail } from '@contract/requests/schema';
import type { RequestStatus } from '@contract/requests/states';
import { isUuid } from '@server/db/isUuid';
import type { Tables } from '@server/db/tables';
import { lastCheck, waitsFor } from '@server/domain/validation/checkTold';
import { eventNote } from '@server/domain/requests/toldReason';
import { noSuchRequest } from '../errors';
import { requestList } from '../requestList';
import type { Viewer } from '../viewer';

/**
 * One request with its history, what it pays and what was agreed to.
 * @throws ApiError 'not-found' where there is none, or the viewer does not see it
 */
export async function readDetail(db: Kysely<Tables>, id: string, viewer: Viewer): Promise<RequestDetail> {
  const [request] = isUuid(id) ? await requestList.all(db, viewer, { only: id, sort: 'submitted' }) : [];
  if (!request) throw noSuchRequest();
  const allocations = await db
    .selectFrom('request_allocation')
    .select([
      'invoice_no as invoiceNo',
      'amount_cents as amountCents',
      'discount_cents as discountCents',
      'reason',
      'note',
    ])
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
  const events = await db
    .selectFrom('request_event')
    .select(['at', 'actor', 'role', 'event', 'to_status as to', 'note'])
    .where('request_id', '=', id)
    // That the office looked again is between itself and the bank file.
    .where('event', '<>', 'approveAgain')
    .orderBy('seq')
    .execute();
  const agreed = await db
    .selectFrom('request_authorization')
    .select([
      'agreed_text as text',
      'english_text as english',
      'text_version as version',
      'text_sha256 as sha256',
      'accepted_at as acceptedAt',
      'accepted_by as acceptedBy',
    ])
    .where('request_id', '=', id)
    .executeTakeFirst();
  // The words that were agreed to name the bank, or the deposit plan, of whoever agreed.
  const mayRead = request.submittedBy === viewer.username;
  return {
    ...request,
    allocations,
    // The names of the company's people are not told.
    events: events.map(({ role, actor, at, event, to, note }) => ({
      at,
      actor: role === 'customer' ? actor : role === 'office' ? m.ourOffice() : m.thePortal(),
      event,
      to: to as RequestStatus,
      note: eventNote({ event, note }, request.returnCode),
    })),
    waitsFor: mayRead && unsent.has(request.status) ? await waitsForBank(db, id, viewer) : null,
    authorization: agreed && mayRead ? agreed : null,
  };
}

/** Statuses from which a request still has to go to the bank. */
const unsent: ReadonlySet<RequestStatus> = new Set(['submitted', 'pendingSecond', 'approved']);

/** What the bank account of a request waits for, in a sentence; null where it is confirmed, or none is needed. */
async function waitsForBank(
  db: Kysely<Tables>,
  id: string,
  { now, booksZone }: Viewer,
): Promise<string | null> {
  const option = await db
    .selectFrom('request as r')
    .innerJoin('payment_option as o', 'o.option_id', 'r.option_id')
    .select(lastCheck(now).as('check'))
    .where('r.request_id', '=', id)
    .where('o.status', '=', 'pendingVerification')
    .executeTakeFirst();
  return option ? m.waitsForBankAccount({ what: waitsFor(option.check, dateInZone(now, booksZone)) }) : null;
}
