import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PrepayTotals } from '@contract/prepay/schema';
import { groupCode } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { inChip } from './chip';
import { anyProduct, isGeneric } from './filter';
import { groupNamesOf, type NamedGroup } from './groupNames';
import { groupCodes, type Level, lineLevel } from './level';
import { all } from './listPage';

/** What the remaining money of a line may be spent on: its group, all groups of the contract, or anything. */
const purpose = sql<string>`case
  when ${isGeneric} then ${sql.lit(anyProduct)}
  when c.type = 'S' and ${groupCode} is not null then ${groupCode}
  when cardinality(${groupCodes}) > 0 then array_to_string(${groupCodes}, ';')
  else coalesce(${groupCode}, '') end`;

type Figures = Omit<PrepayTotals, 'chips' | 'quantities' | 'byGroup'> & PrepayTotals['chips'];
type Conditions = readonly RawBuilder<SqlBool>[];

/** Sums over all rows that the conditions let through, and how many each chip would show. */
export const totalsOf =
  (db: Kysely<Tables>, level: Pick<Level<unknown>, 'from' | 'cents'>) =>
  async (asOf: string, conditions: Conditions, chip: string | undefined): Promise<PrepayTotals> => {
    const shown = inChip(chip, asOf);
    const sum = (cents: RawBuilder<number>) =>
      sql`coalesce(sum(${cents}) filter (where ${shown}), 0)::bigint`;
    const count = (one: string) => sql`count(*) filter (where ${inChip(one, asOf)})`;
    const [figures, quantities, groups, nameOf] = await Promise.all([
      sql<Figures>`select count(*) filter (where ${shown}) as "rows",
          ${sum(level.cents.booked)} as "bookedCents", ${sum(level.cents.paid)} as "paidCents",
          ${sum(level.cents.used)} as "usedCents", ${sum(level.cents.remaining)} as "remainingCents",
          count(*) as "all", ${count('open')} as "open", ${count('partUsed')} as "partUsed",
          ${count('unpaid')} as "unpaid", ${count('expired')} as "expired", ${count('filled')} as "filled"
        from ${level.from} where ${all(conditions)}`.execute(db),
      unitSums(db, [...conditions, shown]),
      sql<{ purpose: string; cents: number }>`select ${purpose} as "purpose",
          sum(${lineLevel.cents.remaining})::bigint as "cents"
        from ${lineLevel.from} where ${all([...conditions, shown])} group by 1 order by 2 desc, 1`.execute(
        db,
      ),
      groupNamesOf(db),
    ]);
    const { rows, bookedCents, paidCents, usedCents, remainingCents, ...chips } = figures.rows[0]!;
    return {
      rows,
      bookedCents,
      paidCents,
      usedCents,
      remainingCents,
      chips,
      quantities,
      byGroup: groups.rows
        .filter(({ cents }) => cents !== 0)
        .map(({ purpose: codes, cents }) => ({ name: purposeWords(codes, nameOf), cents })),
    };
  };

const decimal = (column: string) => sql`trim_scale(sum(coalesce(${sql.ref(column)}, 0)))::text`;

/** Sums per unit; different units are never added. */
const unitSums = async (db: Kysely<Tables>, conditions: Conditions) =>
  (
    await sql<PrepayTotals['quantities'][number]>`select l.uom as "unit",
        ${decimal('l.qty_booked')} as "booked", ${decimal('l.qty_used')} as "used",
        ${decimal('l.qty_remaining')} as "remaining"
      from ${lineLevel.from} where ${all([...conditions, sql<SqlBool>`l.uom is not null and l.qty_booked is not null`])}
      group by l.uom order by l.uom`.execute(db)
  ).rows;

/** "Nitrogen", "Nitrogen or Potash", "Any product". */
function purposeWords(codes: string, nameOf: NamedGroup): string {
  if (codes === anyProduct) return 'Any product';
  if (codes === '') return 'Other';
  return codes
    .split(';')
    .map((code) => nameOf(code).name)
    .join(' or ');
}
