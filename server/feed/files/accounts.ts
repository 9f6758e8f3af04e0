import { date, flag, money, quantity, R, text, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { differ } from '../commonChecks';
import { unknownBranch } from './catalog';

const aging = ['aging_current', 'aging_30', 'aging_60', 'aging_90', 'aging_over_90'].map((c) => `${c}_cents`);

export const accounts: FeedFile = {
  file: 'accounts.csv',
  about: 'trade accounts (T) and deposit accounts (D)',
  table: 'account',
  key: ['account_no'],
  columns: {
    account_no: text(R),
    account_type: text({ ...R, allowed: ['T', 'D'] }),
    name: text(R),
    dba: text(),
    status: text({ ...R, allowed: ['A', 'H', 'C', 'X'] }),
    closed_on: date(),
    address1: text(),
    address2: text(),
    city: text(),
    state: text(),
    zip: text(),
    phone: text(),
    email: text(),
    home_branch: text(R),
    rep_name: text(),
    rep_phone: text(),
    rep_email: text(),
    terms_code: text(),
    terms_text: text(),
    credit_limit: money(),
    special_terms_limit: money(),
    tax_exempt: flag('N'),
    tax_exempt_expires: date(),
    statement_delivery: text(),
    no_ach: flag('N'),
    blend_detail: text(),
    regular_balance: money(R),
    past_due: money(R),
    not_due: money(ZERO),
    deferred: money(ZERO),
    unapplied_credit: money({ ...R, notNegative: true }),
    prepay_remaining: money({ ...ZERO, notNegative: true }),
    finance_charge_ytd: money(ZERO),
    aging_current: money(ZERO),
    aging_30: money(ZERO),
    aging_60: money(ZERO),
    aging_90: money(ZERO),
    aging_over_90: money(ZERO),
    last_payment_date: date(),
    last_payment_amount: money(),
    merged_into: text(),
  },
  rowChecks: [
    {
      rule: 'aging-sum',
      severity: 'row',
      column: 'regular_balance',
      // A file without aging columns reads as all zero, which says nothing about the balance.
      wrong: `${differ('regular_balance_cents', aging.join(' + '))} and (${aging.map((c) => `${c} <> 0`).join(' or ')})`,
      value: `${dollars('regular_balance_cents')} || ' against ' || ${dollars(aging.join(' + '))}`,
      message: 'The aging columns do not add up to regular_balance.',
      hint: 'Export the balance and its aging at the same moment.',
    },
    unknownBranch('home_branch'),
  ],
  sumChecks: [
    {
      rule: 'ledger-balance',
      severity: 'row',
      column: 'regular_balance',
      child: 'ar_transactions.csv',
      sum: 'open_amount_cents',
      wrong: ({ total }) => differ(total, 'regular_balance_cents'),
      message: 'The open amounts of the account’s ledger do not add up to its balance.',
      hint: 'Compare the ledger with the account in the ERP. The account stays as of the drop before until they agree.',
    },
    {
      rule: 'prepay-balance',
      severity: 'row',
      column: 'prepay_remaining',
      child: 'prepay_contracts.csv',
      sum: 'remaining_cents',
      wrong: ({ total }) => `${total} <> prepay_remaining_cents`,
      message: 'What remains of the account’s prepay contracts does not add up to prepay_remaining.',
      hint: 'Export the account and its contracts at the same moment.',
    },
  ],
};

/** Suggestions for the administrator; nobody gets access by being listed here. */
export const contacts: FeedFile = {
  file: 'contacts.csv',
  about: 'suggestions for the administrator; nobody gets access by it',
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
