import { date, money, R, text, whole, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { unknownBranch } from './branches';

export const arTransactions: FeedFile = {
  file: 'ar_transactions.csv',
  table: 'ar_transaction',
  key: ['account_no', 'txn_id'],
  parents: ['accounts.csv'],
  columns: {
    account_no: text(R),
    txn_id: text(R),
    seq: whole(R),
    effective_date: date(R),
    posting_date: date(R),
    kind: text(R),
    document_no: text(),
    reference: text(),
    description: text(),
    debit: money({ ...ZERO, notNegative: true }),
    credit: money({ ...ZERO, notNegative: true }),
    due_date: date(),
    open_amount: money(ZERO),
    branch: text(),
    reverses_txn_id: text(),
  },
  rowChecks: [
    {
      rule: 'debit-or-credit',
      severity: 'row',
      column: 'debit',
      wrong: '(debit_cents > 0) = (credit_cents > 0)',
      value: `${dollars('debit_cents')} || ' and ' || ${dollars('credit_cents')}`,
      message: 'A ledger row has a debit or a credit, exactly one of the two.',
      hint: 'Correct the row in the ERP; rows of zero are not exported.',
    },
    {
      rule: 'payment-open',
      severity: 'row',
      column: 'open_amount',
      wrong: `kind = 'payment' and open_amount_cents <> 0`,
      message:
        'A payment is not open: what was not applied of it belongs to unapplied_credit of the account.',
      hint: 'Export open_amount of payments as 0.00.',
    },
    unknownBranch('branch'),
  ],
};
