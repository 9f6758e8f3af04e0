import { date, money, R, text, ZERO } from '../column';
import type { FeedFile } from '../feedFile';

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
      wrong: ({ total }) => `${total} > amount_cents`,
      message: 'More was applied to invoices than the payment’s amount.',
      hint: 'Correct the applications of the payment in the ERP.',
    },
  ],
};
