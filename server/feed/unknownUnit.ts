import type { RowCheck } from './feedFile';

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
