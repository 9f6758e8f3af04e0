import { type Kysely, sql } from 'kysely';
import type { PurchaseLine } from '../../../contract/purchases';
import { anyOf } from '../../db/anyOf';
import { invoiceStatus } from '../../db/invoiceStatus';
import { cropYear, groupCode, groupName } from '../../db/lineGroup';
import type { Tables } from '../../db/tables';
import { docTypes, lineTypes, paidByWords, translated } from './words';

/** Whose invoices are read, and on which day they are looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** A line as it is sent, with what files need beside it. */
export type LineRow = PurchaseLine & { readonly termsCode: string | null; readonly totalCents: number };

export const fieldName = sql<string | null>`coalesce(l.field_name, f.field_name)`;
export const farmName = sql<string | null>`coalesce(l.farm_name, f.farm_name)`;
/** What a filter calls a field: its id, or its name where it has none; commas separate the filter's own list. */
export const fieldCode = sql<string | null>`btrim(replace(coalesce(l.field_id, l.field_name), ',', ' '))`;
export const branchName = sql<string>`coalesce(b.name, i.branch)`;

/** Every line of the scope's invoices, with product, branch and field beside it. */
export const linesOf = (db: Kysely<Tables>, { accounts }: Pick<Scope, 'accounts'>) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoice_line as l', 'l.invoice_no', 'i.invoice_no')
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .leftJoin('branch as b', 'b.branch_code', 'i.branch')
    .leftJoin('field as f', 'f.field_id', 'l.field_id')
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts));

const trimmed = (column: string) => sql<string | null>`trim_scale(${sql.ref(column)})`;

/** The columns of a line, named as the contract names them. */
export const lineColumns = (asOf: string) =>
  [
    sql<string>`i.invoice_no || ':' || l.line_no`.as('id'),
    'i.account_no as accountNo',
    'i.invoice_no as invoiceNo',
    'l.line_no as lineNo',
    'l.parent_line_no as parentLineNo',
    translated('l.line_type', lineTypes).as('lineType'),
    'i.invoice_date as invoiceDate',
    'i.due_date as dueDate',
    translated('i.doc_type', docTypes).as('docType'),
    invoiceStatus(asOf).as('status'),
    'l.ticket_no as ticketNo',
    'l.delivered_on as deliveredOn',
    'i.branch as branchCode',
    branchName.as('branchName'),
    'l.product_code as productCode',
    'l.description',
    groupCode.as('groupCode'),
    groupName.as('groupName'),
    trimmed('l.qty').as('quantity'),
    'l.uom as unit',
    trimmed('l.unit_price').as('unitPrice'),
    'l.price_uom as priceUnit',
    'l.extended_cents as extendedCents',
    'l.line_discount_cents as discountCents',
    'l.line_tax_cents as taxCents',
    'l.net_cents as netCents',
    sql<PurchaseLine['paidBy']>`${translated('l.paid_by', paidByWords)}`.as('paidBy'),
    'l.prepay_contract_no as prepayContractNo',
    fieldName.as('fieldName'),
    farmName.as('farmName'),
    'i.ship_to as shipTo',
    cropYear.as('cropYear'),
    'l.crop',
    trimmed('l.acres').as('acres'),
    trimmed('i.split_percent').as('splitPercent'),
    'i.po_no as poNo',
    sql<string | null>`coalesce(l.epa_reg_no, p.epa_reg_no)`.as('epaRegNo'),
    'l.lot_no as lotNo',
    'i.terms_code as termsCode',
    'i.total_cents as totalCents',
  ] as const;
