import { flag, money, price, quantity, R, text, whole } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { unknownCode } from '../unknownCode';
import { unknownUnit } from '../unknownUnit';
import { fields } from './fields';
import { products } from './products';

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
