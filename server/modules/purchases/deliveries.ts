import { type Kysely, sql } from 'kysely';
import type { DeliveryTicket } from '@contract/purchases/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { defineList } from '@server/lists/defineList';
import { equals } from '@server/lists/filters';
import { byDate } from '@server/lists/order';

interface TicketFilter {
  /** The invoice that bears them; without one, those that none bears yet. */
  readonly invoice?: string;
}

/** Deliveries by day. A ticket without a day stands at the end of the newest. */
export const deliveryList = defineList<
  { readonly accounts: readonly string[] },
  TicketFilter,
  DeliveryTicket
>()({
  from: () => sql`delivery_ticket t
    left join product p on p.product_code = t.product_code
    left join branch b on b.branch_code = t.branch
    left join field f on f.field_id = t.field_id`,
  access: ({ accounts }, { invoice }) => [
    anyOf(sql.ref('t.account_no'), accounts),
    ...(invoice ? [] : [sql<boolean>`t.status = 'U'`]),
  ],
  columns: {
    ticketNo: sql.ref('t.ticket_no'),
    accountNo: sql.ref('t.account_no'),
    deliveredOn: sql.ref('t.delivered_on'),
    branchName: sql`coalesce(b.name, t.branch)`,
    product: sql`coalesce(p.name, t.product_code)`,
    quantity: sql`trim_scale(t.qty)::text`,
    unit: sql.ref('t.uom'),
    fieldName: sql.ref('f.field_name'),
    driver: sql.ref('t.driver'),
  },
  sorts: { delivered: byDate(sql.ref('t.delivered_on'), 'first') },
  ties: [{ key: sql.ref('t.ticket_no'), type: 'text' }],
  filters: { invoice: equals(sql.ref('t.invoice_no')) },
});

/** The deliveries that an invoice bears. A shared one's tickets are told to the account that they are of. */
export const invoicedTickets = (db: Kysely<Tables>, accountNo: string, invoice: string) =>
  deliveryList.all(db, { accounts: [accountNo] }, { invoice, sort: 'delivered' });
