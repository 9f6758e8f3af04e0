import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { linePartsOf } from '@contract/rules/lineParts';
import type { SummaryFilter, SummaryPeriod } from '@contract/summaries/schema';
import { type Billed, billedTo, lineConditions } from '@server/domain/documents/lineFilter';
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
  const leftOut = linePartsOf(members(filter.without));
  const now = within(periods.period);
  const before = periods.prior ? within(periods.prior) : sql<SqlBool>`false`;
  const conditions = [
    billedTo(scope),
    sql<SqlBool>`(${now} or ${before})`,
    ...lineConditions({
      from: '',
      to: '',
      cropYears: [],
      groups: members(filter.group),
      products: members(filter.product),
      fields: members(filter.field),
      branches: members(filter.branch),
      crops: members(filter.crop),
      leftOut,
      words: (filter.q ?? '').split(/\s+/).filter(Boolean),
    }),
  ];
  const withoutTax = leftOut.includes('tax');
  return {
    ...periods,
    now,
    before,
    withoutTax,
    cents: withoutTax ? sql<number>`(l.net_cents - l.line_tax_cents)` : sql<number>`l.net_cents`,
    lines: sql`from invoice i
      join invoice_line l on l.invoice_no = i.invoice_no
      left join product p on p.product_code = l.product_code
      left join branch b on b.branch_code = i.branch
      left join field f on f.field_id = l.field_id
      where ${sql.join(conditions, sql` and `)}`,
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
