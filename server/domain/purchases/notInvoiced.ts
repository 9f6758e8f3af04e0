import { type Kysely, sql } from 'kysely';
import type { Overview } from '@contract/accounts/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/**
 * Tickets that no invoice bears yet. What they will come to is told by the prices that were posted on the day of
 * the delivery, the branch's own before the company's, and not at all where one of them is missing.
 */
export async function notInvoicedOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Overview['notInvoiced']> {
  const { rows } = await sql<Overview['notInvoiced']>`
    select count(*) as "tickets",
      case when bool_and(t.qty is not null and p.posted_price is not null)
        then coalesce(sum(round(t.qty * p.posted_price * 100)), 0)::bigint end as "estimatedCents"
    from delivery_ticket t
    left join lateral (
      select s.posted_price from price_sheet s
      where s.product_code = t.product_code and s.uom = t.uom and s.branch in ('', t.branch)
        and s.effective_from <= coalesce(t.delivered_on, ${asOf}::date)
      order by s.branch = t.branch desc, s.effective_from desc
      limit 1
    ) p on true
    where t.status = 'U' and ${anyOf(sql.ref('t.account_no'), accounts)}`.execute(db);
  const { tickets, estimatedCents } = rows[0]!;
  return { tickets, estimatedCents: tickets === 0 ? 0 : estimatedCents };
}
