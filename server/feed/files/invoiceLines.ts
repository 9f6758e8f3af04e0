import { date, money, price, quantity, R, text, whole, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';
import { differ, oddCropYear, unknownCode, unknownUnit } from '../commonChecks';
import { fields } from './accounts';
import { products, unknownBranch } from './catalog';
import { prepayContracts } from './prepay';

const net = 'extended_cents - line_discount_cents + line_tax_cents';

export const invoiceLines: FeedFile = {
  file: 'invoice_lines.csv',
  table: 'invoice_line',
  key: ['invoice_no', 'line_no'],
  parents: ['invoices.csv'],
  columns: {
    invoice_no: text(R),
    line_no: whole(R),
    parent_line_no: whole(),
    line_type: text({ ...R, allowed: ['P', 'S', 'F', 'T', 'E', 'X'] }),
    product_code: text(),
    description: text(R),
    group_code: text(),
    qty: quantity(),
    uom: text(),
    unit_price: price(),
    price_uom: text(),
    extended: money(R),
    line_discount: money(ZERO),
    line_tax: money(ZERO),
    net: money(R),
    ticket_no: text(),
    delivered_on: date(),
    field_id: text(),
    farm_name: text(),
    field_name: text(),
    acres: quantity(),
    crop: text(),
    crop_year: whole(),
    lot_no: text(),
    epa_reg_no: text(),
    applicator_license_no: text(),
    paid_by: text({ allowed: ['O', 'P', 'C', 'K'] }),
    prepay_contract_no: text(),
    prepay_line_no: whole(),
  },
  rowChecks: [
    {
      rule: 'net',
      severity: 'row',
      column: 'net',
      wrong: differ('net_cents', net),
      value: `${dollars('net_cents')} || ' against ' || ${dollars(net)}`,
      message: 'net is not extended − line_discount + line_tax.',
      hint: 'Correct the line in the ERP.',
    },
    {
      rule: 'extended',
      severity: 'warn',
      column: 'extended',
      // Zero is the side of a blend that carries no price; another price unit would need a conversion.
      wrong: `extended_cents <> 0 and (price_uom is null or price_uom = uom)
        and ${differ('extended_cents', 'round(qty * unit_price * 100)')}`,
      value: `${dollars('extended_cents')} || ' against ' || ${dollars('round(qty * unit_price * 100)')}`,
      message: 'extended is not qty × unit_price. The amount of the ERP is the one shown.',
      hint: 'Check quantity, price and unit of the line.',
    },
    oddCropYear,
    unknownUnit('uom'),
    unknownCode('group_code', products, 'group_code'),
    unknownCode('product_code', products),
    unknownCode('field_id', fields),
    unknownCode('prepay_contract_no', prepayContracts),
  ],
};

export const deliveryTickets: FeedFile = {
  file: 'delivery_tickets.csv',
  table: 'delivery_ticket',
  key: ['ticket_no'],
  optional: true,
  parents: ['accounts.csv'],
  columns: {
    ticket_no: text(R),
    account_no: text(R),
    branch: text(),
    delivered_on: date(),
    product_code: text(),
    qty: quantity(),
    uom: text(),
    field_id: text(),
    driver: text(),
    status: text({ allowed: ['U', 'I'] }),
    invoice_no: text(),
    image_file: text(),
  },
  rowChecks: [
    unknownUnit('uom'),
    unknownBranch('branch'),
    unknownCode('product_code', products),
    unknownCode('field_id', fields),
  ],
};
