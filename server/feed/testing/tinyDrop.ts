import { tinyPrepay } from './tinyPrepay';
import { tinyStatements } from './tinyStatements';

/** Rows by file name, each by its column names: what a drop says, before it is written. */
export type DropContent = Record<string, Record<string, string>[]>;

/** A drop with every file, of one trade account that uses all there is: every figure agrees. */
export const tinyDrop = (): DropContent => ({
  'branches.csv': [{ branch_code: 'PUL', name: 'Pullman', time_zone: 'America/Los_Angeles', active: 'Y' }],
  'products.csv': [
    {
      product_code: 'UAN32',
      name: 'UAN 32-0-0',
      group_code: 'NIT',
      group_name: 'Nitrogen',
      default_uom: 'ton',
    },
  ],
  'accounts.csv': [{ ...account('00117', '150.00'), prepay_remaining: '70.00' }, account('00200', '0.00')],
  'fields.csv': [
    { field_id: 'F-1', account_no: '00117', farm_name: 'Home', field_name: 'North 80', acres: '78.4' },
  ],
  'contacts.csv': [{ account_no: '00117', email: 'ann@example.com', name: 'Ann', access_level: 'O' }],
  ...tinyPurchases(),
  'authorized_buyers.csv': [{ account_no: '00117', buyer_name: 'Bo', limit_amount: '500.00' }],
  ...tinyPrepay(),
  'statements.csv': tinyStatements(),
  'delivery_tickets.csv': [
    {
      ticket_no: 'T55102',
      account_no: '00117',
      delivered_on: '2026-04-11',
      product_code: 'UAN32',
      qty: '2',
      uom: 'ton',
      status: 'U',
    },
  ],
  'price_sheet.csv': [
    { product_code: 'UAN32', uom: 'ton', effective_from: '2026-01-01', posted_price: '430.000000' },
  ],
  ...tinyDeposits(),
});

/** Two invoices, one of them paid by check, and the ledger of both. */
const tinyPurchases = (): DropContent => ({
  'invoices.csv': [invoice('0048213', '100.00', '0.00'), invoice('0048214', '150.00', '150.00')],
  'invoice_discounts.csv': [{ invoice_no: '0048214', through_date: '2026-04-20', amount: '3.00' }],
  'invoice_lines.csv': [
    line('0048213', '1', '60.00'),
    line('0048213', '2', '40.00'),
    line('0048214', '1', '150.00'),
  ],
  'invoice_taxes.csv': [{ invoice_no: '0048214', tax_code: 'WA', line_no: '0', tax_amount: '0.00' }],
  'payments.csv': [
    {
      payment_no: 'P-1',
      account_no: '00117',
      received_date: '2026-04-10',
      posting_date: '2026-04-10',
      method: 'K',
      amount: '100.00',
      unapplied: '0.00',
      status: 'P',
    },
  ],
  'payment_applications.csv': [{ payment_no: 'P-1', invoice_no: '0048213', applied: '100.00' }],
  'ar_transactions.csv': [
    ledger('T-1', '1', { kind: 'invoice', debit: '100.00', open_amount: '0.00' }),
    ledger('T-2', '2', { kind: 'invoice', debit: '150.00', open_amount: '150.00' }),
    ledger('T-3', '3', { kind: 'payment', credit: '100.00', open_amount: '0.00' }),
  ],
});

/** A deposit account with a rate and two bookings. */
const tinyDeposits = (): DropContent => ({
  'deposit_rates.csv': [
    {
      rate_plan: 'STD',
      effective_from: '2026-01-01',
      tier_from: '0.00',
      annual_rate: '0.0425',
      day_count: '365F',
    },
  ],
  'deposit_accounts.csv': [
    {
      sav_id: 'D-1',
      account_no: '00117',
      title: 'Ann',
      status: 'open',
      ledger_balance: '75.00',
      rate_plan: 'STD',
      interest_ytd: '0.00',
    },
  ],
  'deposit_transactions.csv': [
    deposit('1', '1', { amount_in: '100.00', balance_after: '100.00' }),
    deposit('2', '2', { amount_out: '25.00', balance_after: '75.00' }),
  ],
});

export const account = (account_no: string, regular_balance: string): Record<string, string> => ({
  account_no,
  account_type: 'T',
  name: `Farm ${account_no}`,
  status: 'A',
  home_branch: 'PUL',
  regular_balance,
  past_due: '0.00',
  unapplied_credit: '0.00',
});

export const invoice = (invoice_no: string, total: string, open_amount: string): Record<string, string> => ({
  invoice_no,
  account_no: '00117',
  doc_type: 'I',
  invoice_date: '2026-04-08',
  posting_date: '2026-04-08',
  due_date: '2026-05-15',
  branch: 'PUL',
  crop_year: '2026',
  subtotal: total,
  total,
  paid: (Number(total) - Number(open_amount)).toFixed(2),
  open_amount,
  comments: 'Spring "topdress", north',
});

export const line = (invoice_no: string, line_no: string, extended: string): Record<string, string> => ({
  invoice_no,
  line_no,
  line_type: 'P',
  product_code: 'UAN32',
  description: 'UAN 32-0-0',
  group_code: 'NIT',
  qty: extended,
  uom: 'ton',
  unit_price: '1.000000',
  extended,
  net: extended,
  field_id: 'F-1',
  crop_year: '2026',
});

export const ledger = (
  txn_id: string,
  seq: string,
  rest: Record<string, string>,
): Record<string, string> => ({
  account_no: '00117',
  txn_id,
  seq,
  effective_date: '2026-04-08',
  posting_date: '2026-04-08',
  ...rest,
});

export const deposit = (
  txn_id: string,
  seq: string,
  rest: Record<string, string>,
): Record<string, string> => ({
  sav_id: 'D-1',
  txn_id,
  seq,
  effective_date: '2026-04-01',
  posting_date: '2026-04-01',
  kind: 'deposit',
  ...rest,
});
