import { type Kysely, sql } from 'kysely';
import type { Plan } from '@contract/depositPlan/schema';
import { addMonths } from '@contract/format/date';
import type { Tables } from '@server/db/tables';

const MONTHS = 12;

/** What an account held at the end of each of the last months, this one as of the day of the data, and its interest. */
export async function monthsOf(db: Kysely<Tables>, savId: string, asOf: string): Promise<Plan['months']> {
  const last = `${asOf.slice(0, 7)}-01`;
  const first = addMonths(last, 1 - MONTHS);
  const { rows } = await sql<Plan['months'][number]>`
    select m::date as "month",
      coalesce((select t.balance_after_cents from deposit_transaction t
        where t.sav_id = ${savId} and t.posting_date < (m + interval '1 month')::date
        order by t.posting_date desc, t.seq desc limit 1), 0)::bigint as "endCents",
      coalesce((select sum(t.amount_in_cents - t.amount_out_cents) from deposit_transaction t
        where t.sav_id = ${savId} and t.kind = 'interest'
          and t.posting_date >= m::date and t.posting_date < (m + interval '1 month')::date), 0)::bigint as "interestCents"
    from generate_series(${first}::date, ${last}::date, interval '1 month') m
    order by m`.execute(db);
  return rows;
}
