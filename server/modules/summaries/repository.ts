import { type Kysely, sql } from 'kysely';
import * as m from '@locales/summaries';
import type { SummaryDimension } from '@contract/summaries/labels';
import type { SummaryMonths, SummaryTotals } from '@contract/summaries/schema';
import { groupName } from '@server/domain/documents/lineGroup';
import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { Tables } from '@server/db/tables';
import { docTypeWords } from '@server/domain/purchases/invoiceLines';
import type { PageQuery } from '@server/lists/cursor';
import { lineSource, type Narrowing, type Scope } from './lineSource';
import { summaryList } from './summaryList';

type Asked = Narrowing & { readonly by: SummaryDimension; readonly sort: string };

export const summaryRepository = ({ sql: db }: Db) => ({
  ...accountVisibility(db),
  rowsPage: (scope: Scope, query: Asked & PageQuery) =>
    summaryList.page(db, { by: query.by, source: lineSource(scope, query) }, query),
  pages: (scope: Scope, query: Asked) =>
    summaryList.pages(db, { by: query.by, source: lineSource(scope, query) }, query),
  totals: totalsOf(db),
  months: monthsOf(db),
});

export type SummaryRepository = ReturnType<typeof summaryRepository>;

/** The sum over every row of a summary, and what leads to it. */
function totalsOf(db: Kysely<Tables>) {
  return async (scope: Scope, filter: Narrowing): Promise<SummaryTotals> => {
    const { period, prior, lines, now, before, cents, withoutTax } = lineSource(scope, filter);
    const [documents, units] = await Promise.all([
      sql<DocumentSums>`
        select i.doc_type as letter, count(*) filter (where ${now}) as lines,
          coalesce(sum(${cents}) filter (where ${now}), 0)::bigint as cents,
          coalesce(sum(${cents}) filter (where ${before}), 0)::bigint as "priorCents",
          coalesce(sum(l.line_tax_cents) filter (where ${now}), 0)::bigint as "taxCents"
        ${lines} group by i.doc_type order by i.doc_type desc`.execute(db),
      sql<SummaryTotals['quantities'][number]>`
        select coalesce(l.uom, '') as unit, trim_scale(sum(l.qty))::text as quantity
        ${lines} and ${now} and l.qty is not null group by 1 order by 1`.execute(db),
    ]);
    const total = (figure: (sums: DocumentSums) => number) =>
      documents.rows.reduce((sum, one) => sum + figure(one), 0);
    return {
      period,
      prior,
      lines: total((one) => one.lines),
      cents: total((one) => one.cents),
      priorCents: total((one) => one.priorCents),
      taxLeftOutCents: withoutTax ? total((one) => one.taxCents) : 0,
      documents: documents.rows
        .filter((one) => one.lines > 0)
        .map((one) => ({ docType: docTypeWords[one.letter], lines: one.lines, cents: one.cents })),
      quantities: units.rows,
    };
  };
}

interface DocumentSums {
  readonly letter: keyof typeof docTypeWords;
  readonly lines: number;
  readonly cents: number;
  readonly priorCents: number;
  readonly taxCents: number;
}

/** The lines of the period by month and product group. */
function monthsOf(db: Kysely<Tables>) {
  return async (scope: Scope, filter: Narrowing): Promise<SummaryMonths> => {
    const { lines, now, cents } = lineSource(scope, filter);
    const { rows } = await sql<SummaryMonths['months'][number]>`
      select to_char(i.invoice_date, 'YYYY-MM-01') as month, coalesce(${groupName}, ${m.noGroup()}) as "groupName",
        sum(${cents})::bigint as cents
      ${lines} and ${now} group by 1, 2 order by 1, 2`.execute(db);
    return { months: rows };
  };
}
