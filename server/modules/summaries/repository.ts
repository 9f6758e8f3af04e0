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
    const { period, prior, summedBy, withoutTax } = lineSource(scope, filter);
    const { rows } = await sql<Sums>`
      with ${summedBy({ letter: sql.ref('i.doc_type'), uom: sql.ref('l.uom') })},
      document as (
        select l.letter, coalesce(sum(l.lines) filter (where l.now), 0) as lines,
          coalesce(sum(l.cents) filter (where l.now), 0) as cents,
          coalesce(sum(l.cents) filter (where not l.now), 0) as "priorCents",
          coalesce(sum(l.tax_cents) filter (where l.now), 0) as "taxCents"
        from summed l group by l.letter
      ),
      unit as (
        select coalesce(l.uom, '') as unit, trim_scale(sum(l.quantity))::text as quantity
        from summed l where l.now and l.quantity is not null group by 1
      )
      select (select coalesce(json_agg(d order by d.letter desc), '[]') from document d) as documents,
        (select coalesce(json_agg(u order by u.unit), '[]') from unit u) as quantities`.execute(db);
    const { documents, quantities } = rows[0]!;
    const total = (figure: (sums: DocumentSums) => number) =>
      documents.reduce((sum, one) => sum + figure(one), 0);
    return {
      period,
      prior,
      lines: total((one) => one.lines),
      cents: total((one) => one.cents),
      priorCents: total((one) => one.priorCents),
      taxLeftOutCents: withoutTax ? total((one) => one.taxCents) : 0,
      documents: documents
        .filter((one) => one.lines > 0)
        .map((one) => ({ docType: docTypeWords[one.letter], lines: one.lines, cents: one.cents })),
      quantities,
    };
  };
}

interface Sums {
  readonly documents: readonly DocumentSums[];
  readonly quantities: SummaryTotals['quantities'];
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
    const { summedBy } = lineSource(scope, filter);
    const keys = {
      month: sql`date_trunc('month', i.invoice_date::timestamp)`,
      product_code: sql.ref('l.product_code'),
      group_code: sql.ref('l.group_code'),
    };
    const { rows } = await sql<SummaryMonths['months'][number]>`
      with ${summedBy(keys)}
      select l.month::date::text as month, coalesce(${groupName}, ${m.noGroup()}) as "groupName",
        sum(l.cents)::bigint as cents
      from summed l left join product p on p.product_code = l.product_code
      where l.now group by 1, 2 order by 1, 2`.execute(db);
    return { months: rows };
  };
}
