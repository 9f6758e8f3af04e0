import { type Kysely, sql } from 'kysely';
import * as common from '@locales/common';
import { listOf } from '@locales/language';
import * as m from '@locales/prepay';
import type { PrepayTotals } from '@contract/prepay/schema';
import { groupCode } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import type { Condition } from '@server/lists/filters';
import { anyProduct, groupCodes, isGeneric, type Scope } from './contractSql';
import { groupNamesOf, type NamedGroup } from './groupNames';
import { lineTables } from './prepayLineList';

/** What the remaining money of a line may be spent on: its group, all groups of the contract, or anything. */
const purpose = sql<string>`case
  when ${isGeneric} then ${sql.lit(anyProduct)}
  when c.type = 'S' and ${groupCode} is not null then ${groupCode}
  when cardinality(${groupCodes}) > 0 then array_to_string(${groupCodes}, ';')
  else coalesce(${groupCode}, '') end`;

interface Counted<Filter> {
  readonly totals: (
    db: Kysely<Tables>,
    scope: Scope,
    filter: Filter,
  ) => Promise<Omit<PrepayTotals, 'quantities' | 'byGroup'>>;
  readonly where: (scope: Scope, filter: Filter) => Condition;
}

/** Sums over all rows that a filter lets through, and how many each chip would show. */
export async function totalsOf<Filter>(
  db: Kysely<Tables>,
  list: Counted<Filter>,
  scope: Scope,
  filter: Filter,
): Promise<PrepayTotals> {
  const shown = list.where(scope, filter);
  const [totals, quantities, groups, nameOf] = await Promise.all([
    list.totals(db, scope, filter),
    unitSums(db, shown),
    sql<{ purpose: string; cents: number }>`select ${purpose} as "purpose",
        sum(coalesce(l.remaining_cents, c.remaining_cents))::bigint as "cents"
      from ${lineTables} where ${shown} group by 1 order by 2 desc, 1`.execute(db),
    groupNamesOf(db),
  ]);
  return {
    ...totals,
    quantities,
    byGroup: groups.rows
      .filter(({ cents }) => cents !== 0)
      .map(({ purpose: codes, cents }) => ({ name: purposeWords(codes, nameOf), cents })),
  };
}

const decimal = (column: string) => sql`trim_scale(sum(coalesce(${sql.ref(column)}, 0)))::text`;

/** Sums per unit; different units are never added. */
const unitSums = async (db: Kysely<Tables>, shown: Condition) =>
  (
    await sql<PrepayTotals['quantities'][number]>`select l.uom as "unit",
        ${decimal('l.qty_booked')} as "booked", ${decimal('l.qty_used')} as "used",
        ${decimal('l.qty_remaining')} as "remaining"
      from ${lineTables} where ${shown} and l.uom is not null and l.qty_booked is not null
      group by l.uom order by l.uom`.execute(db)
  ).rows;

/** "Nitrogen", "Nitrogen or Potash", "Any product". */
function purposeWords(codes: string, nameOf: NamedGroup): string {
  if (codes === anyProduct) return m.anyProduct();
  if (codes === '') return common.other();
  return listOf(
    codes.split(';').map((code) => nameOf(code).name),
    'disjunction',
  );
}
