import { date, flag, price, quantity, R, text, zone } from '../column';
import { type FeedFile, type RowCheck, stageOf } from '../feedFile';
import { unknownCode, unknownUnit } from '../commonChecks';

export const branches: FeedFile = {
  file: 'branches.csv',
  table: 'branch',
  key: ['branch_code'],
  columns: {
    branch_code: text(R),
    name: text(R),
    address1: text(),
    city: text(),
    state: text(),
    zip: text(),
    phone: text(),
    // Empty is the company's own zone, which the portal's settings name.
    time_zone: zone(),
    active: flag('Y'),
  },
};

/** A branch that is nowhere in the drop: who is called, and where something is picked up, would be left open. */
export const unknownBranch = (column: string): RowCheck => ({
  rule: `unknown-${column.replaceAll('_', '-')}`,
  severity: 'row',
  column,
  wrong: `s.${column} <> '' and s.${column} not in (select branch_code from ${stageOf(branches)} where branch_code is not null)`,
  message: `${branches.file} does not hold this branch.`,
  hint: `Export it to ${branches.file}, or correct ${column}.`,
});

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

export const priceSheet: FeedFile = {
  file: 'price_sheet.csv',
  about: 'without a branch the price holds at all of them',
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
