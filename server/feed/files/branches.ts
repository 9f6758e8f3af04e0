import { flag, R, text, zone } from '../column';
import { type FeedFile, type RowCheck, stageOf } from '../feedFile';

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
