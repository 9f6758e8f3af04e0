import type { CalendarDateText } from '@contract/format/date';
import type { Book } from '../book';
import { plusDays } from '../calendar';
import type { Drop } from '../drop';
import { microText } from '../exact';
import type { WaitingTicket } from '../waiting';

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
