import { money, R, rate, text, whole } from '../column';
import type { FeedFile } from '../feedFile';

export const invoiceTaxes: FeedFile = {
  file: 'invoice_taxes.csv',
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
