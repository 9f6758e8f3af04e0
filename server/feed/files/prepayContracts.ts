import { date, flag, money, percent, R, text, whole } from '../column';
import { type FeedFile, stageOf } from '../feedFile';
import { oddCropYear } from '../oddCropYear';
import { unknownCode } from '../unknownCode';
import { branches } from './branches';
import { fields } from './fields';
import { products } from './products';

export const prepayContracts: FeedFile = {
  file: 'prepay_contracts.csv',
  table: 'prepay_contract',
  key: ['contract_no'],
  parents: ['accounts.csv'],
  columns: {
    contract_no: text(R),
    account_no: text(R),
    type: text({ ...R, allowed: ['S', 'G', 'N', 'D', 'U'] }),
    groups: text(),
    crop_year: whole(R),
    booked_on: date(R),
    start_on: date(),
    expires_on: date(),
    branch: text(),
    field_id: text(),
    salesperson: text(),
    terms_code: text(),
    booked: money(R),
    paid: money(R),
    used: money(R),
    remaining: money(R),
    refundable: flag('N'),
    signed_on: date(),
    split_percent: percent(),
    status: text(R),
    comments: text(),
    pdf_file: text(),
  },
  rowChecks: [
    {
      rule: 'unpaid-remaining',
      severity: 'row',
      column: 'remaining',
      wrong: `type = 'U' and remaining_cents <> 0`,
      message: 'Nothing remains of a booking that nobody paid for.',
      hint: 'Export remaining as 0.00 until the booking is paid.',
    },
    oddCropYear,
    {
      rule: 'unknown-groups',
      severity: 'warn',
      column: 'groups',
      grouped: true,
      wrong: `exists (select from unnest(string_to_array(groups, ';')) as named
        where btrim(named) not in (select group_code from ${stageOf(products)} where group_code is not null))`,
      message: `${products.file} does not list one of these groups.`,
      hint: `Add it to ${products.file}, or correct it here; groups are separated by semicolons.`,
    },
    unknownCode('branch', branches),
    unknownCode('field_id', fields),
  ],
  sumChecks: [
    {
      rule: 'prepay-chain',
      column: 'remaining',
      child: 'prepay_usage.csv',
      sum: 'amount_cents',
      wrong: 'total <> remaining_cents',
      message: 'The events of the contract do not add up to what remains of it.',
      hint: 'Export the contract together with all of its events.',
    },
    {
      rule: 'prepay-paid',
      column: 'paid',
      child: 'prepay_usage.csv',
      sum: `case when event = 'received' then amount_cents end`,
      wrong: 'total <> paid_cents',
      message: 'What was received for the contract is not what it says was paid.',
      hint: 'Export every payment for the contract as an event “received”.',
    },
    {
      rule: 'prepay-used',
      column: 'used',
      child: 'prepay_usage.csv',
      sum: `case when event in ('used', 'returned') then -amount_cents end`,
      wrong: 'total <> used_cents',
      message: 'What was used less what was returned is not what the contract says was used.',
      hint: 'Export the contract together with all of its events.',
    },
    {
      rule: 'prepay-lines-booked',
      column: 'booked',
      child: 'prepay_lines.csv',
      sum: 'booked_cents',
      // A contract that names no products has no lines.
      wrong: 'n > 0 and total <> booked_cents',
      message: 'The booked amounts of its lines do not add up to the contract’s.',
      hint: 'Export the contract together with all of its lines.',
    },
    {
      rule: 'prepay-lines-used',
      column: 'used',
      child: 'prepay_lines.csv',
      sum: 'used_cents',
      wrong: 'n > 0 and total <> used_cents',
      message: 'The used amounts of its lines do not add up to the contract’s.',
      hint: 'Export the contract together with all of its lines.',
    },
  ],
};
