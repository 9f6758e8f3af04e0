import { sql } from 'kysely';
import type { Db } from '@server/db/db';

/** What the product told, line by line as the reckoning says it. */
export async function eventsOf(db: Db, sentAt: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string; day: string; email: string; id: string | null }>`
    select person || ' ' || kind || ' ' || case when kind <> 'document' then subject else (
        select string_agg(p.no, ',' order by p.no collate "C")
        from jsonb_array_elements_text((facts -> 'invoices') || (facts -> 'contracts')) as p (no)) end as what,
      (created_at at time zone 'UTC')::date::text as day,
      email, message_id as id
    from notice`.execute(db.sql);
  return rows.map(
    ({ what, day, email, id }) => `${what} ${day} ${email} ${id === null ? '' : sentAt.get(id)}`,
  );
}

interface DebitRow {
  readonly what: string;
  readonly paid: string | null;
}

/** Each payment of autopay with its request, as the reckoning says it. */
export async function debitsOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<DebitRow>`
    select n.autopay_id || ' ' || n.pay_day || ' ' || (n.announced_at at time zone 'UTC')::date || ' ' ||
        n.announced_cents || ' ' || n.status as what,
      r.effective_date || ' ' || r.amount_cents || ' ' || (select string_agg(l.invoice_no || ':' || l.amount_cents
        || ':' || l.discount_cents, ',' order by (l.invoice_no || ':' || l.amount_cents || ':' || l.discount_cents)
        collate "C") from request_allocation l where l.request_id = r.request_id) as paid
    from autopay_run n left join request r on r.request_id = n.request_id`.execute(db.sql);
  return rows.map(({ what, paid }) => `${what} ${paid ?? ''}`);
}

/** What autopay asked for altogether, whether or not a run says so. */
export async function autopayRequestsOf(db: Db): Promise<{ readonly count: number; readonly cents: number }> {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents from request
    where request_no not like 'Q-%'`.execute(db.sql);
  return rows[0]!;
}
