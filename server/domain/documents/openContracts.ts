import { type Kysely, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { contractStatus } from './contractStatus';

/** Prepay that can still be used. */
export interface OpenContract {
  readonly contractNo: string;
  readonly accountNo: string;
  readonly leftCents: number;
  readonly bookedCents: number;
  readonly usedCents: number;
  /** The last day on which it can be used. */
  readonly day: string | null;
  readonly hasPrices: boolean;
}

/** @param asOf 'YYYY-MM-DD' */
export async function openContracts(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<OpenContract[]> {
  const { rows } = await sql<OpenContract>`
    select c.contract_no as "contractNo", c.account_no as "accountNo", c.remaining_cents as "leftCents",
      c.booked_cents as "bookedCents", c.used_cents as "usedCents", c.expires_on as day,
      exists (select from prepay_line l where l.contract_no = c.contract_no and l.unit_price is not null) as "hasPrices"
    from prepay_contract c
    where ${anyOf(sql.ref('c.account_no'), accounts)} and c.remaining_cents > 0
      and ${contractStatus(asOf)} in ('open', 'partUsed')
    order by c.contract_no`.execute(db);
  return rows;
}
