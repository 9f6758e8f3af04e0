import { useQueries } from '@tanstack/react-query';
import * as summaries from '@contract/summaries/endpoints';
import { useSource } from './DataProvider';
import { asyncResult } from './asyncResult';
import { endpointQuery, type QueryOf } from './useEndpoint';

/** The largest products of several product groups, each group as it was asked for. */
export function useSummaryProducts(query: QueryOf<typeof summaries.rows>, groups: readonly string[]) {
  const source = useSource();
  const answers = useQueries({
    queries: groups.map((group) =>
      endpointQuery(source, summaries.rows, { query: { ...query, by: 'product', group } }),
    ),
  });
  return new Map(groups.map((group, at) => [group, asyncResult(answers[at]!)]));
}
