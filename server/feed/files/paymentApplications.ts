import { date, money, R, text, ZERO } from '../column';
import type { FeedFile } from '../feedFile';

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
