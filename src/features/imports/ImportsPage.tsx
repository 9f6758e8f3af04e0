import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import type { DropSummary, Freshness as FreshnessFacts } from '@contract/imports/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { countOnly } from '@/lists/listTotals';
import { ResourceList } from '@/lists/ResourceList';
import { dropColumns } from './dropColumns';
import { dropKind, dropRows, type OutcomeCounts, outcomeCounts } from './dropKind';
import { Freshness } from './Freshness';
import type { DropsView } from './importView';
import { type Running, RunningImport } from './RunningImport';
import { UploadDrop, type UploadDropProps } from './UploadDrop';

export interface ImportsPageProps {
  readonly freshness: Loaded<FreshnessFacts>;
  readonly running: Running | null;
  readonly upload: UploadDropProps;
  readonly view: DropsView;
  readonly onView: (view: DropsView) => void;
  readonly onOpen: (dropId: number) => void;
  readonly drops: AsyncPage<RowsPage<DropSummary>>;
  readonly turning: boolean;
  readonly counts: Loaded<OutcomeCounts>;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly zone: string;
}

/** The drops of the ERP: how new the figures are, what became of each drop, and a place to bring one. */
export function ImportsPage(props: ImportsPageProps) {
  const { freshness, running, view, onView, counts, zone } = props;
  const columns = useMemo(() => dropColumns(zone), [zone]);
  const rows = counts.data && dropRows(counts.data, view.filters);
  return (
    <>
      <PageHeader title="Imports" subtitle="What the ERP sends each night, and what customers see of it" />
      <Stack sx={{ gap: 2, mb: 3 }}>
        {freshness.data && <Freshness freshness={freshness.data} zone={zone} />}
        {freshness.state === 'error' && (
          <Alert severity="warning">How new the figures are could not be found out. Reload the page.</Alert>
        )}
        {running && <RunningImport {...running} />}
        <UploadDrop {...props.upload} />
      </Stack>
      <ResourceList
        kind={dropKind}
        view={view}
        onView={onView}
        rows={props.drops}
        turning={props.turning}
        columns={columns}
        rowId={({ dropId }) => String(dropId)}
        onOpen={({ dropId }) => props.onOpen(dropId)}
        totals={{ ...counts, data: rows === undefined ? undefined : { rows } }}
        sums={rows === undefined ? undefined : countOnly(rows)}
        counts={counts.data && outcomeCounts(counts.data)}
        choices={{}}
        periods={[]}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <EmptyState title="No drops yet">
            Drops stand here once the watched folder brings one, or you upload one above.
          </EmptyState>
        }
      />
    </>
  );
}
