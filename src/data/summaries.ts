import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { SummaryFilter, SummaryQuery } from '@contract/summaries/schema';
import type * as summaries from '@contract/summaries/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { loaded } from './asyncResult';
import { useDownload } from './useDownload';

const rows: Wire<typeof summaries.rows> = { method: 'GET', path: '/api/summaries/rows' };
const totals: Wire<typeof summaries.totals> = { method: 'GET', path: '/api/summaries/totals' };
const months: Wire<typeof summaries.months> = { method: 'GET', path: '/api/summaries/months' };
const file: Wire<typeof summaries.exportFile> = { method: 'GET', path: '/api/summaries/export' };

/** What narrows the lines that are summed up; who asks is added here. */
export type SummaryNarrowing = Omit<SummaryFilter, 'username'>;

/** The filter, the dimension, the order, and which page. */
export type SummaryRowsQuery = Omit<SummaryQuery, 'username'>;

function useRowsQuery() {
  const { username, client } = useSource();
  const ask = (query: SummaryRowsQuery, signal?: AbortSignal) =>
    client.call(rows, { query: { ...query, username } }, signal);
  const asked = (query: SummaryRowsQuery) => ({
    queryKey: ['summary-rows', query, username],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(query, signal),
  });
  return { ask, asked };
}

/** One page of a summary. The page before stays in view while the next one loads. */
export function useSummaryRows(query: SummaryRowsQuery) {
  const { ask, asked } = useRowsQuery();
  return listPage(useQuery({ ...asked(query), placeholderData: keepPreviousData }), query, ask);
}

/** The largest products of several product groups, each group as it was asked for. */
export function useSummaryProducts(query: SummaryRowsQuery, groups: readonly string[]) {
  const { asked } = useRowsQuery();
  const answers = useQueries({ queries: groups.map((group) => asked({ ...query, by: 'product', group })) });
  return new Map(groups.map((group, at) => [group, loaded(answers[at]!)]));
}

/** The sum over every row, and the periods that are compared. */
export function useSummaryTotals(filter: SummaryNarrowing) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['summary-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The same lines by month and product group. */
export function useSummaryMonths(filter: SummaryNarrowing) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['summary-months', filter, username],
    queryFn: ({ signal }) => client.call(months, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Downloads of every row of a summary. */
export const useExportSummary = () => useDownload(file);
