import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PaymentTotals } from '@contract/payments/schema';
import { paymentEntries } from '@server/domain/documents/paymentEntries';
import type { Tables } from '@server/db/tables';
import { type Filter, inChip, narrowing, type Scope } from './filter';

const sum = (column: string, where: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${where}), 0)::bigint`;
const count = (where: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${where})`;

/** Sums over all rows that a filter lets through, how many each chip would, and those of the as-of day's year. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, filter: Filter): Promise<PaymentTotals> => {
    const year = Number(scope.asOf.slice(0, 4));
    const shown = inChip(filter.status);
    const entries = paymentEntries(db, scope.accounts);
    const [{ all, posted, returned, reversed, ...sums }, ofYear] = await Promise.all([
      entries
        .select([
          count(shown).as('rows'),
          sum('y.amount_cents', shown).as('paidCents'),
          sum('y.discount_cents', shown).as('discountCents'),
          sql<number>`count(*)`.as('all'),
          count(inChip('posted')).as('posted'),
          count(inChip('returned')).as('returned'),
          count(inChip('reversed')).as('reversed'),
        ])
        .where((eb) => eb.and(narrowing(filter, scope.accounts)))
        .executeTakeFirstOrThrow(),
      entries
        .select([
          sum('y.amount_cents', sql`true`).as('paidCents'),
          sum('y.discount_cents', sql`true`).as('discountCents'),
        ])
        .where('y.posting_date', '>=', `${year}-01-01`)
        .where('y.posting_date', '<=', `${year}-12-31`)
        .executeTakeFirstOrThrow(),
    ]);
    return { ...sums, chips: { all, posted, returned, reversed }, year: { year, ...ofYear } };
  };
