import { date, money, R, text, whole, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { unknownBranch } from './catalog';

export const payments: FeedFile = {
  file: 'payments.csv',
  table: 'payment',
  key: ['payment_no'],
  parents: ['accounts.csv'],
  columns: {
    payment_no: text(R),
    account_no: text(R),
    received_date: date(R),
    posting_date: date(R),
    method: text({ ...R, allowed: ['A', 'K', 'C', 'V', 'D', 'P', 'M'] }),
    reference: text(),
    portal_request_no: text(),
    type: text({ allowed: ['R', 'P', 'B', 'D'] }),
    amount: money(R),
    discount_taken: money(ZERO),
    unapplied: money({ ...R, notNegative: true }),
    status: text({ ...R, allowed: ['P', 'R', 'V'] }),
    reversed_payment_no: text(),
    return_code: text(),
  },
  sumChecks: [
    {
      rule: 'applications-sum',
      severity: 'row',
      column: 'amount',
      child: 'payment_applications.csv',
      sum: 'applied_cents',
      // A refund is a payment below zero that no invoice has.
      wrong: ({ total }) => `${total} > greatest(amount_cents, 0)`,
      message: 'More was applied to invoices than the payment’s amount.',
      hint: 'Correct the applications of the payment in the ERP.',
    },
  ],
};

export const paymentApplications: FeedFile = {
  file: 'payment_applications.csv',
  table: 'payment_application',
  key: ['payment_no', 'invoice_no'],
  parents: ['payments.csv', 'invoices.csv'],
  columns: {
    payment_no: text(R),
    invoice_no: text(R),
    applied: money(R),
    discount: money(ZERO),
    applied_on: date(),
  },
};

export const arTransactions: FeedFile = {
  file: 'ar_transactions.csv',
  table: 'ar_transaction',
  key: ['account_no', 'txn_id'],
  parents: ['accounts.csv'],
  columns: {
    account_no: text(R),
    txn_id: text(R),
    seq: whole(R),
    effective_date: date(R),
    posting_date: date(R),
    kind: text(R),
    document_no: text(),
    reference: text(),
    description: text(),
    debit: money({ ...ZERO, notNegative: true }),
    credit: money({ ...ZERO, notNegative: true }),
    due_date: date(),
    open_amount: money(ZERO),
    branch: text(),
    reverses_txn_id: text(),
  },
  rowChecks: [
    {
      rule: 'debit-or-credit',
      severity: 'row',
      column: 'debit',
      wrong: '(debit_cents > 0) = (credit_cents > 0)',
      value: `${dollars('debit_cents')} || ' and ' || ${dollars('credit_cents')}`,
      message: 'A ledger row has a debit or a credit, exactly one of the two.',
      hint: 'Correct the row in the ERP; rows of zero are not exported.',
    },
    {
      rule: 'payment-open',
      severity: 'row',
      column: 'open_amount',
      wrong: `kind = 'payment' and open_amount_cents <> 0`,
      message:
        'A payment is not open: what was not applied of it belongs to unapplied_credit of the account.',
      hint: 'Export open_amount of payments as 0.00.',
    },
    unknownBranch('branch'),
  ],
};
