import { flag, R, text, zone } from '../column';
import type { FeedFile } from '../feedFile';

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
    // The books zone of a company that says nothing else.
    time_zone: zone({ empty: 'America/Los_Angeles' }),
    active: flag('Y'),
  },
};
