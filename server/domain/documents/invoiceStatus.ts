import { type RawBuilder, sql } from 'kysely';

type Status =
  | 'open'
  | 'pastDue'
  | 'notYetDue'
  | 'partial'
  | 'disputed'
  | 'paid'
  | 'prepaid'
  | 'credited'
  | 'void';

/**
 * What an invoice is on the as-of day, for a query that names the invoice table "i". Past due is what was due
 * before that day; a deferred amount is owed but never past due, and a credit that is left is not either.
 * @param asOf 'YYYY-MM-DD'
 */
export const invoiceStatus = (asOf: string): RawBuilder<Status> => sql<Status>`case
  when i.voided then 'void'
  when i.open_amount_cents = 0 then case
    when i.total_cents = 0 then 'paid'
    when i.prepay_applied_cents = i.total_cents then 'prepaid'
    when i.credited_cents = i.total_cents then 'credited'
    else 'paid' end
  when i.disputed then 'disputed'
  when i.deferred then 'notYetDue'
  when i.due_date < ${asOf}::date and i.open_amount_cents > 0 then 'pastDue'
  when i.open_amount_cents <> i.total_cents then 'partial'
  else 'open' end`;
