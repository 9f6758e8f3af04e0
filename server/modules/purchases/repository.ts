import { sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { choicesOf } from './choices';
import { deliveriesPage } from './deliveries';
import { invoiceOf } from './invoice';
import { linesPage } from './linesPage';
import { totalsOf } from './totals';

/** How many lines an invoice has, and what they sum up to. */
export interface LineSum {
  readonly lines: number;
  readonly cents: number;
}

export const purchaseRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  linesPage: linesPage(db.sql),
  totals: totalsOf(db.sql),
  choices: choicesOf(db.sql),
  invoice: invoiceOf(db.sql),
  deliveriesPage: deliveriesPage(db.sql),

  /** By invoice number, over all lines whatever a filter shows of them. */
  async lineSums(invoiceNos: readonly string[]): Promise<ReadonlyMap<string, LineSum>> {
    const rows = await db.sql
      .selectFrom('invoice_line')
      .select([
        'invoice_no',
        sql<number>`count(*)`.as('lines'),
        sql<number>`sum(net_cents)::bigint`.as('cents'),
      ])
      .where((eb) => anyOf(eb.ref('invoice_no'), invoiceNos))
      .groupBy('invoice_no')
      .execute();
    return new Map(rows.map(({ invoice_no, lines, cents }) => [invoice_no, { lines, cents }]));
  },
});

export type PurchaseRepository = ReturnType<typeof purchaseRepository>;
