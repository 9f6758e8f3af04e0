import { flag, quantity, R, text } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownUnit } from '../unknownUnit';

export const products: FeedFile = {
  file: 'products.csv',
  table: 'product',
  key: ['product_code'],
  columns: {
    product_code: text(R),
    name: text(R),
    group_code: text(R),
    group_name: text({ emptyAs: 'group_code' }),
    subgroup: text(),
    default_uom: text(),
    density_lb_per_gal: quantity(),
    analysis: text(),
    epa_reg_no: text(),
    rup: flag('N'),
    // A discount is promised only where the ERP says so.
    discount_eligible: flag('N'),
    active: flag('Y'),
  },
  rowChecks: [unknownUnit('default_uom')],
};
