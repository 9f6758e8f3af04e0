export interface ProductTable {
  product_code: string;
  name: string;
  group_code: string;
  group_name: string;
  subgroup: string | null;
  default_uom: string | null;
  density_lb_per_gal: string | null;
  analysis: string | null;
  epa_reg_no: string | null;
  rup: boolean;
  discount_eligible: boolean;
  active: boolean;
  import_id: number;
}

export interface FieldTable {
  field_id: string;
  account_no: string;
  farm_name: string | null;
  field_name: string;
  acres: string | null;
  state: string | null;
  county: string | null;
  fsa_farm: string | null;
  fsa_tract: string | null;
  import_id: number;
}

export interface InvoiceTable {
  invoice_no: string;
  account_no: string;
  doc_type: string;
  invoice_date: string;
  ship_date: string | null;
  posting_date: string;
  due_date: string;
  terms_code: string | null;
  deferred: boolean;
  branch: string;
  ship_to: string | null;
  order_no: string | null;
  po_no: string | null;
  salesperson: string | null;
  crop_year: number | null;
  split_group: string | null;
  split_percent: string | null;
  subtotal_cents: number;
  discount_total_cents: number;
  tax_total_cents: number;
  freight_cents: number;
  total_cents: number;
  prepay_applied_cents: number;
  paid_cents: number;
  credited_cents: number;
  discount_taken_cents: number;
  written_off_cents: number;
  open_amount_cents: number;
  disputed: boolean;
  comments: string | null;
  pdf_file: string | null;
  voided: boolean;
  import_id: number;
}

export interface InvoiceDiscountTable {
  invoice_no: string;
  through_date: string;
  percent: string | null;
  amount_cents: number;
  condition: string | null;
  import_id: number;
}

export interface InvoiceLineTable {
  invoice_no: string;
  line_no: number;
  parent_line_no: number | null;
  line_type: string;
  product_code: string | null;
  description: string;
  group_code: string | null;
  qty: string | null;
  uom: string | null;
  unit_price: string | null;
  price_uom: string | null;
  extended_cents: number;
  line_discount_cents: number;
  line_tax_cents: number;
  net_cents: number;
  ticket_no: string | null;
  delivered_on: string | null;
  field_id: string | null;
  farm_name: string | null;
  field_name: string | null;
  acres: string | null;
  crop: string | null;
  crop_year: number | null;
  lot_no: string | null;
  epa_reg_no: string | null;
  paid_by: string | null;
  prepay_contract_no: string | null;
  prepay_line_no: number | null;
  import_id: number;
}

export interface InvoiceTaxTable {
  invoice_no: string;
  tax_code: string;
  line_no: number;
  description: string | null;
  jurisdiction: string | null;
  base_amount_cents: number | null;
  rate: string | null;
  tax_amount_cents: number;
  import_id: number;
}

/** What was sold, as the ERP tells it (001-feed.sql). */
export interface PurchaseTables {
  product: ProductTable;
  field: FieldTable;
  invoice: InvoiceTable;
  invoice_discount: InvoiceDiscountTable;
  invoice_line: InvoiceLineTable;
  invoice_tax: InvoiceTaxTable;
}
