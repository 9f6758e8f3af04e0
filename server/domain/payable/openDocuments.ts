import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PayableDocument } from '@contract/payable/schema';
import { type OpenDocument, withMoneyOnAccount } from '@contract/rules/due';
import { inFlightStatuses } from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/** An open document with what a payment on it has to know. */
export interface OpenOnAccount
  extends OpenDocument, Pick<PayableDocument, 'invoiceDate' | 'poNo' | 'originalCents'> {}

/** What is open of which accounts, as somebody may see it on a day. */
export interface OpenScope {
  readonly accounts: readonly string[];
  /** Those among them of which the reader may know what is on its way. */
  readonly requestsOf: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

interface Row extends OpenOnAccount {
  /** What is on its way to the account and names no invoice. */
  readonly onAccountCents: number;
}

/**
 * All that is open: invoices, charges and memos, and what the ledger has open without one, such as a fee.
 * @param isMine whether a row is wanted, by the column of its account
 */
export const openRows = (isMine: (account: Expression<unknown>) => RawBuilder<SqlBool>) => sql`
  select i.account_no, i.invoice_no, i.doc_type = 'F' as is_finance_charge, i.doc_type = 'C' as is_credit_memo, i.invoice_date, i.posting_date,
    i.due_date, i.po_no, i.total_cents, i.open_amount_cents, i.disputed, i.deferred
  from invoice i
  where ${isMine(sql.ref('i.account_no'))} and i.open_amount_cents <> 0 and not i.voided
  union all
  select t.account_no, null, false, false, t.effective_date, t.posting_date,
    t.due_date, null, t.debit_cents - t.credit_cents, t.open_amount_cents, false, false
  from ar_transaction t
  where ${isMine(sql.ref('t.account_no'))} and t.open_amount_cents <> 0
    and not exists (select from invoice n where n.account_no = t.account_no and n.invoice_no = t.document_no)`;

/**
 * Everything that is open on some accounts, oldest first, with what is on its way to it and the discounts that have not
 * ended. What is due, late, left and payable is reckoned from this alone (contract/rules/due.ts).
 */
export async function openDocumentsOf(
  db: Kysely<Tables>,
  { accounts, requestsOf, asOf }: OpenScope,
): Promise<OpenOnAccount[]> {
  if (accounts.length === 0) return [];
  const flying = sql`${anyOf(sql.ref('r.account_no'), requestsOf)} and r.kind = 'payment'
    and ${anyOf(sql.ref('r.status'), inFlightStatuses)}`;
  const { rows } = await sql<Row>`
    with open as (${openRows((account) => anyOf(account, accounts))}),
    part as (
      select l.invoice_no, r.account_no, json_agg(json_build_object('requestNo', r.request_no,
          'amountCents', l.amount_cents, 'discountCents', l.discount_cents) order by r.submitted_at, l.seq) as parts,
        min(r.submitted_at) as asked_at
      from request r join request_allocation l on l.request_id = r.request_id
      where ${flying}
      group by l.invoice_no, r.account_no
    ),
    rung as (
      select d.invoice_no, json_agg(json_build_object('throughDate', d.through_date,
          'percent', trim_scale(d.percent)::text, 'cents', d.amount_cents, 'condition', d.condition)
          order by d.through_date) as rungs
      from open o join invoice_discount d on d.invoice_no = o.invoice_no
      where d.through_date >= ${asOf}::date
      group by d.invoice_no
    ),
    loose as (
      select r.account_no, sum(r.amount_cents - coalesce((select sum(l.amount_cents) from request_allocation l
          where l.request_id = r.request_id), 0)) as cents,
        min(r.submitted_at) as asked_at
      from request r
      where ${flying} and r.prepay_contract_no is null and r.mode is distinct from 'prepay'
      group by r.account_no
    )
    select o.account_no as "accountNo", o.invoice_no as "invoiceNo", o.is_finance_charge as "isFinanceCharge",
      o.is_credit_memo as "isCreditMemo",
      o.invoice_date as "invoiceDate", o.posting_date as "postingDate", o.due_date as "dueDate", o.po_no as "poNo",
      o.total_cents as "originalCents", o.open_amount_cents as "openCents", o.disputed, o.deferred,
      coalesce(part.parts, '[]') as "inFlight", coalesce(rung.rungs, '[]') as rungs,
      coalesce(part.asked_at, loose.asked_at) as "askedAt", coalesce(loose.cents, 0)::bigint as "onAccountCents"
    from open o
    left join part on part.invoice_no = o.invoice_no and part.account_no = o.account_no
    left join rung on rung.invoice_no = o.invoice_no
    left join loose on loose.account_no = o.account_no and o.invoice_no is null
    order by o.due_date, o.invoice_date, o.invoice_no`.execute(db);
  return paidOnAccount(rows);
}

/** Takes what names no invoice down from what has none, account by account. */
function paidOnAccount(rows: readonly Row[]): OpenOnAccount[] {
  const loose = byAccount(rows.filter(({ invoiceNo }) => invoiceNo === null));
  const told = new Map(
    [...loose.values()].flatMap((mine) =>
      withMoneyOnAccount(mine, mine[0]!.onAccountCents).map((row, at) => [mine[at]!, row] as const),
    ),
  );
  return rows.map((row) => {
    const { onAccountCents: _, ...document } = told.get(row) ?? row;
    return document;
  });
}

/** Rows by their account, which one goes through once: somebody may see thousands of accounts. */
export function byAccount<R extends { readonly accountNo: string }>(rows: readonly R[]): Map<string, R[]> {
  const found = new Map<string, R[]>();
  for (const row of rows) {
    const those = found.get(row.accountNo);
    if (those) those.push(row);
    else found.set(row.accountNo, [row]);
  }
  return found;
}

/** The same, account by account. */
export async function openByAccount(
  db: Kysely<Tables>,
  scope: OpenScope,
): Promise<(accountNo: string) => readonly OpenOnAccount[]> {
  const found = byAccount(await openDocumentsOf(db, scope));
  return (accountNo) => found.get(accountNo) ?? [];
}
