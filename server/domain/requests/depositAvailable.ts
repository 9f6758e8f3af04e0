import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

/** What a deposit account holds, and what of it can be asked for. All in cents. */
interface DepositAvailable {
  readonly savId: string;
  readonly accountNo: string;
  /** The ERP's own word. */
  readonly status: string;
  readonly ledgerCents: number;
  /** Held by the ERP: liens, uncollected checks. */
  readonly erpHoldCents: number;
  /** Spoken for by requests that the ERP has not booked yet. */
  readonly requestedCents: number;
  readonly minCents: number;
  /** ledger − both holds − minimum; below zero where more is held than is there. */
  readonly availableCents: number;
}

/** The deposit accounts of some owners with what is available in each (docs/rules.md#available). */
export async function depositAvailableOf(
  db: Kysely<Tables>,
  savIds: readonly string[],
): Promise<DepositAvailable[]> {
  if (savIds.length === 0) return [];
  const rows = await db
    .selectFrom('deposit_account as d')
    .select([
      'd.sav_id as savId',
      'd.account_no as accountNo',
      'd.status',
      'd.ledger_balance_cents as ledgerCents',
      'd.hold_amount_cents as erpHoldCents',
      'd.min_balance_cents as minCents',
      sql<number>`coalesce((select sum(h.amount_cents) from deposit_hold h
        where h.sav_id = d.sav_id and h.released_at is null), 0)::bigint`.as('requestedCents'),
    ])
    .where('d.sav_id', 'in', savIds)
    .orderBy('d.sav_id')
    .execute();
  return rows.map((row) =>
    Object.assign(row, {
      availableCents: row.ledgerCents - row.erpHoldCents - row.requestedCents - row.minCents,
    }),
  );
}

/** Locks a deposit account for the rest of the transaction: of two that would place a hold, one waits. */
export async function lockDeposit(db: Kysely<Tables>, savId: string): Promise<void> {
  await db
    .insertInto('deposit_lock')
    .values({ sav_id: savId })
    .onConflict((conflict) => conflict.column('sav_id').doNothing())
    .execute();
  await db.selectFrom('deposit_lock').select('sav_id').where('sav_id', '=', savId).forUpdate().execute();
}
