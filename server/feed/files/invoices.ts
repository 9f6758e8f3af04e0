import { date, flag, money, percent, R, rate, text, whole, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { differ, oddCropYear } from '../commonChecks';
import { unknownBranch } from './catalog';

/** An ERP that sends none at all keeps these figures elsewhere. */
const sent = (table: string): string => `exists (select from stage_${table})`;
const total = 'subtotal_cents - discount_total_cents + tax_total_cents + freight_cents';
const settled =
  'prepay_applied_cents + paid_cents + credited_cents + discount_taken_cents + written_off_cents';

export const invoices: FeedFile = {
  file: 'invoices.csv',
  table: 'invoice',
  key: ['invoice_no'],
  parents: ['accounts.csv'],
  columns: {
    invoice_no: text(R),
    account_no: text(R),
    doc_type: text({ ...R, allowed: ['I', 'C', 'F', 'D'] }),
    invoice_date: date(R),
    ship_date: date(),
    posting_date: date(R),
    due_date: date(R),
    terms_code: text(),
    deferred: flag('N'),
    branch: text(R),
    ship_to: text(),
    order_no: text(),
    po_no: text(),
    salesperson: text(),
    crop_year: whole(),
    split_group: text(),
    split_percent: percent(),
    subtotal: money(R),
    discount_total: money(ZERO),
    tax_total: money(ZERO),
    freight: money(ZERO),
    total: money(R),
    prepay_applied: money(ZERO),
    paid: money(ZERO),
    credited: money(ZERO),
    discount_taken: money(ZERO),
    written_off: money(ZERO),
    open_amount: money(R),
    disputed: flag('N'),
    comments: text(),
    pdf_file: text(),
    voided: flag('N'),
  },
  rowChecks: [
    {
      rule: 'total',
      severity: 'row',
      column: 'total',
      wrong: `total_cents <> ${total}`,
      value: `${dollars('total_cents')} || ' against ' || ${dollars(total)}`,
      message: 'total is not subtotal − discount_total + tax_total + freight.',
      hint: 'Correct the invoice in the ERP. Freight is a line or the freight column, never both.',
    },
    {
      rule: 'open-amount',
      severity: 'row',
      column: 'open_amount',
      wrong: `open_amount_cents <> total_cents - (${settled})`,
      value: `${dollars('open_amount_cents')} || ' against ' || ${dollars(`total_cents - (${settled})`)}`,
      message: 'open_amount is not total less what was applied, paid, credited, discounted and written off.',
      hint: 'Correct the invoice in the ERP.',
    },
    {
      rule: 'credit-sign',
      severity: 'row',
      column: 'total',
      wrong: `doc_type = 'C' and total_cents > 0`,
      message: 'A credit memo has negative amounts, and this one would be owed.',
      hint: 'Turn the sign in the ERP, or in the mapping profile.',
    },
    {
      rule: 'voided-amount',
      severity: 'row',
      column: 'total',
      wrong: 'voided and (total_cents <> 0 or open_amount_cents <> 0)',
      message: 'A voided invoice has amounts of zero.',
      hint: 'Correct the invoice in the ERP.',
    },
    {
      rule: 'due-before-invoice',
      severity: 'warn',
      column: 'due_date',
      wrong: 'due_date < invoice_date',
      message: 'The invoice is due before its own date.',
      hint: 'Check its terms in the ERP.',
    },
    oddCropYear,
    unknownBranch('branch'),
  ],
  sumChecks: [
    {
      rule: 'line-sum',
      severity: 'row',
      column: 'subtotal',
      child: 'invoice_lines.csv',
      sum: 'extended_cents',
      // Each line may have been rounded on its own.
      wrong: ({ total, rows }) => `abs(${total} - subtotal_cents) > ${rows}`,
      message: 'The extended amounts of its lines do not add up to subtotal.',
      hint: 'Export the invoice together with all of its lines.',
    },
    {
      rule: 'tax-sum',
      severity: 'warn',
      column: 'tax_total',
      child: 'invoice_taxes.csv',
      sum: 'tax_amount_cents',
      only: 'tax_amount_cents <> 0',
      wrong: ({ total }) => `${sent('invoice_tax')} and ${differ(total, 'tax_total_cents')}`,
      message: 'The taxes of the invoice do not add up to tax_total.',
      hint: 'Export the invoice together with all of its taxes.',
    },
    {
      rule: 'paid-sum',
      severity: 'warn',
      column: 'paid',
      child: 'payment_applications.csv',
      sum: 'applied_cents',
      wrong: ({ total }) => `${sent('payment_application')} and ${differ(total, 'paid_cents')}`,
      message: 'What payments were applied to the invoice does not add up to what it says was paid.',
      hint: 'Export the applications of all payments that the invoice counts.',
    },
    {
      rule: 'ledger-open',
      severity: 'warn',
      column: 'open_amount',
      child: 'ar_transactions.csv',
      by: { account_no: 'account_no', invoice_no: 'document_no' },
      sum: 'open_amount_cents',
      only: 'open_amount_cents <> 0',
      // An invoice that the ledger does not name is none that it has as paid.
      wrong: ({ total }) => `${differ(total, 'open_amount_cents')} and (p.account_no, p.invoice_no) in
        (select account_no, document_no from stage_ar_transaction where account_no is not null and document_no is not null)`,
      message: 'The account’s ledger has another amount of this invoice open than the invoice itself.',
      hint: 'Compare the invoice with the ledger in the ERP; one of them may already be paid.',
    },
  ],
};

export const invoiceDiscounts: FeedFile = {
  file: 'invoice_discounts.csv',
  table: 'invoice_discount',
  key: ['invoice_no', 'through_date'],
  parents: ['invoices.csv'],
  columns: {
    invoice_no: text(R),
    through_date: date(R),
    percent: percent(),
    amount: money(R),
    condition: text(),
  },
};

export const invoiceTaxes: FeedFile = {
  file: 'invoice_taxes.csv',
  about: 'line 0 is the invoice as a whole',
  table: 'invoice_tax',
  key: ['invoice_no', 'tax_code', 'line_no'],
  parents: ['invoices.csv'],
  columns: {
    invoice_no: text(R),
    tax_code: text(R),
    // Line 0 is the invoice as a whole.
    line_no: whole({ empty: '0' }),
    description: text(),
    jurisdiction: text(),
    base_amount: money(),
    rate: rate(),
    tax_amount: money(R),
  },
};
