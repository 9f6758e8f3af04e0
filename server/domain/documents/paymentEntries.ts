import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import { paymentMethodOf } from './paymentMethod';

/**
 * The payments of some accounts as table "y", each beside its account "a" and its request "r". What took a payment
 * back stands as an entry of its own, with its amount below zero, on the day of the ledger: the ERP's own where it
 * keeps one, and one made here where it only says so of the payment.
 */
export const paymentEntries = (accounts: readonly string[]) => sql`${entries(accounts)} y
  join account a on a.account_no = y.account_no
  left join lateral (
    select q.request_id, q.request_no,
      -- Which deposit account it was is told by the deposit plan's own pages, a check by its number, and a refund is none.
      case q.flow when 'internal' then 'Deposit plan' when 'check' then null when 'refund' then null else q.source end as source
    from request q
    where q.account_no = y.account_no
      and (q.request_no = y.portal_request_no or q.payment_no = y.payment_no)
    order by q.submitted_at desc limit 1) r on true`;

export const entryMethod = paymentMethodOf(
  sql.ref('y.method'),
  sql`coalesce(y.portal_request_no, r.request_no) is not null`,
);

export type PaymentType = 'regular' | 'prepay' | 'budget' | 'deposit';

export const entryType: RawBuilder<PaymentType> = sql<PaymentType>`case y.type
  when 'P' then 'prepay' when 'B' then 'budget' when 'D' then 'deposit' else 'regular' end`;

const entries = (accounts: readonly string[]) => sql`(
  select p.payment_no, p.account_no, p.received_date, p.posting_date, p.method, p.reference, p.portal_request_no,
    p.type, p.unapplied_cents, p.return_code, p.reversed_payment_no,
    ${isReversal} as is_reversal,
    case when ${isReversal} then - abs(p.amount_cents) else p.amount_cents end as amount_cents,
    case when ${isReversal} then - abs(p.discount_taken_cents) else p.discount_taken_cents end as discount_cents,
    case when p.status = 'R' or o.status = 'R' then 'returned'
      when p.status = 'V' or o.payment_no is not null or x.payment_no is not null then 'reversed'
      else 'posted' end as status
  from payment p
  left join payment o on o.payment_no = p.reversed_payment_no
  left join lateral (select n.payment_no from payment n
    where n.account_no = p.account_no and n.reversed_payment_no = p.payment_no limit 1) x on true
  where ${anyOf(sql.ref('p.account_no'), accounts)}
  union all
  select p.payment_no, p.account_no, p.received_date, ${reversedOn}, p.method, p.reference, p.portal_request_no,
    p.type, 0, p.return_code, null, true, - p.amount_cents, - p.discount_taken_cents,
    case p.status when 'R' then 'returned' else 'reversed' end
  from payment p
  where ${anyOf(sql.ref('p.account_no'), accounts)} and p.status in ('R', 'V') and p.reversed_payment_no is null
    and not exists (select from payment n
      where n.account_no = p.account_no and n.reversed_payment_no = p.payment_no))`;

const isReversal = sql`(p.reversed_payment_no is not null)`;

/** On which day the ledger took a payment back; the payment's own where the ledger says nothing of it. */
const reversedOn = sql`coalesce((select max(t.posting_date) from ar_transaction t
  where t.account_no = p.account_no and t.document_no = p.payment_no
    and (t.kind = 'nsf' or t.reverses_txn_id is not null)), p.posting_date)`;
