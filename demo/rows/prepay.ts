import type { CalendarDateText } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import type { Book } from '../book';
import { priceOn } from '../catalogue';
import { salespersonOf } from '../company';
import { type Drop, flag } from '../drop';
import { microText, percentText } from '../exact';
import type { StatementDocuments } from '../documents/documents';
import {
  bookedIn,
  type Contract,
  type ContractLine,
  paidInto,
  remainingOf,
  statusOf,
  usedOf,
} from '../prepay/contract';

/** What an account has paid ahead, with everything that happened to it. */
export function writePrepay(
  drop: Drop,
  { account, contracts }: Book,
  asOf: CalendarDateText,
  papers: StatementDocuments,
): void {
  for (const contract of contracts) {
    drop.add('prepay_contracts', {
      contract_no: contract.no,
      account_no: account.accountNo,
      type: contract.type,
      groups: contract.groups.join(';'),
      crop_year: contract.cropYear,
      booked_on: contract.bookedOn,
      start_on: contract.bookedOn,
      expires_on: contract.expiresOn,
      branch: contract.branch,
      field_id: contract.lines.length === 1 ? contract.lines[0]!.field?.id : undefined,
      salesperson: salespersonOf(contract.branch),
      terms_code: account.terms,
      booked: toDecimal(bookedIn(contract)),
      paid: toDecimal(paidInto(contract)),
      used: toDecimal(usedOf(contract)),
      remaining: toDecimal(remainingOf(contract)),
      refundable: flag(contract.refundable),
      signed_on: contract.signedOn,
      split_percent: contract.splitShare === undefined ? undefined : percentText(contract.splitShare),
      status: statusOf(contract, asOf),
      comments: contract.comments,
      pdf_file: papers.contract(contract)?.file,
    });
    for (const line of contract.lines) writeLine(drop, contract, line, asOf);
    writeEvents(drop, contract);
  }
}

function writeLine(drop: Drop, contract: Contract, line: ContractLine, asOf: CalendarDateText): void {
  const { item, quantity } = line;
  const micro = (of: number | undefined) => (of === undefined ? undefined : microText(of));
  drop.add('prepay_lines', {
    contract_no: contract.no,
    line_no: line.no,
    product_code: item?.code,
    description: line.description,
    group_code: line.group,
    uom: item?.unit,
    qty_booked: micro(quantity),
    qty_used: micro(quantity && line.usedQuantity),
    qty_remaining: micro(quantity && quantity - line.usedQuantity),
    unit_price: micro(line.price),
    posted_price: item && microText(priceOn(item, asOf)),
    booked: toDecimal(line.booked),
    used: toDecimal(line.used),
    remaining: toDecimal(line.remaining),
    limit_qty: flag(line.limited),
    field_id: line.field?.id,
  });
}

function writeEvents(drop: Drop, contract: Contract): void {
  for (const [index, event] of contract.events.entries()) {
    drop.add('prepay_usage', {
      usage_id: `U-${contract.no}-${String(index + 1).padStart(4, '0')}`,
      contract_no: contract.no,
      line_no: event.lineNo,
      event: event.kind,
      event_date: event.date,
      document_no: event.documentNo,
      ticket_no: event.ticketNo,
      qty: event.quantity === undefined ? undefined : microText(event.quantity),
      amount: toDecimal(event.cents),
      other_account_no: event.otherAccountNo,
    });
  }
}
