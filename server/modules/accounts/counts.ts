import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import { anyOf } from '../../db/anyOf';
import type { Tables } from '../../db/tables';

/** How many of each an account has, for the links to the lists. */
export async function countsOf(db: Kysely<Tables>, accounts: readonly string[]): Promise<Overview['counts']> {
  const mine = (column: string) => anyOf(sql.ref(column), accounts);
  const { rows } = await sql<Overview['counts']>`select
    (select count(*) from invoice i where ${mine('i.account_no')}) as "invoices",
    (select count(*) from invoice i where ${mine('i.account_no')}
      and i.open_amount_cents <> 0 and not i.voided) as "openInvoices",
    (select count(*) from invoice i join invoice_line l using (invoice_no) where ${mine('i.account_no')})
      as "purchaseLines",
    (select count(*) from payment y where ${mine('y.account_no')} and y.status <> 'V') as "payments",
    (select count(*) from field f where ${mine('f.account_no')}) as "fields"`.execute(db);
  return rows[0]!;
}
