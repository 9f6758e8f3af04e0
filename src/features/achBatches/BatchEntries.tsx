import * as m from '@locales/achBatches';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import type { AchEntry } from '@contract/achBatches/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Pager } from '@/components/Pager/Pager';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import { pageOf, withPage, withSize } from '@/data/searchParams';
import { type EntriesParams, entryColumns } from './batchList';

export interface BatchEntriesProps {
  readonly params: EntriesParams;
  readonly onParams: (params: EntriesParams) => void;
  readonly entries: AsyncPage<RowsPage<AchEntry>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  /** How many entries there are in all. */
  readonly count: number;
}

/** In the order of the file. Nobody sorts or narrows what the bank reads from top to bottom. */
export function BatchEntries({ entries, params, onParams, turning, count }: BatchEntriesProps) {
  const columns = useMemo(() => entryColumns(), []);
  const { data: page, state, problem, retry } = entries;
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
      error={problem && { title: m.entriesFailed(), ...problem }}
      onRetry={retry}
    >
      {page && (
        <>
          <PlainTable
            label={m.entriesOf()}
            rows={page.rows}
            columns={columns}
            rowId={({ seq }) => String(seq)}
          />
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
