import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { AsyncBoundary } from '../components/AsyncBoundary/AsyncBoundary';
import type { Column } from '../components/columns';
import { Pager } from '../components/Pager/Pager';
import { PlainTable } from '../components/PlainTable/PlainTable';
import type { AsyncPage, RowsPage } from '../data/listPage';
import { listSearchParams, pageOf, type SearchParams, withPage, withSize, words } from '../data/searchParams';
import type { Exporting } from '../data/useDownload';
import { pageSizes } from '@contract/paging';
import { TableDownload } from './ListDownload';

/** Rows that stand in their own order; nobody sorts or narrows them. */
type RowsParams = SearchParams<{ readonly q: string }>;

/** @param opened what stands in the address for one row that is opened */
export const rowsParams = (opened: string) =>
  listSearchParams<{ readonly q: string }>({
    filters: { q: words() },
    sorts: ['seq'],
    usualSort: 'seq',
    sizes: pageSizes,
    opened,
  });

export interface RowsInOrderProps<Row> {
  readonly rows: AsyncPage<RowsPage<Row>>;
  readonly params: RowsParams;
  readonly onParams: (params: RowsParams) => void;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  /** Files of all of the rows. */
  readonly exports: Exporting;
}

interface Described<Row> extends RowsInOrderProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** How many rows there are in all. */
  readonly count: number;
  /** What is said where they did not come. */
  readonly failed: string;
}

/** The rows of one thing, page by page, in the order that they have there. */
export function RowsInOrder<Row extends { readonly seq: number }>(props: Described<Row>) {
  const { rows, params, onParams, turning, label, columns, count, failed, exports } = props;
  const { data: page, state, problem, retry } = rows;
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
      error={problem && { title: failed, ...problem }}
      onRetry={retry}
    >
      {page && (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
            <TableDownload exports={exports} rows={count} />
          </Box>
          <PlainTable label={label} rows={page.rows} columns={columns} rowId={({ seq }) => String(seq)} />
          <Pager
            page={pageOf(params, page.rows.length, page.next, count)}
            pageSize={params.size}
            onPage={(direction) => onParams(withPage(params, direction, page))}
            onPageSize={(size) => onParams(withSize(params, size))}
            loading={turning}
          />
        </>
      )}
    </AsyncBoundary>
  );
}
