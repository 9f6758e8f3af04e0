import { type Kysely, sql } from 'kysely';
import type { SummaryMonths, SummaryTotals } from '@contract/summaries/schema';
import { groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { lineSource, type Narrowing, type Scope } from './lineSource';

const words = { I: 'invoice', C: 'credit', F: 'financeCharge', D: 'debitMemo' } as const;

/** The sum over every row of a summary, and what leads to it. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, filter: Narrowing): Promise<SummaryTotals> => {
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
        .map((one) => ({ docType: words[one.letter], lines: one.lines, cents: one.cents })),
      quantities: units.rows,
    };
  };

interface DocumentSums {
  readonly letter: keyof typeof words;
  readonly lines: number;
  readonly cents: number;
  readonly priorCents: number;
  readonly taxCents: number;
}

/** The lines of the period by month and product group. */
export const monthsOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, filter: Narrowing): Promise<SummaryMonths> => {
    const { lines, now, cents } = lineSource(scope, filter);
    const { rows } = await sql<SummaryMonths['months'][number]>`
      select to_char(i.invoice_date, 'YYYY-MM-01') as month, coalesce(${groupName}, 'No group') as "groupName",
        sum(${cents})::bigint as cents
      ${lines} and ${now} group by 1, 2 order by 1, 2`.execute(db);
    return { months: rows };
  };
