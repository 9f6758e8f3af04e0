import { date, flag, money, R, rate, text, whole, ZERO } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownCode } from '../commonChecks';

export const depositRates: FeedFile = {
  file: 'deposit_rates.csv',
  table: 'deposit_rate',
  key: ['rate_plan', 'effective_from', 'tier_from'],
  columns: {
    rate_plan: text(R),
    effective_from: date(R),
    tier_from: money(R),
    annual_rate: { ...rate(), required: true },
    day_count: text({ allowed: ['365F', '360', 'ACT'] }),
    balance_method: text(),
    posting: text(),
  },
};

export const depositAccounts: FeedFile = {
  file: 'deposit_accounts.csv',
  table: 'deposit_account',
  key: ['sav_id'],
  parents: ['accounts.csv'],
  columns: {
    sav_id: text(R),
    account_no: text(R),
    title: text(R),
    status: text(R),
    opened_on: date(),
    ledger_balance: money(R),
    hold_amount: money({ ...ZERO, notNegative: true }),
    min_balance: money({ ...ZERO, notNegative: true }),
    max_balance: money(),
    rate_plan: text(R),
    accrued_interest: money(ZERO),
    interest_ytd: money(R),
    interest_prior_year: money(ZERO),
    tin_certified: flag('N'),
    nominee: text(),
  },
  rowChecks: [unknownCode('rate_plan', depositRates)],
};

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
