import { flag, money, R, text } from '../column';
import type { FeedFile } from '../feedFile';

export const authorizedBuyers: FeedFile = {
  file: 'authorized_buyers.csv',
  table: 'authorized_buyer',
  key: ['account_no', 'buyer_name'],
  parents: ['accounts.csv'],
  columns: {
    account_no: text(R),
    buyer_name: text(R),
    limit_amount: money({ notNegative: true }),
    active: flag('Y'),
  },
};
