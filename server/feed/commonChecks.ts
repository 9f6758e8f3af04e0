import { type FeedFile, type RowCheck, stageOf } from './feedFile';

/** Cents by which two figures that were rounded apart may be away from each other. */
const TOLERATED_CENTS = 1;

/** Whether two amounts in cents are further apart than rounding explains, as SQL. Null where one of them is. */
export const differ = (one: string, other: string): string =>
  `abs((${one}) - (${other})) > ${TOLERATED_CENTS}`;

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

/**
 * A code that another file of the drop should list. Its absence spoils a label and no figure, so it only warns.
 * @param listed the other file's column; its key when left out
 */
export const unknownCode = (column: string, list: FeedFile, listed = list.key[0]!): RowCheck => ({
  rule: `unknown-${column.replaceAll('_', '-')}`,
  severity: 'warn',
  column,
  grouped: true,
  wrong: `s.${column} not in (select ${listed} from ${stageOf(list)} where ${listed} is not null)`,
  message: `${list.file} does not list this value.`,
  hint: `Add it to ${list.file}, or correct it here.`,
});

const units = [
  'ton, lb, cwt, oz, gal, qt, pt, floz, l, kg, bu, bag, unit, box, mini-bulk, tote, each, acre, hour, mile, load',
].flatMap((list) => list.split(', '));

/** Units that the portal can add up. Others pass through as they are, told in a warning. */
export const unknownUnit = (column: string): RowCheck => ({
  rule: 'unknown-unit',
  severity: 'warn',
  column,
  grouped: true,
  wrong: `lower(${column}) not in (${units.map((unit) => `'${unit}'`).join(', ')})`,
  message: 'The portal does not know this unit: quantities in it are shown, but not added to others.',
  hint: `Use one of ${units.join(', ')}.`,
});
