import { type Kysely, sql } from 'kysely';
import { inFlightStatuses, type RequestStatus } from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/** Both counted, 'YYYY-MM-DD'. */
interface Between {
  readonly from: string;
  readonly through: string;
}

interface Pickup {
  readonly requestId: string;
  readonly accountNo: string;
  readonly cents: number;
  readonly day: string;
  /** 'HH:MM' on the branch's wall; null where none was chosen. */
  readonly time: string | null;
  readonly branch: string;
  /** Lines. */
  readonly address: readonly string[];
}

const promisedStatuses: readonly RequestStatus[] = ['approved', 'ready', 'completed'];

/** Checks that the office has agreed to hand over at a branch. */
export async function pickupsOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { from, through }: Between,
): Promise<Pickup[]> {
  const { rows } = await sql<Pickup>`
    select r.request_id as "requestId", r.account_no as "accountNo", r.amount_cents as cents, r.pickup_date as day,
      r.pickup_time as time, coalesce(b.name, r.branch_code) as branch,
      array_remove(array[b.address1, nullif(concat_ws(', ', b.city, b.state), '')], null) as address
    from request r left join branch b on b.branch_code = r.branch_code
    where ${anyOf(sql.ref('r.account_no'), accounts)} and r.kind = 'pickup' and r.branch_code is not null
      and ${anyOf(sql.ref('r.status'), promisedStatuses)}
      and r.pickup_date between ${from}::date and ${through}::date`.execute(db);
  return rows;
}

interface Debit {
  readonly autopayId: string;
  /** The day by the rule, which names the payment. */
  readonly payDay: string;
  /** Autopay, or a scheduled payment. */
  readonly kind: 'due' | 'scheduled';
  readonly accountNo: string;
  /** Of the debit. */
  readonly day: string;
  readonly cents: number;
}

/** What is still on its way, and what came to its end as asked. */
const paidStatuses: readonly RequestStatus[] = [...inFlightStatuses, 'posted'];

/**
 * Payments that people were told of: as they were reckoned last, and as they were asked for.
 * @param accounts of which autopay and scheduled payments may be known
 */
export async function announcedDebits(
  db: Kysely<Tables>,
  accounts: Readonly<Record<Debit['kind'], readonly string[]>>,
  { from, through }: Between,
): Promise<Debit[]> {
  const of = (kind: Debit['kind']) =>
    sql`(p.kind = ${kind} and ${anyOf(sql.ref('p.account_no'), accounts[kind])})`;
  const { rows } = await sql<Debit>`
    select * from (
      select n.autopay_id as "autopayId", n.pay_day as "payDay", p.kind, p.account_no as "accountNo",
        coalesce(r.effective_date, (n.plan ->> 'payDay')::date) as day,
        coalesce(r.amount_cents, (n.plan ->> 'totalCents')::bigint) as cents
      from autopay_run n
        join autopay p on p.autopay_id = n.autopay_id
        left join request r on r.request_id = n.request_id
      where (${of('due')} or ${of('scheduled')})
        and ((n.status = 'announced' and p.status = 'on')
          or (n.status = 'placed' and ${anyOf(sql.ref('r.status'), paidStatuses)}))
    ) d
    where d.day between ${from}::date and ${through}::date and d.cents > 0`.execute(db);
  return rows;
}
