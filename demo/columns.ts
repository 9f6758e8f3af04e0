/** What the manifest says of a file: its keys and the column whose sum controls it. */
export interface FileShape {
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  readonly control?: string;
}

const list = (names: string): string[] => names.trim().split(/\s+/);

/** Every file of a drop, in the order in which a reader needs them. */
export const files = {
  branches: {
    columns: list('branch_code name address1 city state zip phone time_zone active'),
    keys: ['branch_code'],
  },
  products: {
    columns: list(`product_code name group_code group_name subgroup default_uom density_lb_per_gal analysis
      epa_reg_no rup discount_eligible active`),
    keys: ['product_code'],
  },
  fields: {
    columns: list('field_id account_no farm_name field_name acres state county fsa_farm fsa_tract'),
    keys: ['field_id'],
  },
  accounts: {
    columns:
      list(`account_no account_type name dba status closed_on address1 address2 city state zip phone email
      home_branch rep_name rep_phone rep_email terms_code terms_text credit_limit special_terms_limit tax_exempt
      tax_exempt_expires statement_delivery no_ach blend_detail regular_balance past_due not_due deferred
      unapplied_credit prepay_remaining finance_charge_ytd aging_current aging_30 aging_60 aging_90 aging_over_90
      last_payment_date last_payment_amount merged_into`),
    keys: ['account_no'],
    control: 'regular_balance',
  },
  authorized_buyers: {
    columns: list('account_no buyer_name limit_amount active'),
    keys: ['account_no', 'buyer_name'],
  },
  contacts: {
    columns: list('account_no email name phone relationship access_level deposit_access'),
    keys: ['account_no', 'email'],
  },
  prepay_contracts: {
    columns:
      list(`contract_no account_no type groups crop_year booked_on start_on expires_on branch field_id salesperson
      terms_code booked paid used remaining refundable signed_on split_percent status comments pdf_file`),
    keys: ['contract_no'],
    control: 'remaining',
  },
  prepay_lines: {
    columns:
      list(`contract_no line_no product_code description group_code uom qty_booked qty_used qty_remaining
      unit_price posted_price booked used remaining limit_qty field_id`),
    keys: ['contract_no', 'line_no'],
    control: 'remaining',
  },
  prepay_usage: {
    columns: list(`usage_id contract_no line_no event event_date document_no ticket_no qty amount
      other_account_no`),
    keys: ['usage_id'],
    control: 'amount',
  },
  invoices: {
    columns:
      list(`invoice_no account_no doc_type invoice_date ship_date posting_date due_date terms_code deferred
      branch ship_to order_no po_no salesperson crop_year split_group split_percent subtotal discount_total
      tax_total freight total prepay_applied paid credited discount_taken written_off open_amount disputed comments
      pdf_file voided`),
    keys: ['invoice_no'],
    control: 'open_amount',
  },
  invoice_discounts: {
    columns: list('invoice_no through_date percent amount condition'),
    keys: ['invoice_no', 'through_date'],
  },
  invoice_lines: {
    columns: list(`invoice_no line_no parent_line_no line_type product_code description group_code qty uom
      unit_price price_uom extended line_discount line_tax net ticket_no delivered_on field_id farm_name field_name
      acres crop crop_year lot_no epa_reg_no applicator_license_no paid_by prepay_contract_no prepay_line_no`),
    keys: ['invoice_no', 'line_no'],
    control: 'net',
  },
  invoice_taxes: {
    columns: list('invoice_no tax_code line_no description jurisdiction base_amount rate tax_amount'),
    keys: ['invoice_no', 'tax_code', 'line_no'],
    control: 'tax_amount',
  },
  payments: {
    columns:
      list(`payment_no account_no received_date posting_date method reference portal_request_no type amount
      discount_taken unapplied status reversed_payment_no return_code`),
    keys: ['payment_no'],
    control: 'amount',
  },
  payment_applications: {
    columns: list('payment_no invoice_no applied discount applied_on'),
    keys: ['payment_no', 'invoice_no'],
    control: 'applied',
  },
  ar_transactions: {
    columns:
      list(`account_no txn_id seq effective_date posting_date kind document_no reference description debit
      credit due_date open_amount branch reverses_txn_id`),
    keys: ['account_no', 'txn_id'],
    control: 'open_amount',
  },
  statements: {
    columns:
      list(`statement_no account_no period_from period_to close_at due_date previous_balance charges credits
      finance_charge ending_balance amount_due future_obligations discount_through discount_amount revision
      supersedes pdf_file pdf_sha256`),
    keys: ['statement_no'],
    control: 'ending_balance',
  },
  deposit_rates: {
    columns: list('rate_plan effective_from tier_from annual_rate day_count balance_method posting'),
    keys: ['rate_plan', 'effective_from', 'tier_from'],
  },
  deposit_accounts: {
    columns: list(`sav_id account_no title status opened_on ledger_balance hold_amount min_balance max_balance
      rate_plan accrued_interest interest_ytd interest_prior_year tin_certified nominee`),
    keys: ['sav_id'],
    control: 'ledger_balance',
  },
  deposit_transactions: {
    columns: list(`sav_id txn_id seq effective_date posting_date kind description check_no reference
      portal_request_no amount_in amount_out balance_after`),
    keys: ['sav_id', 'txn_id'],
    control: 'balance_after',
  },
  delivery_tickets: {
    columns:
      list(`ticket_no account_no branch delivered_on product_code qty uom field_id driver status invoice_no
      image_file`),
    keys: ['ticket_no'],
  },
  price_sheet: {
    columns: list('product_code uom effective_from posted_price branch'),
    keys: ['product_code', 'uom', 'effective_from', 'branch'],
  },
} as const satisfies Record<string, FileShape>;

export type FileName = keyof typeof files;
export const fileNames = Object.keys(files) as FileName[];
