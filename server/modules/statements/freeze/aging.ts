import { type RawBuilder, sql } from 'kysely';

/** What of an amount lies so many days behind its due date at the close; a deferred one never does. */
const late = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(i.cents) filter (where ${condition}), 0)::bigint`;

const days = sql`case when i.deferred then 0 else s.period_to - i.due_date end`;

/**
 * What was open at the close, by age: what is open today and what was applied since. It is told only where it adds
 * up to the statement's own ending balance, less the money that was not applied then: anything else would be a guess.
 */
export const agingRows: RawBuilder<unknown> = sql`
  , open_then as (
    select s.statement_no, i.due_date, i.deferred, i.open_amount_cents + coalesce((
        select sum(x.applied_cents + x.discount_cents) from payment_application x
        where x.invoice_no = i.invoice_no and x.applied_on > s.period_to), 0)::bigint as cents
    from s join invoice i on i.account_no = s.account_no and i.posting_date <= s.period_to
    where not i.voided
  ), unapplied_then as (
    select s.statement_no, coalesce(sum(y.amount_cents - coalesce((
        select sum(x.applied_cents) from payment_application x
        where x.payment_no = y.payment_no and x.applied_on <= s.period_to), 0)), 0)::bigint as cents
    from s left join payment y on y.account_no = s.account_no and y.posting_date <= s.period_to
      and y.status = 'P' and y.type is distinct from 'P'
    group by s.statement_no
  ), aged as (
    select s.statement_no, s.ending_balance_cents, u.cents as unapplied,
      ${late(sql`${days} <= 0`)} as current,
      ${late(sql`${days} between 1 and 30`)} as days30,
      ${late(sql`${days} between 31 and 60`)} as days60,
      ${late(sql`${days} between 61 and 90`)} as days90,
      ${late(sql`${days} > 90`)} as over90
    from s join unapplied_then u on u.statement_no = s.statement_no
      left join open_then i on i.statement_no = s.statement_no
    group by s.statement_no, s.ending_balance_cents, s.period_to, u.cents
  )
  select statement_no as no, json_build_object('currentCents', current, 'days30Cents', days30,
      'days60Cents', days60, 'days90Cents', days90, 'over90Cents', over90,
      'unappliedCreditCents', unapplied) as list
  from aged where current + days30 + days60 + days90 + over90 - unapplied = ending_balance_cents`;
