import type { Insertable } from 'kysely';
import type { Db } from '../db/db';
import type { Tables } from '../db/tables';
import type { AccountTable, BranchTable, FeedImportTable } from '../db/tables';

import type { FieldTable, InvoiceLineTable, InvoiceTable, ProductTable } from '../db/tables';

/** Writes rows straight into a table, as the import would have. */
export const put = <T extends keyof Tables>(db: Db, table: T, ...rows: Insertable<Tables[T]>[]) =>
  db.sql.insertInto(table).values(rows).execute();

export const anImport = (over: Partial<Insertable<FeedImportTable>> = {}) => ({
  drop_name: 'drop_20260413_0155',
  manifest_sha256: 'a'.repeat(64),
  as_of: '2026-04-12',
  extracted_at: '2026-04-13T08:55:00Z',
  applied_at: '2026-04-13T09:10:00Z',
  ...over,
});

export const aBranch = (over: Partial<BranchTable> = {}): BranchTable => ({
  branch_code: 'PUL',
  name: 'Pullman',
  address1: null,
  city: 'Pullman',
  state: 'WA',
  zip: null,
  phone: '+15095550100',
  time_zone: 'America/Los_Angeles',
  active: true,
  import_id: 1,
  ...over,
});

export const aProduct = (over: Partial<ProductTable> = {}): ProductTable => ({
  product_code: 'UAN32',
  name: 'UAN 32-0-0',
  group_code: 'NIT',
  group_name: 'Nitrogen',
  subgroup: null,
  default_uom: 'ton',
  density_lb_per_gal: null,
  analysis: '32-0-0',
  epa_reg_no: null,
  rup: false,
  discount_eligible: true,
  active: true,
  import_id: 1,
  ...over,
});

export const aField = (over: Partial<FieldTable> = {}): FieldTable => ({
  field_id: 'F-1',
  account_no: '00117',
  farm_name: 'Home',
  field_name: 'North 80',
  acres: '78.4',
  state: null,
  county: null,
  fsa_farm: null,
  fsa_tract: null,
  import_id: 1,
  ...over,
});

export const anAccount = (over: Partial<AccountTable> = {}): AccountTable => ({
  account_no: '00117',
  account_type: 'T',
  name: 'Ada Farms LLC',
  dba: null,
  status: 'A',
  closed_on: null,
  address1: '1 Ridge Road',
  address2: null,
  city: 'Pullman',
  state: 'WA',
  zip: '99163',
  phone: null,
  email: null,
  home_branch: 'PUL',
  rep_name: 'K. Reed',
  rep_phone: null,
  rep_email: null,
  terms_code: 'NET15',
  terms_text: 'Net 15',
  credit_limit_cents: 5_000_000,
  special_terms_limit_cents: null,
  tax_exempt: false,
  tax_exempt_expires: null,
  statement_delivery: 'email',
  no_ach: false,
  blend_detail: null,
  regular_balance_cents: 0,
  past_due_cents: 0,
  not_due_cents: 0,
  deferred_cents: 0,
  unapplied_credit_cents: 0,
  prepay_remaining_cents: 0,
  finance_charge_ytd_cents: 0,
  aging_current_cents: 0,
  aging_30_cents: 0,
  aging_60_cents: 0,
  aging_90_cents: 0,
  aging_over_90_cents: 0,
  last_payment_date: null,
  last_payment_amount_cents: null,
  merged_into: null,
  import_id: 1,
  ...over,
});

/** An open invoice of $100.00; amounts are kept in step unless they are given. */
export function anInvoice(over: Partial<InvoiceTable> = {}): InvoiceTable {
  const total = over.total_cents ?? 10_000;
  const settled =
    (over.prepay_applied_cents ?? 0) +
    (over.paid_cents ?? 0) +
    (over.credited_cents ?? 0) +
    (over.discount_taken_cents ?? 0) +
    (over.written_off_cents ?? 0);
  return {
    invoice_no: '0048213',
    account_no: '00117',
    doc_type: 'I',
    invoice_date: '2026-04-08',
    ship_date: null,
    posting_date: '2026-04-08',
    due_date: '2026-05-15',
    terms_code: 'NET15',
    deferred: false,
    branch: 'PUL',
    ship_to: null,
    order_no: null,
    po_no: null,
    salesperson: null,
    crop_year: 2026,
    split_group: null,
    split_percent: null,
    subtotal_cents: total,
    discount_total_cents: 0,
    tax_total_cents: 0,
    freight_cents: 0,
    total_cents: total,
    prepay_applied_cents: 0,
    paid_cents: 0,
    credited_cents: 0,
    discount_taken_cents: 0,
    written_off_cents: 0,
    open_amount_cents: total - settled,
    disputed: false,
    comments: null,
    pdf_file: null,
    voided: false,
    import_id: 1,
    ...over,
  };
}

export function aLine(over: Partial<InvoiceLineTable> = {}): InvoiceLineTable {
  const extended = over.extended_cents ?? 10_000;
  return {
    invoice_no: '0048213',
    line_no: 1,
    parent_line_no: null,
    line_type: 'P',
    product_code: 'UAN32',
    description: 'UAN 32-0-0',
    group_code: null,
    qty: '12.345',
    uom: 'ton',
    unit_price: '438.5',
    price_uom: 'ton',
    extended_cents: extended,
    line_discount_cents: 0,
    line_tax_cents: 0,
    net_cents: extended - (over.line_discount_cents ?? 0) + (over.line_tax_cents ?? 0),
    ticket_no: null,
    delivered_on: null,
    field_id: null,
    farm_name: null,
    field_name: null,
    acres: null,
    crop: null,
    crop_year: null,
    lot_no: null,
    epa_reg_no: null,
    applicator_license_no: null,
    paid_by: 'O',
    prepay_contract_no: null,
    prepay_line_no: null,
    import_id: 1,
    ...over,
  };
}
