import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';

/** What a snapshot says beside the ERP's own figures, from the ledgers as they stand. */
export type Parts = Pick<StatementSnapshot, 'activity' | 'aging' | 'prepay' | 'purchases'>;

/** The parts of some statements by number, each kind read for all of them at once. */
export async function partsOf(
  db: Kysely<Tables>,
  statementNos: readonly string[],
): Promise<(statementNo: string) => Parts> {
  const lists = async <T>(rows: RawBuilder<unknown>): Promise<Map<string, T>> => {
    const found = await sql<{ no: string; list: T }>`
      with s as (select * from statement where statement_no = any(${[...statementNos]}::text[])) ${rows}`.execute(
      db,
    );
    return new Map(found.rows.map(({ no, list }) => [no, list]));
  };
  const activity = await lists<Parts['activity']>(activityRows);
  const aging = await lists<NonNullable<Parts['aging']>>(agingRows);
  const prepay = await lists<Parts['prepay']>(prepayRows);
  const purchases = await lists<Parts['purchases']>(purchaseRows);
  return (no) => ({
    activity: activity.get(no) ?? [],
    aging: aging.get(no) ?? null,
    prepay: prepay.get(no) ?? [],
    purchases: purchases.get(no) ?? [],
  });
}

const activityRows = sql`
  select s.statement_no as no, json_agg(json_build_object(
      'id', t.txn_id, 'date', t.posting_date, 'kind', t.kind, 'documentNo', t.document_no,
      'reference', t.reference, 'description', t.description, 'dueDate', t.due_date,
      'chargeCents', t.debit_cents, 'creditCents', t.credit_cents) order by t.posting_date, t.seq) as list
  from s join ar_transaction t
    on t.account_no = s.account_no and t.posting_date between s.period_from and s.period_to
  group by s.statement_no`;

const prepayRows = sql`
  select no, json_agg(json_build_object(
      'contractNo', contract_no, 'cropYear', crop_year, 'remainingCents', cents) order by contract_no) as list
  from (
    select s.statement_no as no, c.contract_no, c.crop_year, sum(u.amount_cents)::bigint as cents
    from s join prepay_contract c on c.account_no = s.account_no
      join prepay_usage u on u.contract_no = c.contract_no and u.event_date <= s.period_to
    group by s.statement_no, c.contract_no, c.crop_year
  ) as left_at_close where cents <> 0 group by no`;

const purchaseRows = sql`
  select no, json_agg(json_build_object('groupCode', code, 'groupName', name,
      'periodCents', period_cents, 'yearCents', year_cents) order by name, code) as list
  from (
    select s.statement_no as no, coalesce(${groupCode}, '') as code, coalesce(max(${groupName}), 'Other') as name,
      coalesce(sum(l.net_cents) filter (where i.posting_date >= s.period_from), 0)::bigint as period_cents,
      sum(l.net_cents)::bigint as year_cents
    from s join invoice i on i.account_no = s.account_no
        and i.posting_date between least(s.period_from, date_trunc('year', s.period_to)::date) and s.period_to
      join invoice_line l on l.invoice_no = i.invoice_no
      left join product p on p.product_code = l.product_code
    where i.doc_type <> 'F' and not i.voided
    group by s.statement_no, coalesce(${groupCode}, '')
  ) as bought where year_cents <> 0 or period_cents <> 0 group by no`;

/** What of an amount lies so many days behind its due date at the close; a deferred one never does. */
const late = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(i.cents) filter (where ${condition}), 0)::bigint`;

const days = sql`case when i.deferred then 0 else s.period_to - i.due_date end`;

/**
 * What was open at the close, by age: what is open today and what was applied since. It is told only where it adds
 * up to the statement's own ending balance, less the money that was not applied then: anything else would be a guess.
 */
const agingRows: RawBuilder<unknown> = sql`
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
