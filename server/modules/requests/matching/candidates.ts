import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { PaymentTable } from '@server/db/tables';
import type { RequestTable } from '@server/db/tables';

export type OpenRequest = Pick<
  RequestTable,
  | 'request_id'
  | 'request_no'
  | 'flow'
  | 'status'
  | 'account_no'
  | 'sav_id'
  | 'amount_cents'
  | 'effective_date'
  | 'requested_date'
  | 'pickup_date'
  | 'check_no'
  | 'delivery_method'
  | 'submitted_at'
  | 'payment_no'
> & {
  readonly holds: boolean;
  /** Of what came back and was sent again: the day of the file that it stands in now, a far one where it is in none. */
  readonly booked_from: string | null;
};

export type BookedPayment = Pick<
  PaymentTable,
  | 'payment_no'
  | 'account_no'
  | 'received_date'
  | 'posting_date'
  | 'method'
  | 'reference'
  | 'portal_request_no'
  | 'amount_cents'
  | 'status'
  | 'return_code'
> & {
  /** The day on which the ERP took it back. */
  readonly taken_back_on: string | null;
};

/** How long after it was posted a payment may still come back, and after it has lapsed a check may still come. */
const WATCHED_DAYS = 90;

const requestColumns = [
  'r.request_id',
  'r.request_no',
  'r.flow',
  'r.status',
  'r.account_no',
  'r.sav_id',
  'r.amount_cents',
  'r.effective_date',
  'r.requested_date',
  'r.pickup_date',
  'r.check_no',
  'r.delivery_method',
  'r.submitted_at',
  'r.payment_no',
] as const;

const bookedFrom = sql<string | null>`case when r.status <> 'returned'
  and exists (select from request_return x where x.request_id = r.request_id)
  then coalesce((select max(b.file_date) from ach_entry e join ach_batch b on b.batch_no = e.batch_no
    where e.request_id = r.request_id and e.live), '9999-12-31') end`.as('booked_from');

/** Requests of which the ERP may have something to tell: what is open, was posted or has lapsed lately, is held still. */
export const watchedRequests = (db: Kysely<Tables>, now: Date): Promise<OpenRequest[]> =>
  db
    .selectFrom('request as r')
    .leftJoin('deposit_hold as h', (join) =>
      join.onRef('h.request_id', '=', 'r.request_id').on('h.released_at', 'is', null),
    )
    .select([...requestColumns, bookedFrom, sql<boolean>`h.request_id is not null`.as('holds')])
    .where((eb) =>
      eb.or([
        eb('r.status', 'in', ['submitted', 'pendingSecond', 'approved', 'exported', 'settled', 'ready']),
        eb.and([
          eb.or([
            eb('r.status', '=', 'posted'),
            eb.and([eb('r.status', '=', 'expired'), eb('r.flow', '=', 'check')]),
          ]),
          eb(
            'r.changed_at',
            '>',
            sql<string>`${now.toISOString()}::timestamptz - make_interval(days => ${WATCHED_DAYS})`,
          ),
        ]),
        eb('h.request_id', 'is not', null),
      ]),
    )
    .orderBy('r.submitted_at')
    .orderBy('r.request_no')
    .execute();

/**
 * Requests that bookings have moved since an instant, or whose hold was given back for one; `holds` where it was. What
 * people moved counts for their holds alone.
 * @param since ISO instant
 */
export const movedRequests = (db: Kysely<Tables>, since: string): Promise<OpenRequest[]> =>
  db
    .selectFrom('request as r')
    .leftJoin('deposit_hold as h', (join) =>
      join
        .onRef('h.request_id', '=', 'r.request_id')
        .on('h.release_reason', '=', 'booked')
        .on('h.released_at', '>=', since),
    )
    .select([...requestColumns, bookedFrom, sql<boolean>`h.request_id is not null`.as('holds')])
    .where((eb) =>
      eb.or([
        eb('h.request_id', 'is not', null),
        eb.exists(
          eb
            .selectFrom('request_event as e')
            .select('e.seq')
            .whereRef('e.request_id', '=', 'r.request_id')
            .where('e.actor', '=', 'portal')
            .where('e.event', 'in', ['post', 'return', 'reverse', 'complete'])
            .where('e.at', '>=', since),
        ),
      ]),
    )
    .orderBy('r.submitted_at')
    .orderBy('r.request_no')
    .execute();

/** What the ERP booked on some accounts since a day. */
export const bookedPayments = (db: Kysely<Tables>, accounts: readonly string[], since: string) =>
  db
    .selectFrom('payment as p')
    .select([
      'p.payment_no',
      'p.account_no',
      'p.received_date',
      'p.posting_date',
      'p.method',
      'p.reference',
      'p.portal_request_no',
      'p.amount_cents',
      'p.status',
      'p.return_code',
      sql<string | null>`(select min(t.posting_date) from ar_transaction t
        where t.account_no = p.account_no and t.document_no = p.payment_no and t.kind = 'nsf')`.as(
        'taken_back_on',
      ),
    ])
    .where('p.account_no', 'in', accounts)
    .where('p.posting_date', '>=', since)
    .orderBy('p.payment_no')
    .execute();

/** One of them, as the ERP has it now; undefined where it has it no more. */
export const bookedPayment = async (
  db: Kysely<Tables>,
  account: string,
  paymentNo: string,
): Promise<BookedPayment | undefined> =>
  (await bookedPayments(db, [account], '0001-01-01')).find(({ payment_no: no }) => no === paymentNo);

/** What was taken out of some deposit accounts since a day. */
export const bookedWithdrawals = (db: Kysely<Tables>, savIds: readonly string[], since: string) =>
  db
    .selectFrom('deposit_transaction')
    .select([
      'sav_id',
      'txn_id',
      'effective_date',
      'posting_date',
      'reference',
      'portal_request_no',
      'description',
      'amount_out_cents',
    ])
    .where('sav_id', 'in', savIds)
    .where('posting_date', '>=', since)
    .where('amount_out_cents', '>', 0)
    .orderBy('sav_id')
    .orderBy('txn_id')
    .execute();
