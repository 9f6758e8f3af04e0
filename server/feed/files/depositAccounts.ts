import { date, flag, money, R, text, ZERO } from '../column';
import type { FeedFile } from '../feedFile';
import { unknownCode } from '../unknownCode';
import { depositRates } from './depositRates';

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
