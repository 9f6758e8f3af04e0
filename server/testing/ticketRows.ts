import type { DeliveryTicketTable } from '../db/tables';

/** A delivery that no invoice bears yet. */
export const aTicket = (over: Partial<DeliveryTicketTable> = {}): DeliveryTicketTable => ({
  ticket_no: 'T-1',
  account_no: '00117',
  branch: 'PUL',
  delivered_on: '2026-04-10',
  product_code: 'UAN32',
  qty: '2.5',
  uom: 'ton',
  field_id: 'F-1',
  driver: null,
  status: 'U',
  invoice_no: null,
  image_file: null,
  import_id: 1,
  ...over,
});
