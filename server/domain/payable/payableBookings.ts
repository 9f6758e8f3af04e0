import { type Kysely, sql } from 'kysely';
import type { PayableBooking } from '@contract/payable/schema';
import { inFlightStatuses } from '@contract/requests/states';
import { contractStatus } from '../documents/contractStatus';
import type { Tables } from '@server/db/tables';

/** The prepay bookings of an account that can still be paid in, oldest first, with what is on its way to them. */
export async function bookingsOf(
  db: Kysely<Tables>,
  accountNo: string,
  asOf: string,
): Promise<PayableBooking[]> {
  const [bookings, onTheWay] = await Promise.all([openOf(db, accountNo, asOf), onTheWayOf(db, accountNo)]);
  return bookings.map((booking) =>
    Object.assign(booking, {
      inFlight: onTheWay
        .filter(({ contractNo }) => contractNo === booking.contractNo)
        .map(({ requestNo, amountCents }) => ({ requestNo, amountCents, discountCents: 0 })),
    }),
  );
}

const openOf = (db: Kysely<Tables>, accountNo: string, asOf: string) =>
  db
    .selectFrom('prepay_contract as c')
    .select([
      'c.contract_no as contractNo',
      'c.crop_year as cropYear',
      'c.booked_on as bookedOn',
      'c.expires_on as expiresOn',
      sql<string | null>`(select l.description from prepay_line l where l.contract_no = c.contract_no
        order by l.line_no limit 1)`.as('product'),
      'c.booked_cents as bookedCents',
      'c.paid_cents as paidCents',
    ])
    .where('c.account_no', '=', accountNo)
    .whereRef('c.booked_cents', '>', 'c.paid_cents')
    .where(contractStatus(asOf), 'in', ['open', 'partUsed', 'unpaid'])
    .orderBy('c.booked_on')
    .orderBy('c.contract_no')
    .execute();

const onTheWayOf = (db: Kysely<Tables>, accountNo: string) =>
  db
    .selectFrom('request')
    .select(['prepay_contract_no as contractNo', 'request_no as requestNo', 'amount_cents as amountCents'])
    .where('account_no', '=', accountNo)
    .where('status', 'in', inFlightStatuses)
    .where('prepay_contract_no', 'is not', null)
    .orderBy('submitted_at')
    .execute();
