import type { Kysely } from 'kysely';
import * as m from '@locales/requests';
import type { RequestDetail } from '@contract/requests/schema';
import type { RequestStatus } from '@contract/requests/states';
import type { Tables } from '@server/db/tables';
import { eventNote } from '@server/domain/requests/toldReason';
import { noSuchRequest } from '../errors';
import { requestList } from '../requestList';
import type { Viewer } from '../viewer';

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
    authorization: agreed && mayRead ? agreed : null,
  };
}
