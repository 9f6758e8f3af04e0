import * as depositPlans from '@contract/depositPlan/endpoints';
import { useDownload } from './useDownload';
import { type QueryOf, showPrevious, useEndpoint, useListEndpoint } from './useEndpoint';

type EntriesQuery = QueryOf<typeof depositPlans.transactions>;

/** One page of a deposit account's ledger; asks nothing without one. */
export const useEntries = (query: EntriesQuery) =>
  useListEndpoint(depositPlans.transactions, { query: query.savid ? query : null });

/** Sums over every row that the filter lets through, and the balances around its days. */
export const useEntryTotals = (filter: QueryOf<typeof depositPlans.totals>) =>
  useEndpoint(depositPlans.totals, { query: filter.savid ? filter : null }, showPrevious);

/** The PDF of some days of a deposit account, both ends counted. */
export const useDepositStatement = (savid: string) =>
  useDownload(depositPlans.statement, { savid, disposition: 'attachment' });
