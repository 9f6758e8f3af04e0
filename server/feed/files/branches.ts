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
    // Empty is the company's own zone, which the portal's settings name.
    time_zone: zone(),
    active: flag('Y'),
  },
};
