import { sql } from 'kysely';
import { inFlightStatuses } from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';

/**
 * Joins what was paid of what somebody said they would pay, as posted.cents and way.cents, to rows "p" of account_no,
 * invoice_no (null: of the account), made_at and day, the last one. Money that was on its way before is not counted: it was
 * no part of what was past due then.
 * @param zone IANA zone of the company's books
 */
export const paidSince = (zone: string) => sql`
    left join lateral (
      select sum(case when p.invoice_no is null then y.amount_cents + y.discount_taken_cents
        else (select sum(x.applied_cents + x.discount_cents) from payment_application x
          where x.payment_no = y.payment_no and x.invoice_no = p.invoice_no) end) as cents
      from payment y
      where y.account_no = p.account_no and y.status = 'P' and y.amount_cents > 0
        and (p.invoice_no is not null or coalesce(y.type, 'R') = 'R')
        and y.posting_date between (p.made_at at time zone ${zone})::date and p.day
        and not exists (select from request r where r.account_no = p.account_no and r.submitted_at < p.made_at
          and (r.payment_no = y.payment_no or r.request_no = y.portal_request_no))
    ) posted on true
    left join lateral (
      select sum(case when p.invoice_no is null then r.amount_cents + coalesce(r.discount_cents, 0)
        else (select sum(l.amount_cents + l.discount_cents) from request_allocation l
          where l.request_id = r.request_id and l.invoice_no = p.invoice_no) end) as cents
      from request r
      where r.account_no = p.account_no and r.kind = 'payment' and ${anyOf(sql.ref('r.status'), inFlightStatuses)}
        and r.prepay_contract_no is null and r.mode is distinct from 'prepay'
        and r.submitted_at >= p.made_at and (r.submitted_at at time zone ${zone})::date <= p.day
        -- Booked already; the request is only not held against it yet.
        and not exists (select from payment y where y.account_no = p.account_no and y.status = 'P'
          and (y.payment_no = r.payment_no or y.portal_request_no = r.request_no))
    ) way on true`;
