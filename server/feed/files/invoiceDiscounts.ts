import { date, money, percent, R, text } from '../column';
import type { FeedFile } from '../feedFile';

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
