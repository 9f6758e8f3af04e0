import { date, money, R, text, whole, ZERO } from '../column';
import type { FeedFile } from '../feedFile';

export const depositTransactions: FeedFile = {
  file: 'deposit_transactions.csv',
  table: 'deposit_transaction',
  key: ['sav_id', 'txn_id'],
  parents: ['deposit_accounts.csv'],
  columns: {
    sav_id: text(R),
    txn_id: text(R),
    seq: whole(R),
    effective_date: date(R),
    posting_date: date(R),
    kind: text(R),
    description: text(),
    check_no: text(),
    reference: text(),
    portal_request_no: text(),
    amount_in: money({ ...ZERO, notNegative: true }),
    amount_out: money({ ...ZERO, notNegative: true }),
    balance_after: money(R),
  },
};
