import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { PurchaseLine } from '@contract/purchases/schema';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import { type Billed, billedTo } from '@server/domain/documents/lineFilter';
import { cropYear, groupCode, groupName } from '@server/domain/documents/lineGroup';
import { branchName, farmName, fieldName } from '@server/domain/documents/lineNames';
import type { Tables } from '@server/db/tables';
import { docTypes, lineTypes, paidByWords, translated } from './words';

/** Whose invoices are read, and on which day they are looked at. */
export interface Scope extends Billed {
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** A line as it is sent, with what files need beside it. */
export type LineRow = PurchaseLine & { readonly termsCode: string | null; readonly totalCents: number };

/** Every line of the scope's invoices, with product, branch and field beside it. */
export const linesOf = (db: Kysely<Tables>, billed: Billed) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoice_line as l', 'l.invoice_no', 'i.invoice_no')
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .leftJoin('branch as b', 'b.branch_code', 'i.branch')
    .leftJoin('field as f', 'f.field_id', 'l.field_id')
    .where(billedTo(billed));

/**
 * The columns of a line, named as the contract names them, every value as JSON has it. One template and not
 * forty typed selections, because it is built anew for each page.
 */
const columnsOf = (asOf: string): RawBuilder<unknown> => sql`
  i.invoice_no || ':' || l.line_no as "id",
  i.account_no as "accountNo",
  i.invoice_no as "invoiceNo",
  l.line_no as "lineNo",
  l.parent_line_no as "parentLineNo",
  ${lineType} as "lineType",
  i.invoice_date as "invoiceDate",
  i.due_date as "dueDate",
  ${docType} as "docType",
  ${invoiceStatus(asOf)} as "status",
  l.ticket_no as "ticketNo",
  l.delivered_on as "deliveredOn",
  i.branch as "branchCode",
  ${branchName} as "branchName",
  l.product_code as "productCode",
  l.description,
  ${groupCode} as "groupCode",
  ${groupName} as "groupName",
  trim_scale(l.qty)::text as "quantity",
  l.uom as "unit",
  trim_scale(l.unit_price)::text as "unitPrice",
  l.price_uom as "priceUnit",
  l.extended_cents as "extendedCents",
  l.line_discount_cents as "discountCents",
  l.line_tax_cents as "taxCents",
  l.net_cents as "netCents",
  ${paidBy} as "paidBy",
  l.prepay_contract_no as "prepayContractNo",
  ${fieldName} as "fieldName",
  ${farmName} as "farmName",
  i.ship_to as "shipTo",
  ${cropYear} as "cropYear",
  l.crop,
  trim_scale(l.acres)::text as "acres",
  trim_scale(i.split_percent)::text as "splitPercent",
  i.po_no as "poNo",
  (select t.driver from delivery_ticket t
    where t.ticket_no = l.ticket_no and t.account_no = i.account_no) as "deliveredBy",
  coalesce(l.epa_reg_no, p.epa_reg_no) as "epaRegNo",
  l.lot_no as "lotNo",
  i.terms_code as "termsCode",
  i.total_cents as "totalCents"`;

const lineType = translated('l.line_type', lineTypes);
const docType = translated('i.doc_type', docTypes);
const paidBy = translated('l.paid_by', paidByWords);

type Lines = ReturnType<typeof linesOf>;

/**
 * Runs a query for lines. The database makes one JSON text of them, which spares this process the reading of
 * a thousand cells one by one.
 * @param sortKey is handed out beside each line, for the mark of its place
 */
export async function readLines<K>(
  db: Kysely<Tables>,
  lines: Lines,
  asOf: string,
  sortKey: RawBuilder<K>,
): Promise<(LineRow & { readonly sortKey: K })[]> {
  // Kysely knows selections by one name each; this template brings forty.
  const columns = sql`${columnsOf(asOf)}, ${sortKey} as "sortKey"` as unknown as AliasedExpression<
    unknown,
    'line'
  >;
  const { rows } = await sql<{ found: (LineRow & { readonly sortKey: K })[] }>`
    select coalesce(json_agg(line), '[]') as found from (${lines.select(columns)}) as line`.execute(db);
  return rows[0]!.found;
}
