import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PurchaseTotals } from '@contract/purchases/schema';
import type { Tables } from '@server/db/tables';
import { conditionsOf, inChip } from './filter';
import { linesOf, type Scope } from './lineQuery';
import type { LinesFilter } from './linesPage';

/** Sums over all lines that a filter lets through, and how many each chip would. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, filter: LinesFilter): Promise<PurchaseTotals> => {
    const shown = inChip(filter.status, scope.asOf);
    const sum = (column: string) =>
      sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${shown}), 0)::bigint`;
    const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
    const units = await linesOf(db, scope)
      .select([
        'l.uom as unit',
        sql<string | null>`trim_scale(sum(l.qty) filter (where ${shown}))`.as('quantity'),
        count(shown).as('rows'),
        sum('l.extended_cents').as('extendedCents'),
        sum('l.line_discount_cents').as('discountCents'),
        sum('l.line_tax_cents').as('taxCents'),
        sum('l.net_cents').as('netCents'),
        sql<number>`count(*)`.as('all'),
        count(inChip('open', scope.asOf)).as('open'),
        count(inChip('pastDue', scope.asOf)).as('pastDue'),
        count(inChip('paid', scope.asOf)).as('paid'),
        count(inChip('prepaid', scope.asOf)).as('prepaid'),
      ])
      .where((eb) => eb.and(conditionsOf(filter)))
      .groupBy('l.uom')
      .orderBy('l.uom')
      .execute();
    type Unit = (typeof units)[number];
    const total = (figure: (unit: Unit) => number) => units.reduce((all, unit) => all + figure(unit), 0);
    return {
      rows: total((u) => u.rows),
      extendedCents: total((u) => u.extendedCents),
      discountCents: total((u) => u.discountCents),
      taxCents: total((u) => u.taxCents),
      netCents: total((u) => u.netCents),
      quantities: units.flatMap(({ unit, quantity }) =>
        quantity === null ? [] : [{ unit: unit ?? '', quantity }],
      ),
      chips: {
        all: total((u) => u.all),
        open: total((u) => u.open),
        pastDue: total((u) => u.pastDue),
        paid: total((u) => u.paid),
        prepaid: total((u) => u.prepaid),
      },
    };
  };
