import { type Kysely, sql } from 'kysely';
import * as common from '@locales/common';
import type { Overview } from '@contract/accounts/schema';
import { addMonths } from '@contract/format/date';
import { anyOf } from '@server/db/anyOf';
import { cropYear, groupCode, groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';

/** A crop year begins on September 1 of the year before: the months to add to get into the year it is named for. */
const CROP_YEAR_SHIFT = 4;

/** Lines of what was bought; finance charges are no purchase, credits count against it. */
const purchased = (db: Kysely<Tables>, accounts: readonly string[]) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoice_line as l', 'l.invoice_no', 'i.invoice_no')
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.doc_type', '<>', 'F')
    .where('i.voided', '=', false);

/** Net purchases of the as-of day's month and the 23 before it. */
export const purchasesByMonthOf = (
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Overview['purchasesByMonth']> =>
  purchased(db, accounts)
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .select([
      sql<string>`date_trunc('month', i.invoice_date)::date`.as('month'),
      sql<string>`coalesce(${groupCode}, '')`.as('groupCode'),
      sql<string>`coalesce(max(${groupName}), ${common.other()})`.as('groupName'),
      sql<number>`sum(l.net_cents)::bigint`.as('cents'),
    ])
    .where('i.invoice_date', '>=', addMonths(`${asOf.slice(0, 7)}-01`, -23))
    .where('i.invoice_date', '<=', asOf)
    .groupBy(['month', 'groupCode'])
    .orderBy('month')
    .orderBy('groupCode')
    .execute();

/** Purchases for the crop year that the as-of day lies in, and by the same day for the one before. */
export async function seasonOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Overview['season']> {
  const season = Number(addMonths(asOf, CROP_YEAR_SHIFT).slice(0, 4));
  // The ERP's crop year wins; the date decides only where it gives none.
  const year = sql<number>`coalesce(${cropYear},
    extract(year from i.invoice_date + make_interval(months => ${CROP_YEAR_SHIFT}::int)))::int`;
  const sum = (of: number, until: string) =>
    sql<number>`coalesce(sum(l.net_cents) filter (where ${year} = ${of}::int and i.invoice_date <= ${until}::date), 0)::bigint`;
  const found = await purchased(db, accounts)
    .select([
      sql<number>`count(*)`.as('lines'),
      sum(season, asOf).as('cents'),
      sum(season - 1, addMonths(asOf, -12)).as('priorCents'),
    ])
    .where(sql<boolean>`${year} in (${season}::int, ${season - 1}::int)`)
    .executeTakeFirstOrThrow();
  return {
    cropYear: found.lines > 0 ? season : null,
    cents: found.cents,
    priorCents: found.priorCents,
  };
}
