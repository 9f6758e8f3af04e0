import { date, flag, money, percent, price, quantity, R, text, whole } from '../column';
import { dollars, type FeedFile, stageOf } from '../feedFile';
import { oddCropYear, unknownCode, unknownUnit } from '../commonChecks';
import { fields } from './accounts';
import { products, unknownBranch } from './catalog';

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
    unknownBranch('branch'),
    unknownCode('field_id', fields),
  ],
  sumChecks: [
    {
      rule: 'prepay-chain',
      severity: 'row',
      column: 'remaining',
      child: 'prepay_usage.csv',
      sum: 'amount_cents',
      wrong: ({ total }) => `${total} <> remaining_cents`,
      message: 'The events of the contract do not add up to what remains of it.',
      hint: 'Export the contract together with all of its events.',
    },
    {
      rule: 'prepay-paid',
      severity: 'row',
      column: 'paid',
      child: 'prepay_usage.csv',
      sum: `case when event = 'received' then amount_cents end`,
      wrong: ({ total }) => `${total} <> paid_cents`,
      message: 'What was received for the contract is not what it says was paid.',
      hint: 'Export every payment for the contract as an event “received”.',
    },
    {
      rule: 'prepay-used',
      severity: 'row',
      column: 'used',
      child: 'prepay_usage.csv',
      sum: `case when event in ('used', 'returned') then -amount_cents end`,
      wrong: ({ total }) => `${total} <> used_cents`,
      message: 'What was used less what was returned is not what the contract says was used.',
      hint: 'Export the contract together with all of its events.',
    },
    {
      rule: 'prepay-lines-booked',
      severity: 'row',
      column: 'booked',
      child: 'prepay_lines.csv',
      sum: 'booked_cents',
      // A contract that names no products has no lines.
      wrong: ({ total, rows }) => `${rows} > 0 and ${total} <> booked_cents`,
      message: 'The booked amounts of its lines do not add up to the contract’s.',
      hint: 'Export the contract together with all of its lines.',
    },
    {
      rule: 'prepay-lines-used',
      severity: 'row',
      column: 'used',
      child: 'prepay_lines.csv',
      sum: 'used_cents',
      wrong: ({ total, rows }) => `${rows} > 0 and ${total} <> used_cents`,
      message: 'The used amounts of its lines do not add up to the contract’s.',
      hint: 'Export the contract together with all of its lines.',
    },
    {
      rule: 'prepay-lines-remaining',
      severity: 'row',
      column: 'remaining',
      child: 'prepay_lines.csv',
      sum: 'remaining_cents',
      wrong: ({ total, rows }) => `${rows} > 0 and ${total} <> remaining_cents`,
      message: 'What remains of its lines does not add up to what remains of the contract.',
      hint: 'Export the contract together with all of its lines.',
    },
  ],
};

export const prepayLines: FeedFile = {
  file: 'prepay_lines.csv',
  table: 'prepay_line',
  key: ['contract_no', 'line_no'],
  parents: ['prepay_contracts.csv'],
  columns: {
    contract_no: text(R),
    line_no: whole(R),
    product_code: text(),
    description: text(R),
    group_code: text(),
    uom: text(),
    qty_booked: quantity(),
    qty_used: quantity(),
    qty_remaining: quantity(),
    unit_price: price(),
    posted_price: price(),
    booked: money(R),
    used: money(R),
    remaining: money(R),
    limit_qty: flag('N'),
    field_id: text(),
  },
  rowChecks: [
    {
      rule: 'prepay-line-remaining',
      severity: 'row',
      column: 'remaining',
      // What is booked is what was received once all of it is paid, and until something is moved, refunded or lost.
      wrong: `remaining_cents <> booked_cents - used_cents
        and contract_no in (select contract_no from stage_prepay_contract where paid_cents = booked_cents)
        and contract_no not in (select contract_no from stage_prepay_usage where contract_no is not null
          and (event is null or event not in ('received', 'used', 'returned')))`,
      value: `${dollars('remaining_cents')} || ' against ' || ${dollars('booked_cents - used_cents')}`,
      message: 'The line’s contract is paid in full, and its remaining is not booked − used.',
      hint: 'Correct the line in the ERP.',
    },
    {
      rule: 'prepay-line-quantity',
      severity: 'row',
      column: 'qty_remaining',
      // Of a line of which no money is left, the quantity that was not fetched may be gone too.
      wrong: `qty_remaining <> qty_booked - coalesce(qty_used, 0) and not (qty_remaining = 0 and remaining_cents = 0)`,
      value: `trim_scale(qty_remaining) || ' against ' || trim_scale(qty_booked - coalesce(qty_used, 0))`,
      message: 'qty_remaining is not qty_booked − qty_used.',
      hint: 'Correct the line in the ERP.',
    },
    unknownUnit('uom'),
    unknownCode('group_code', products, 'group_code'),
    unknownCode('product_code', products),
    unknownCode('field_id', fields),
  ],
  sumChecks: [
    {
      rule: 'prepay-line-chain',
      severity: 'row',
      column: 'remaining',
      child: 'prepay_usage.csv',
      sum: 'amount_cents',
      // An event that names no line belongs to some of them, and nobody knows to which.
      wrong: ({ total }) => `${total} <> remaining_cents and contract_no not in
        (select contract_no from stage_prepay_usage where line_no is null and contract_no is not null)`,
      message: 'The events of the line do not add up to what remains of it.',
      hint: 'Export the line together with all of its events.',
    },
  ],
};

export const prepayUsage: FeedFile = {
  file: 'prepay_usage.csv',
  table: 'prepay_usage',
  key: ['usage_id'],
  parents: ['prepay_contracts.csv'],
  columns: {
    usage_id: text(R),
    contract_no: text(R),
    line_no: whole(),
    event: text({
      ...R,
      allowed: [
        'received',
        'used',
        'returned',
        'transferredIn',
        'transferredOut',
        'convertedToCredit',
        'adjusted',
        'expired',
        'refunded',
      ],
    }),
    event_date: date(R),
    document_no: text(),
    ticket_no: text(),
    qty: quantity(),
    amount: money(R),
    other_account_no: text(),
  },
  rowChecks: [
    {
      rule: 'unknown-prepay-line',
      severity: 'row',
      column: 'line_no',
      // Where the contract is missing too, that is what is told.
      wrong: `line_no is not null and contract_no in (select contract_no from stage_prepay_contract)
        and (contract_no, line_no) not in (select contract_no, line_no from ${stageOf(prepayLines)}
          where contract_no is not null and line_no is not null)`,
      message: 'prepay_lines.csv does not hold this line of the contract.',
      hint: 'Export it to prepay_lines.csv, or correct line_no.',
    },
  ],
};
