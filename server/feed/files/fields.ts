import { quantity, R, text } from '../column';
import type { FeedFile } from '../feedFile';

export const fields: FeedFile = {
  file: 'fields.csv',
  table: 'field',
  key: ['field_id'],
  parents: ['accounts.csv'],
  columns: {
    field_id: text(R),
    account_no: text(R),
    farm_name: text(),
    field_name: text(R),
    acres: quantity(),
    state: text(),
    county: text(),
    fsa_farm: text(),
    fsa_tract: text(),
  },
};
