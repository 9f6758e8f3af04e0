export interface PrepayContractTable {
  contract_no: string;
  account_no: string;
  type: string;
  groups: string | null;
  crop_year: number;
  booked_on: string;
  start_on: string | null;
  expires_on: string | null;
  branch: string | null;
  field_id: string | null;
  salesperson: string | null;
  terms_code: string | null;
  booked_cents: number;
  paid_cents: number;
  used_cents: number;
  remaining_cents: number;
  refundable: boolean;
  signed_on: string | null;
  split_percent: string | null;
  status: string;
  comments: string | null;
  pdf_file: string | null;
  import_id: number;
}

export interface PrepayLineTable {
  contract_no: string;
  line_no: number;
  product_code: string | null;
  description: string;
  group_code: string | null;
  uom: string | null;
  qty_booked: string | null;
  qty_used: string | null;
  qty_remaining: string | null;
  unit_price: string | null;
  posted_price: string | null;
  booked_cents: number;
  used_cents: number;
  remaining_cents: number;
  limit_qty: boolean;
  field_id: string | null;
  import_id: number;
}

export interface PrepayUsageTable {
  usage_id: string;
  contract_no: string;
  line_no: number | null;
  event: string;
  event_date: string;
  document_no: string | null;
  ticket_no: string | null;
  qty: string | null;
  amount_cents: number;
  other_account_no: string | null;
  import_id: number;
}

/** Paid ahead and drawn down (020-feed-whole.sql). */
export interface PrepayTables {
  prepay_contract: PrepayContractTable;
  prepay_line: PrepayLineTable;
  prepay_usage: PrepayUsageTable;
}
