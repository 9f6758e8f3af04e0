import type { RowCheck } from './feedFile';

/** A crop year more than three years from the drop's day is more often a slip than a contract. */
export const oddCropYear: RowCheck = {
  rule: 'odd-crop-year',
  severity: 'warn',
  column: 'crop_year',
  grouped: true,
  wrong: 'abs(crop_year - extract(year from :asOf)::integer) > 3',
  message: 'This crop year is more than three years away from the drop.',
  hint: 'Check the year in the ERP.',
};
