import { flag, money, price, quantity, R, text, whole } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownCode } from '../unknownCode';
import { unknownUnit } from '../unknownUnit';
import { fields } from './fields';
import { products } from './products';

export const prepayLines: FeedFile = {
  file: 'prepay_lines.csv',
  table: 'prepay_line',
  key: ['contract_no', 'line_no'],
  parents: ['prepay_contracts.csv'],
  columns: {
    contract_no: text(R),
    line_no: whole(R),
    product_code: text(),
    description: text(R),
    group_code: text(),
    uom: text(),
    qty_booked: quantity(),
    qty_used: quantity(),
    qty_remaining: quantity(),
    unit_price: price(),
    posted_price: price(),
    booked: money(R),
    used: money(R),
    remaining: money(R),
    limit_qty: flag('N'),
    field_id: text(),
  },
  rowChecks: [
    unknownUnit('uom'),
    unknownCode('group_code', products, 'group_code'),
    unknownCode('product_code', products),
    unknownCode('field_id', fields),
  ],
};
