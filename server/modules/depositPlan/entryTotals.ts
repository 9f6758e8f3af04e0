import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntryTotals } from '@contract/depositPlan/schema';
import type { Tables } from '@server/db/tables';
import { entryList, type Narrowed } from './entryList';

/** Sums over the rows that a filter lets through, and what the account held before and after its days. */
export const entryTotals =
  (db: Kysely<Tables>) =>
  async (filter: Narrowed): Promise<EntryTotals> => {
    const { savid, from, to } = filter;
    const [{ chips: _, ...sums }, balances, kinds] = await Promise.all([
      entryList.totals(db, {}, filter),
      sql<{ openingCents: number; closingCents: number }>`select
        ${from ? balanceWhere(savid, sql`posting_date < ${from}::date`) : startOf(savid)} as "openingCents",
        ${balanceWhere(savid, to ? sql`posting_date <= ${to}::date` : sql`true`)} as "closingCents"`.execute(
        db,
      ),
      db
        .selectFrom('deposit_transaction')
        .select('kind')
        .distinct()
        .where('sav_id', '=', savid)
        .orderBy('kind')
        .execute(),
    ]);
    return { ...sums, ...balances.rows[0]!, kinds: kinds.map(({ kind }) => kind) };
  };

/** The ERP's own balance after the last row of those; where there is none, what its first row began with. */
const balanceWhere = (savId: string, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select balance_after_cents from deposit_transaction where sav_id = ${savId} and ${where}
    order by posting_date desc, seq desc limit 1), ${startOf(savId)})::bigint`;

const startOf = (savId: string): RawBuilder<unknown> => sql`coalesce(
  (select balance_after_cents - amount_in_cents + amount_out_cents from deposit_transaction
    where sav_id = ${savId} order by posting_date, seq limit 1), 0)::bigint`;
