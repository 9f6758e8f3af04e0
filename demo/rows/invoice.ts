import type { CalendarDateText } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import type { Book } from '../book';
import { plusDays } from '../calendar';
import { salespersonOf } from '../company';
import { type Drop, flag } from '../drop';
import { microText, percentText } from '../exact';
import { type Invoice, type Line, lineTax, netOf, openOf, type TaxOnLine } from '../invoice';
import { hashText } from '../random';
import type { StatementDocuments } from '../documents/documents';
import type { WaitingTicket } from '../waiting';

/** An invoice with its discounts, lines and taxes. */
export function writeInvoice(drop: Drop, invoice: Invoice, papers: StatementDocuments): void {
  drop.add('invoices', {
    invoice_no: invoice.no,
    account_no: invoice.accountNo,
    doc_type: invoice.docType,
    invoice_date: invoice.date,
    ship_date: invoice.shipDate,
    posting_date: invoice.date,
    due_date: invoice.dueDate,
    terms_code: invoice.terms,
    deferred: flag(invoice.deferred),
    branch: invoice.branch,
    ship_to: invoice.shipTo,
    order_no: invoice.orderNo,
    po_no: invoice.poNo,
    salesperson: salespersonOf(invoice.branch),
    crop_year: invoice.cropYear,
    split_group: invoice.splitGroup,
    split_percent: invoice.splitShare === undefined ? undefined : percentText(invoice.splitShare),
    subtotal: toDecimal(invoice.subtotal),
    discount_total: toDecimal(invoice.discountTotal),
    tax_total: toDecimal(invoice.taxTotal),
    freight: toDecimal(invoice.freight),
    total: toDecimal(invoice.total),
    prepay_applied: toDecimal(invoice.prepayApplied),
    paid: toDecimal(invoice.paid),
    credited: toDecimal(invoice.credited),
    discount_taken: toDecimal(invoice.discountTaken),
    written_off: toDecimal(invoice.writtenOff),
    open_amount: toDecimal(openOf(invoice)),
    disputed: flag(invoice.disputed),
    comments: invoice.comments,
    pdf_file: papers.invoice(invoice)?.file,
    voided: flag(invoice.voided),
  });
  for (const rung of invoice.rungs) {
    drop.add('invoice_discounts', {
      invoice_no: invoice.no,
      through_date: rung.through,
      percent: percentText(rung.rateMicro),
      amount: toDecimal(rung.amount),
      condition: rung.condition,
    });
  }
  for (const line of invoice.lines) {
    writeLine(drop, invoice, line);
    for (const tax of line.taxes) writeTax(drop, invoice, line.lineNo, tax);
  }
  for (const tax of invoice.headerTaxes) writeTax(drop, invoice, 0, tax);
}

function writeLine(drop: Drop, invoice: Invoice, line: Line): void {
  const { item, field } = line;
  drop.add('invoice_lines', {
    invoice_no: invoice.no,
    line_no: line.lineNo,
    parent_line_no: line.parentLineNo,
    line_type: line.lineType,
    product_code: item?.code,
    description: line.description,
    group_code: item?.group,
    qty: line.quantity === undefined ? undefined : microText(line.quantity),
    uom: item?.unit ?? (line.quantity === undefined ? undefined : 'each'),
    unit_price: line.price === undefined ? undefined : microText(line.price),
    price_uom: line.price === undefined ? undefined : (item?.unit ?? 'each'),
    extended: toDecimal(line.extended),
    line_discount: toDecimal(line.discount),
    line_tax: toDecimal(lineTax(line)),
    net: toDecimal(netOf(line)),
    ticket_no: line.ticketNo,
    delivered_on: line.deliveredOn,
    field_id: field?.id,
    farm_name: field?.farm,
    field_name: field?.name,
    acres: field && microText(field.acreTenths * 100_000),
    crop: line.crop,
    crop_year: invoice.cropYear,
    lot_no: line.lotNo,
    epa_reg_no: item?.epa,
    applicator_license_no: licenseOf(invoice, line),
    paid_by: line.paidBy,
    prepay_contract_no: line.prepay?.contractNo,
    prepay_line_no: line.prepay?.lineNo,
  });
}

const licenses: Readonly<Record<string, readonly string[]>> = {
  APGRND: ['WA-71204', 'WA-71388', 'WA-72051'],
  APAIR: ['WA-90417'],
};

/** What was sprayed by the company's own people carries the license of the branch's applicator. */
function licenseOf({ branch, lines }: Invoice, { item, field }: Line): string | undefined {
  if (!item?.epa || !field) return undefined;
  const pass = lines.find((line) => line.field === field && line.item && line.item.code in licenses);
  const ours = pass ? licenses[pass.item!.code]! : [];
  return ours[hashText(branch) % ours.length];
}

function writeTax(drop: Drop, invoice: Invoice, lineNo: number, tax: TaxOnLine): void {
  drop.add('invoice_taxes', {
    invoice_no: invoice.no,
    tax_code: tax.code,
    line_no: lineNo,
    description: tax.description,
    jurisdiction: tax.jurisdiction,
    base_amount: tax.base === undefined ? undefined : toDecimal(tax.base),
    rate: microText(tax.rateMicro),
    tax_amount: toDecimal(tax.amount),
  });
}

const drivers = ['R. Lund', 'C. Ochoa', 'M. Teague', 'J. Fenn'];

/** Delivery tickets of the last six weeks, billed or waiting; a ticket that several accounts share is left out. */
export function writeTickets(
  drop: Drop,
  book: Book,
  waiting: readonly WaitingTicket[],
  asOf: CalendarDateText,
): void {
  const since = plusDays(asOf, -45);
  for (const invoice of book.invoices) {
    const line = invoice.lines.find(({ item, ticketNo }) => item && ticketNo);
    const ours = invoice.docType === 'I' && invoice.shipDate >= since && invoice.splitShare === undefined;
    if (!ours || !line || !book.numbers.firstTicket(line.ticketNo!)) continue;
    drop.add('delivery_tickets', {
      ticket_no: line.ticketNo,
      account_no: invoice.accountNo,
      branch: invoice.branch,
      delivered_on: invoice.shipDate,
      product_code: line.item!.code,
      qty: line.quantity === undefined ? undefined : microText(line.quantity),
      uom: line.item!.unit,
      field_id: line.field?.id,
      driver: drivers[Number(line.ticketNo!.slice(-2)) % drivers.length],
      status: 'I',
      invoice_no: invoice.no,
    });
  }
  for (const [index, ticket] of waiting.entries()) {
    drop.add('delivery_tickets', {
      ticket_no: ticket.no,
      account_no: book.account.accountNo,
      branch: book.account.homeBranch,
      delivered_on: ticket.deliveredOn,
      product_code: ticket.item.code,
      qty: microText(ticket.quantity),
      uom: ticket.item.unit,
      field_id: ticket.field?.id,
      driver: drivers[index % drivers.length],
      status: 'U',
    });
  }
}
