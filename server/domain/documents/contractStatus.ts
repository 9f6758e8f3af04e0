import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Status = 'open' | 'partUsed' | 'unpaid' | 'filled' | 'expired' | 'closed';

const over = sql.raw(`'void','voided','cancelled','canceled','transferred','converted','refunded'`);

/**
 * What a contract "c" is on the as-of day. The ERP decides that one is filled, since drifting prices leave cents
 * behind, and that one is over; all else follows from its amounts and its last day, which still counts.
 * @param asOf 'YYYY-MM-DD'
 */
export const contractStatus = (asOf: string): RawBuilder<Status> => sql<Status>`case
  when lower(c.status) in (${over}) and c.remaining_cents = 0 then 'closed'
  when lower(c.status) = 'filled' then 'filled'
  when lower(c.status) = 'expired' then 'expired'
  when c.remaining_cents = 0 and c.used_cents > 0 and c.paid_cents >= c.booked_cents then 'filled'
  when c.expires_on < ${asOf}::date then 'expired'
  when c.remaining_cents = 0 and c.used_cents = 0 and c.paid_cents = 0 and c.booked_cents > 0 then 'unpaid'
  when c.remaining_cents = 0 and c.paid_cents >= c.booked_cents then 'closed'
  when c.used_cents > 0 then 'partUsed'
  else 'open' end`;

/** Whether a contract "c" still counts: it is open, or has ended with money left on it. */
export const contractCounts = (asOf: string): RawBuilder<SqlBool> => {
  const status = contractStatus(asOf);
  return sql<SqlBool>`(${status} in ('open', 'partUsed', 'unpaid')
    or (${status} = 'expired' and c.remaining_cents <> 0))`;
};
