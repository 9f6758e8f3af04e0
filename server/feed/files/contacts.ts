import { flag, R, text } from '../column';
import type { FeedFile } from '../feedFile';

/** Suggestions for the administrator; nobody gets access by being listed here. */
export const contacts: FeedFile = {
  file: 'contacts.csv',
  table: 'contact',
  key: ['account_no', 'email'],
  parents: ['accounts.csv'],
  columns: {
    account_no: text(R),
    email: text(R),
    name: text(),
    phone: text(),
    relationship: text(),
    access_level: text({ allowed: ['O', 'P', 'V', 'D'] }),
    deposit_access: flag('N'),
  },
};
