import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db';

/** One thing whose figures do not add up: what they are, and what they should be, in cents. */
interface Gap {
  readonly what: string;
  readonly is: number | null;
  readonly should: number | null;
}

/** Sums that must close over everything that a drop tells, whatever its size. Each selects what does not. */
const checks = {
  'open documents are the balance of their account': sql`
    select a.account_no as what, coalesce(sum(i.open_amount_cents), 0)::bigint as "is", a.regular_balance_cents as should
    from account a left join invoice i on i.account_no = a.account_no and not i.voided
    group by a.account_no having coalesce(sum(i.open_amount_cents), 0) <> a.regular_balance_cents`,

  'open rows of the ledger are the balance of their account': sql`
    select a.account_no as what, coalesce(sum(r.open_amount_cents), 0)::bigint as "is", a.regular_balance_cents as should
    from account a left join ar_transaction r using (account_no)
    group by a.account_no having coalesce(sum(r.open_amount_cents), 0) <> a.regular_balance_cents`,

  'the ages of an account are its balance': sql`
    select account_no as what, aging_current_cents + aging_30_cents + aging_60_cents + aging_90_cents
      + aging_over_90_cents as "is", regular_balance_cents as should from account
    where aging_current_cents + aging_30_cents + aging_60_cents + aging_90_cents + aging_over_90_cents
      <> regular_balance_cents`,

  'past due, not due and deferred are the balance': sql`
    select account_no as what, past_due_cents + not_due_cents + deferred_cents as "is",
      regular_balance_cents as should from account
    where past_due_cents + not_due_cents + deferred_cents <> regular_balance_cents`,

  'an invoice is open for what was not settled': sql`
    select invoice_no as what, open_amount_cents as "is", total_cents - prepay_applied_cents - paid_cents
      - credited_cents - discount_taken_cents - written_off_cents as should from invoice
    where open_amount_cents <> total_cents - prepay_applied_cents - paid_cents - credited_cents
      - discount_taken_cents - written_off_cents`,

  'lines are the subtotal of their invoice': sql`
    select i.invoice_no as what, coalesce(sum(l.extended_cents), 0)::bigint as "is", i.subtotal_cents as should
    from invoice i left join invoice_line l using (invoice_no) where not i.voided
    group by i.invoice_no having coalesce(sum(l.extended_cents), 0) <> i.subtotal_cents`,

  'an invoice is its subtotal with discount, tax and freight': sql`
    select invoice_no as what, total_cents as "is",
      subtotal_cents - discount_total_cents + tax_total_cents + freight_cents as should from invoice
    where total_cents <> subtotal_cents - discount_total_cents + tax_total_cents + freight_cents`,

  'what was applied to an invoice is what it was paid': sql`
    select i.invoice_no as what, coalesce(sum(p.applied_cents), 0)::bigint as "is", i.paid_cents as should
    from invoice i left join payment_application p using (invoice_no)
    group by i.invoice_no having coalesce(sum(p.applied_cents), 0) <> i.paid_cents`,

  'what an invoice drew from prepay is what the contracts say': sql`
    select i.invoice_no as what, coalesce(-sum(u.amount_cents), 0)::bigint as "is", i.prepay_applied_cents as should
    from invoice i left join prepay_usage u on u.document_no = i.invoice_no and u.event in ('used', 'returned')
    group by i.invoice_no having coalesce(-sum(u.amount_cents), 0) <> i.prepay_applied_cents`,

  'the history of a prepay contract ends at what remains': sql`
    select c.contract_no as what, coalesce(sum(u.amount_cents), 0)::bigint as "is", c.remaining_cents as should
    from prepay_contract c left join prepay_usage u using (contract_no)
    group by c.contract_no having coalesce(sum(u.amount_cents), 0) <> c.remaining_cents`,

  'what remains on contracts is the prepay of their account': sql`
    select a.account_no as what, coalesce(sum(c.remaining_cents), 0)::bigint as "is", a.prepay_remaining_cents as should
    from account a left join prepay_contract c using (account_no)
    group by a.account_no having coalesce(sum(c.remaining_cents), 0) <> a.prepay_remaining_cents`,

  'a statement ends where its movements lead': sql`
    select statement_no as what, ending_balance_cents as "is",
      previous_balance_cents + charges_cents + finance_charge_cents - credits_cents as should from statement
    where ending_balance_cents
      <> previous_balance_cents + charges_cents + finance_charge_cents - credits_cents`,

  'a statement begins where the one before ended': sql`
    select statement_no as what, previous_balance_cents as "is", before as should from (
      select s.statement_no, s.previous_balance_cents,
        lag(s.ending_balance_cents) over (partition by s.account_no order by s.period_to, s.statement_no) as before
      from statement s
      where not exists (select from statement r where r.account_no = s.account_no and r.supersedes = s.statement_no)
    ) chain where before <> previous_balance_cents`,

  'a deposit ledger’s last row is the balance of its account': sql`
    select d.sav_id as what, t.balance_after_cents as "is", d.ledger_balance_cents as should
    from deposit_account d join lateral (
      select balance_after_cents from deposit_transaction t where t.sav_id = d.sav_id
      order by posting_date desc, seq desc limit 1
    ) t on true where t.balance_after_cents <> d.ledger_balance_cents`,
} satisfies Record<string, RawBuilder<unknown>>;

/** How many sums are looked at. */
export const checkCount = Object.keys(checks).length;

/** Every gap in what the tables tell, by the sum that it breaks; at most ten of each, and no key where all close. */
export async function gapsIn(db: Db): Promise<Readonly<Record<string, readonly Gap[]>>> {
  const gaps: Record<string, readonly Gap[]> = {};
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await sql<Gap>`select * from (${check}) gap limit 10`.execute(db.sql);
    if (rows.length > 0) gaps[name] = rows;
  }
  return gaps;
}
