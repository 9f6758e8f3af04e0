import { addDays, addMonths } from '@contract/format/date';
import type { SummaryDimension } from '@contract/summaries/labels';
import type { SummaryRow, SummaryTotals } from '@contract/summaries/schema';
import { requestUrl } from '@/data/requestUrl';
import { type SummaryFilters, toQuery } from './summaryList';

/** What is asked: the filters, the account, and the period as the server understood it. */
export interface Asked {
  readonly filters: SummaryFilters;
  readonly account: string | null;
  readonly period: SummaryTotals['period'];
}

type DocType = SummaryTotals['documents'][number]['docType'];

/** The list of the very lines that a summary is made of, or of some of them: by line, whatever was chosen last. */
export function linesHref({ filters, account, period }: Asked, more: object = {}): string {
  const query = {
    ...toQuery(filters, account),
    account: account ?? 'all',
    cropYear: period.cropYear,
    from: period.from,
    to: period.to,
    ...more,
    by: 'line',
  };
  return requestUrl('/my-account/purchases/purchase-details', { query });
}

/** The lines of one kind of document. */
export const documentHref = (asked: Asked, docType: DocType): string => linesHref(asked, { docType });

/** The lines of one row. What no filter names is looked for by its words. */
export function rowHref(asked: Asked, by: SummaryDimension, { code, name }: SummaryRow): string {
  if (by === 'month') return linesHref(asked, monthOf(code ?? name, asked.period));
  if (by === 'product' && code === null)
    return linesHref(asked, { q: `${asked.filters.q} ${name}`.trim().slice(0, 100) });
  return linesHref(asked, { [by]: code ?? '-' });
}

/** The days of a month that lie in the period. */
function monthOf(first: string, { from, to }: Asked['period']) {
  const last = addDays(addMonths(first, 1), -1);
  return {
    from: from !== null && from > first ? from : first,
    to: to !== null && to < last ? to : last,
  };
}
