import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Overview } from '@contract/accounts/schema';
import { anyOf } from '@server/db/anyOf';
import { contractCounts } from '@server/domain/documents/contractStatus';
import type { Tables } from '@server/db/tables';

/** How many of each an account has, for the links to the lists. */
export async function countsOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Overview['counts']> {
  const mine = (column: string) => anyOf(sql.ref(column), accounts);
  const { rows } = await sql<Overview['counts']>`select
    (select count(*) from invoice i where ${mine('i.account_no')}) as "invoices",
    (select count(*) from invoice i where ${mine('i.account_no')}
      and i.open_amount_cents <> 0 and not i.voided) as "openInvoices",
    (select count(*) from invoice i join invoice_line l using (invoice_no) where ${mine('i.account_no')})
      as "purchaseLines",
    (select count(distinct l.product_code) from invoice i join invoice_line l using (invoice_no)
      where ${mine('i.account_no')}) as "products",
    (select count(*) from ar_transaction r where ${mine('r.account_no')}) as "ledgerRows",
    (select count(*) from statement s where ${mine('s.account_no')} and not exists (select from statement r
      where r.account_no = s.account_no and r.supersedes = s.statement_no)) as "statements",
    (select count(*) from prepay_contract c where ${mine('c.account_no')} and ${contractCounts(asOf)})
      as "prepayContracts",
    (select count(*) from prepay_contract c join prepay_line l using (contract_no)
      where ${mine('c.account_no')} and ${contractCounts(asOf)})
      as "prepayLines",
    (select count(*) from payment y where ${mine('y.account_no')} and y.status <> 'V') as "payments",
    (select count(*) from field f where ${mine('f.account_no')}) as "fields"`.execute(db);
  return rows[0]!;
}
