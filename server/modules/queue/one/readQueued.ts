import { type Kysely, sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import type { QueuedDetail } from '@contract/queue/schema';
import { inFlightStatuses, type RequestStatus } from '@contract/requests/states';
import { isUuid } from '@server/db/isUuid';
import type { Tables } from '@server/db/tables';
import { queueList, type QueueMoment } from '../queueList';
import { noSuchRequest } from '../errors';
import { pastDueOf } from '@contract/rules/due';
import { anyOf } from '@server/db/anyOf';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { openDocumentsOf } from '@server/domain/payable/openDocuments';
import { checkForOffice, lastCheck } from '@server/domain/validation/checkTold';
import { refundableOf } from '@server/domain/requests/refundable';
import { blockedReason, eventNote } from '@server/domain/requests/toldReason';

/**
 * One request with all that the office decides by, but what whoever looks can do with it.
 * @throws ApiError 'not-found' where there is none
 */
export async function readQueued(
  db: Kysely<Tables>,
  id: string,
  moment: QueueMoment,
): Promise<Omit<QueuedDetail, 'moves' | 'changes' | 'bankConfirmation'>> {
  const [found] = isUuid(id) ? await queueList.all(db, moment, { only: id, sort: 'submitted' }) : [];
  if (!found) throw noSuchRequest();
  const { optionId, ...request } = found;
  return {
    ...request,
    account: await accountOf(db, request, dateInZone(moment.now, moment.booksZone)),
    refundableCents: request.flow === 'refund' ? await refundableCentsOf(db, request, moment) : null,
    person: await personOf(db, request),
    bankAccount: optionId === null ? null : await bankAccountOf(db, optionId, moment.now),
    allocations: await allocationsOf(db, id),
    events: await eventsOf(db, request),
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

async function eventsOf(
  db: Kysely<Tables>,
  { id, returnCode }: Pick<QueuedDetail, 'id' | 'returnCode'>,
): Promise<QueuedDetail['events']> {
  const events = await db
    .selectFrom('request_event')
    .select(['at', 'actor', 'role', 'event', 'to_status as to', 'note'])
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
  return events.map((event) =>
    Object.assign(event, { to: event.to as RequestStatus, note: eventNote(event, returnCode) }),
  );
}

const authorizationOf = async (db: Kysely<Tables>, id: string): Promise<QueuedDetail['authorization']> =>
  (await db
    .selectFrom('request_authorization')
    .select([
      'agreed_text as text',
      'english_text as english',
      'text_version as version',
      'text_sha256 as sha256',
      'accepted_at as acceptedAt',
      'accepted_by as acceptedBy',
      'ip',
    ])
    .where('request_id', '=', id)
    .executeTakeFirst()) ?? null;

interface Asked {
  readonly id: string;
  readonly accountNo: string;
  readonly submittedBy: string;
}

/** The account that a request is about, and what else of it is on its way; null where the ERP knows it no more. */
async function accountOf(
  db: Kysely<Tables>,
  { id, accountNo }: Asked,
  today: string,
): Promise<QueuedDetail['account']> {
  const account = await db
    .selectFrom('account as a')
    .leftJoin('branch as b', 'b.branch_code', 'a.home_branch')
    .select([
      sql<number>`a.regular_balance_cents - a.unapplied_credit_cents`.as('balanceCents'),
      sql<number>`coalesce((select sum(f.amount_cents) from request f where f.account_no = a.account_no
        and f.kind = 'payment' and f.request_id <> ${id}
        and ${anyOf(sql.ref('f.status'), inFlightStatuses)}), 0)::bigint`.as('otherInFlightCents'),
      sql<string | null>`coalesce(a.phone, b.phone)`.as('phone'),
      'b.name as branchName',
      sql<boolean>`a.status = 'X'`.as('isClosed'),
      'a.no_ach as noAch',
    ])
    .where('a.account_no', '=', accountNo)
    .executeTakeFirst();
  if (!account) return null;
  const day = (await feedStateOf(db))?.asOf ?? today;
  const scope = { accounts: [accountNo], requestsOf: [accountNo], asOf: day };
  return { ...account, pastDue: pastDueOf(await openDocumentsOf(db, scope), day) };
}

const refundableCentsOf = async (
  db: Kysely<Tables>,
  { id: except, accountNo }: Asked,
  moment: QueueMoment,
): Promise<number | null> =>
  (await refundableOf(db, accountNo, { ...moment, except }))?.sum.refundableCents ?? null;

/** Whoever asked, as far as the portal knows them today. */
async function personOf(
  db: Kysely<Tables>,
  { submittedBy: name, accountNo }: Asked,
): Promise<QueuedDetail['person']> {
  const person = await db
    .selectFrom('portal_user as u')
    .leftJoin('account_access as x', (join) =>
      join.onRef('x.name', '=', 'u.name').on('x.account_no', '=', accountNo),
    )
    .select(['u.created_at as since', 'x.level', 'x.relationship'])
    .where('u.name', '=', name)
    .executeTakeFirst();
  return person ?? { since: null, level: null, relationship: null };
}

/** A saved bank account as the office may read it. */
async function bankAccountOf(
  db: Kysely<Tables>,
  optionId: string,
  now: Date,
): Promise<QueuedDetail['bankAccount']> {
  const option = await db
    .selectFrom('payment_option as o')
    .select(lastCheck(now).as('check'))
    .select([
      'nickname',
      'bank_name as bankName',
      'account_last as last',
      'holder_name as holderName',
      'holder_type as holderType',
      'account_type as accountType',
      'status',
      'status_reason as statusReason',
      'created_at as addedAt',
    ])
    .where('option_id', '=', optionId)
    .executeTakeFirst();
  if (!option) return null;
  return { ...option, statusReason: blockedReason(option.statusReason), check: checkForOffice(option.check) };
}
