import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import type { SummaryFilter, SummaryPeriod } from '@contract/summaries/schema';
import { type Billed, billedTo, invoiceLines, lineFilters } from '@server/domain/purchases/invoiceLines';
import { listConditions } from '@server/lists/listConditions';
import { cropYear } from '@server/domain/documents/lineGroup';
import { type Periods, periodsOf } from './period';

/** Whose lines are summed up, and on which day they are looked at. */
export interface Scope extends Billed {
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

export type Narrowing = Omit<SummaryFilter, 'username' | 'account' | 'share'>;

/** What lines are put together by: columns of an invoice line and its invoice, by the names that they have afterwards. */
export type Keys = Readonly<Record<string, RawBuilder<unknown>>>;

/** The lines of a period and of the one before it, ready to be summed up. */
export interface LineSource extends Periods {
  /**
   * A CTE: one row for the lines that share their keys and their period, which is true in "now" for this one and false
   * for the one before. Beside them stand "lines", "quantity", what of it cost something ("priced"), "cents" and
   * "tax_cents". Tables of the keys are named as in lineNames.ts.
   */
  readonly summedBy: (keys: Keys) => RawBuilder<unknown>;
  /** Whether a line is of the period before, for the keys. */
  readonly before: RawBuilder<SqlBool>;
  readonly withoutTax: boolean;
}

/**
 * What every summary is made of: the same lines that the list of purchases shows under the same filters. They are put
 * together by what stands in them before names are looked up and anything is worked out: hundreds of accounts have
 * hundreds of thousands of lines, and few products, units and fields.
 */
export function lineSource(scope: Scope, filter: Narrowing): LineSource {
  const periods = periodsOf(filter, scope.asOf);
  const withoutTax = members(filter.without).includes('tax');
  const now = within(periods.period);
  const before = periods.prior ? within(periods.prior) : sql<SqlBool>`false`;
  // The database takes a crop year, which it has no figures about, for far rarer than it is, and sorts the lines on disk.
  const days = periods.period.cropYear === null ? sql<SqlBool>`(${now} or ${before})` : sql<SqlBool>`true`;
  // The period says of which days and crop years the lines are.
  const { from: _from, to: _to, cropYear: _cropYear, ...filters } = lineFilters;
  const { where } = listConditions<Scope, Narrowing>({ access: () => [billedTo(scope), days], filters });
  const cents = withoutTax ? sql`l.net_cents - l.line_tax_cents` : sql`l.net_cents`;
  return {
    ...periods,
    before,
    withoutTax,
    summedBy: (keys) => {
      const named = Object.entries(keys).map(([name, key]) => sql`${key} as ${sql.ref(name)}`);
      const positions = Array.from({ length: named.length + 1 }, (_, at) => sql.raw(String(at + 1)));
      return sql`summed as materialized (
        select ${sql.join(named)}, case when ${now} then true when ${before} then false end as now,
          count(*) as lines, sum(l.qty) as quantity, sum(l.qty) filter (where l.net_cents <> 0) as priced,
          sum(${cents})::bigint as cents, sum(l.line_tax_cents)::bigint as tax_cents
        from ${invoiceLines} where ${where(scope, filter)}
        group by ${sql.join(positions)})`;
    },
  };
}

function within(period: SummaryPeriod): RawBuilder<SqlBool> {
  const conditions = [
    ...(period.cropYear === null ? [] : [sql`${cropYear} = ${period.cropYear}::int`]),
    ...(period.from === null ? [] : [sql`i.invoice_date >= ${period.from}::date`]),
    ...(period.to === null ? [] : [sql`i.invoice_date <= ${period.to}::date`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
