import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DeliveryTicket } from '@contract/purchases/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import type { Scope } from './lineQuery';

const tickets = (db: Kysely<Tables>) =>
  db
    .selectFrom('delivery_ticket as t')
    .leftJoin('product as p', 'p.product_code', 't.product_code')
    .leftJoin('branch as b', 'b.branch_code', 't.branch')
    .leftJoin('field as f', 'f.field_id', 't.field_id')
    .select([
      't.ticket_no as ticketNo',
      't.account_no as accountNo',
      't.delivered_on as deliveredOn',
      sql<string | null>`coalesce(b.name, t.branch)`.as('branchName'),
      sql<string | null>`coalesce(p.name, t.product_code)`.as('product'),
      sql<string | null>`trim_scale(t.qty)::text`.as('quantity'),
      't.uom as unit',
      'f.field_name as fieldName',
      't.driver',
    ]);

/** The deliveries that an invoice bears. A shared one's tickets are told to the account that they are of. */
export const invoicedTickets = (
  db: Kysely<Tables>,
  accountNo: string,
  invoiceNo: string,
): Promise<DeliveryTicket[]> =>
  tickets(db)
    .where('t.invoice_no', '=', invoiceNo)
    .where('t.account_no', '=', accountNo)
    .orderBy('t.delivered_on')
    .orderBy('t.ticket_no')
    .execute();

/** Tickets without a day stand at the end. */
const day = sql<string>`coalesce(t.delivered_on, '0001-01-01')`;
const order = '-delivered';

type Place = readonly [day: string, ticketNo: string];

/** Deliveries that no invoice bears yet, newest first, by keyset. */
export const deliveriesPage = (db: Kysely<Tables>) => async (scope: Scope, query: PageQuery) => {
  const turn = turnOf(query);
  const place = turn && decodeMark(turn.mark, order, placeOf<Place>('date', 'text'));
  const back = turn?.back ?? false;
  const way = back ? 'asc' : 'desc';
  const found = await tickets(db)
    .select(day.as('sortKey'))
    .where((eb) => anyOf(eb.ref('t.account_no'), scope.accounts))
    .where('t.status', '=', 'U')
    .$if(!!place, (q) => q.where(beyond(place!, back)))
    .orderBy(day, way)
    .orderBy('t.ticket_no', way)
    .limit(query.limit + 1)
    .execute();
  return pageFrom(found, query.limit, turn, ({ sortKey, ticketNo }) => [order, sortKey, ticketNo]);
};

const beyond = ([date, ticketNo]: Place, back: boolean): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${day}, t.ticket_no) ${sql.raw(back ? '>' : '<')} (${date}::date, ${ticketNo})`;
