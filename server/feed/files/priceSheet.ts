import { date, price, R, text } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownCode } from '../unknownCode';
import { unknownUnit } from '../unknownUnit';
import { unknownBranch } from './branches';
import { products } from './products';

export const priceSheet: FeedFile = {
  file: 'price_sheet.csv',
  table: 'price_sheet',
  // Without a branch the price holds at all of them.
  key: ['product_code', 'uom', 'effective_from', 'branch'],
  optional: true,
  columns: {
    product_code: text(R),
    uom: text(R),
    effective_from: date(R),
    posted_price: price(),
    branch: text({ empty: '' }),
  },
  // Without a branch the price holds at all of them.
  rowChecks: [unknownUnit('uom'), unknownCode('product_code', products), unknownBranch('branch')],
};
