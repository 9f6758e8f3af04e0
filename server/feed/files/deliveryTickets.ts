import { date, quantity, R, text } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownCode } from '../unknownCode';
import { unknownUnit } from '../unknownUnit';
import { unknownBranch } from './branches';
import { fields } from './fields';
import { products } from './products';

export const deliveryTickets: FeedFile = {
  file: 'delivery_tickets.csv',
  table: 'delivery_ticket',
  key: ['ticket_no'],
  optional: true,
  parents: ['accounts.csv'],
  columns: {
    ticket_no: text(R),
    account_no: text(R),
    branch: text(),
    delivered_on: date(),
    product_code: text(),
    qty: quantity(),
    uom: text(),
    field_id: text(),
    driver: text(),
    status: text({ allowed: ['U', 'I'] }),
    invoice_no: text(),
    image_file: text(),
  },
  rowChecks: [
    unknownUnit('uom'),
    unknownBranch('branch'),
    unknownCode('product_code', products),
    unknownCode('field_id', fields),
  ],
};
