import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { agingRows } from './aging';

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
