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

/** The lines of a period and of the one before it, ready to be summed up. */
export interface LineSource extends Periods {
  /** `from` and `where`, with the tables named as in lineNames.ts. */
  readonly lines: RawBuilder<unknown>;
  /** Which period a line belongs to; it is never both. */
  readonly now: RawBuilder<SqlBool>;
  readonly before: RawBuilder<SqlBool>;
  /** What a line counts, in cents. */
  readonly cents: RawBuilder<number>;
  readonly withoutTax: boolean;
}

/** What every summary is made of: the same lines that the list of purchases shows under the same filters. */
export function lineSource(scope: Scope, filter: Narrowing): LineSource {
  const periods = periodsOf(filter, scope.asOf);
  const withoutTax = members(filter.without).includes('tax');
  const now = within(periods.period);
  const before = periods.prior ? within(periods.prior) : sql<SqlBool>`false`;
  // The period says of which days and crop years the lines are.
  const { from: _from, to: _to, cropYear: _cropYear, ...filters } = lineFilters;
  const { where } = listConditions<Scope, Narrowing>({
    access: () => [billedTo(scope), sql<SqlBool>`(${now} or ${before})`],
    filters,
  });
  return {
    ...periods,
    now,
    before,
    withoutTax,
    cents: withoutTax ? sql<number>`(l.net_cents - l.line_tax_cents)` : sql<number>`l.net_cents`,
    lines: sql`from ${invoiceLines} where ${where(scope, filter)}`,
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
