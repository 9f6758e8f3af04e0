import type { UseQueryResult } from '@tanstack/react-query';
import { pageSizes } from '@contract/paging';
import { type AsyncResult, asyncResult } from './asyncResult';

/** As many rows as one answer may hold. */
const LARGEST = Math.max(...pageSizes);

interface PageQuery {
  readonly limit?: number;
  readonly after?: string;
  readonly before?: string;
}

/** One page of a list's rows, with the marks of the pages beside it. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

type Kept = 'data' | 'error' | 'dataUpdatedAt' | 'refetch' | 'isPlaceholderData';

/** One page of a list, and the way to the rows of all its pages: whoever prints wants more than the page in view. */
export interface ListPage<P> extends Pick<UseQueryResult<P>, Kept> {
  readonly readPage: (after: string | undefined) => Promise<P>;
}

/** @param ask answers the page of a query */
export const listPage = <Q extends PageQuery, P>(
  { data, error, dataUpdatedAt, refetch, isPlaceholderData }: UseQueryResult<P>,
  query: Q,
  ask: (query: Q) => Promise<P>,
): ListPage<P> => ({
  data,
  error,
  dataUpdatedAt,
  refetch,
  isPlaceholderData,
  readPage: (after) => ask({ ...query, after, before: undefined, limit: LARGEST }),
});

/** The same as a page of the portal takes it. */
export interface AsyncPage<P> extends AsyncResult<P> {
  /** Reads the rows after a mark, from the first on without one, as many as one answer may hold. */
  readonly readPage?: (after: string | undefined) => Promise<P>;
}

export const asyncPage = <P>(page: ListPage<P>): AsyncPage<P> => ({
  ...asyncResult(page),
  readPage: page.readPage,
});
