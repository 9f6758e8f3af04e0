import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { BareEvent } from './history';

/** An event as a file tells it, with the contract that it is on. */
export type EventRow = BareEvent & { readonly contractNo: string; readonly accountNo: string };

/**
 * Columns of an event "u" on a contract "c". What leads to a paper or an account of somebody else is left out.
 * @param accounts that the caller may see
 */
const columns = (accounts: readonly string[]) => sql`u.usage_id as "id",
  u.contract_no as "contractNo",
  c.account_no as "accountNo",
  u.event as "kind",
  u.event_date as "date",
  u.line_no as "lineNo",
  e.description,
  case when ${isTold(accounts)} then u.document_no end as "documentNo",
  (select i.invoice_no from invoice i
    where i.invoice_no = u.document_no and ${anyOf(sql.ref('i.account_no'), accounts)}) as "invoiceNo",
  u.ticket_no as "ticketNo",
  trim_scale(u.qty)::text as "quantity",
  e.uom as "unit",
  u.amount_cents as "cents",
  case when ${isTold(accounts)} then u.other_account_no end as "otherAccountNo"`;

/** Of a transfer with somebody else's account neither that account nor its document is told. */
const isTold = (accounts: readonly string[]) =>
  sql<SqlBool>`(u.other_account_no is null or ${anyOf(sql.ref('u.other_account_no'), accounts)})`;

/** The line "e" of an event; a contract's only line has all of them. */
const ofEvent = sql`left join lateral (select description, uom from prepay_line x
  where x.contract_no = u.contract_no and (x.line_no = u.line_no or (u.line_no is null
    and 1 = (select count(*) from prepay_line y where y.contract_no = u.contract_no)))) e on true`;

/**
 * Events on contracts by contract, by day, events of one day by their id.
 * @param which conditions on the event "u" and its contract "c"
 */
export const eventsOf = (accounts: readonly string[], which: RawBuilder<SqlBool>) =>
  sql<EventRow>`select ${columns(accounts)}
    from prepay_usage u join prepay_contract c on c.contract_no = u.contract_no ${ofEvent}
    where ${anyOf(sql.ref('c.account_no'), accounts)} and ${which}
    order by u.contract_no, u.event_date, u.usage_id`;
