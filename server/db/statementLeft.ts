import { type RawBuilder, sql } from 'kysely';

/**
 * What is still to be paid of what a statement "s" of an account "a" asked for: never more than is open of it, and
 * less the account's unapplied credit.
 */
export const statementLeft: RawBuilder<number> = sql<number>`least(s.amount_due_cents, greatest(0, (
    select coalesce(sum(o.open_amount_cents), 0)::bigint from ar_transaction o
    where o.account_no = a.account_no and o.posting_date <= s.period_to
      and (o.due_date is null or o.due_date <= s.due_date)
  ) - a.unapplied_credit_cents))`;
