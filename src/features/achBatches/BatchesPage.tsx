import * as m from '@locales/achBatches';
import * as shell from '@locales/shell';
import { lazy, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as achBatches from '@contract/achBatches/endpoints';
import { type BatchStatus, batchStatuses } from '@contract/achBatches/labels';
import type { AchBatch } from '@contract/achBatches/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import {
  useBatch,
  useBatches,
  useBatchFiles,
  useBatchTotals,
  useCreateBatch,
  useEntries,
  useMoveBatch,
  useProposal,
} from '@/data/achBatches';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { numberIn } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { BesideList } from '@/lists/BesideList';
import { TableDownload } from '@/lists/ListDownload';
import { countOnly } from '@/lists/listTotals';
import { ResourceList } from '@/lists/ResourceList';
import { rowsParams } from '@/lists/RowsInOrder';
import { useListMemory } from '@/lists/useListMemory';
import { batchColumns, batchList, type BatchesParams, batchesParams } from './batchList';
import { BatchPage } from './BatchPage';
import type { NextFileProps } from './NextFile';

const NextFile = lazy(async () => ({ default: (await import('./NextFile')).NextFile }));

interface Totals {
  readonly rows: number;
  readonly statuses: Readonly<Record<BatchStatus, number>>;
}

export interface BatchesPageProps {
  readonly next: Omit<NextFileProps, 'may'>;
  readonly params: BatchesParams;
  readonly onParams: (params: BatchesParams) => void;
  readonly onOpen: (batchNo: number) => void;
  readonly batches: AsyncPage<RowsPage<AchBatch>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<Totals>;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly zone: string;
}

/** What goes to the bank next, and every file that went before. */
export function BatchesPage(props: BatchesPageProps) {
  const { next, totals, zone } = props;
  const may = useMay();
  const columns = useMemo(() => batchColumns(zone), [zone]);
  return (
    <>
      <PageHeader title={shell.titleBankFiles()} subtitle={m.subtitle()} />
      <BesideList height={240}>
        <NextFile {...next} may={may} />
      </BesideList>
      <ResourceList
        list={batchList}
        params={props.params}
        onParams={props.onParams}
        rows={props.batches}
        turning={props.turning}
        columns={columns}
        rowId={({ batchNo }) => String(batchNo)}
        onOpen={({ batchNo }) => props.onOpen(batchNo)}
        totals={totals}
        sums={totals.data && countOnly(totals.data.rows)}
        counts={totals.data && countsOf(totals.data)}
        choices={{}}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noFilesYet()}>{m.noFilesAbout()}</EmptyState>}
      />
    </>
  );
}

const countsOf = ({ statuses }: Totals): Readonly<Record<string, number>> => ({
  ...statuses,
  '': batchStatuses.reduce((sum, status) => sum + statuses[status], 0),
});

const OPENED = 'batch';
const entriesParams = rowsParams('entry');
const print = () => window.print();
const newKey = () => crypto.randomUUID();

/** The list of files, or one of them where the address names it. */
export function BatchesScreen() {
  const batchNo = numberIn(useSearchParams()[0].get(OPENED));
  return batchNo === null ? <Batches /> : <Batch batchNo={batchNo} />;
}

function Batches() {
  const { params, show } = useListParams(batchesParams);
  const [, setAddress] = useSearchParams();
  const [without, setWithout] = useState<readonly string[]>([]);
  const toast = useToast();
  const proposal = useProposal(without);
  const creating = useCreateBatch(newKey);
  const { size: limit, after, before, filters } = params;
  const filter = { q: filters.q || undefined, status: filters.status || undefined };
  const batches = useBatches({
    ...filter,
    limit,
    after: after || undefined,
    before: before || undefined,
  });
  const open = (batchNo: number) => setAddress({ [OPENED]: String(batchNo) });
  const choose = useCallback(
    (id: string, isIn: boolean) =>
      setWithout((before) => [...before.filter((other) => other !== id), ...(isIn ? [] : [id])]),
    [],
  );
  return (
    <BatchesPage
      next={{
        proposal: asyncResult(proposal),
        onChoose: choose,
        creating: creating.pending,
        failure: creating.failure,
        onCreate: (shown) =>
          creating.start(shown, without, ({ batchNo }) => {
            toast({ message: m.created({ batch: String(batchNo) }), severity: 'success' });
            open(batchNo);
          }),
      }}
      params={params}
      onParams={show}
      onOpen={open}
      batches={asyncPage(batches)}
      turning={batches.isPlaceholderData}
      totals={asyncResult(useBatchTotals(filter))}
      exports={useTableExport(achBatches.exportFile, { query: filter })}
      memory={useListMemory('bankFiles')}
      onPrint={print}
      zone={proposal.data?.booksZone ?? 'UTC'}
    />
  );
}

function Batch({ batchNo }: { readonly batchNo: number }) {
  const { params, show } = useListParams(entriesParams);
  const toast = useToast();
  const { size: limit, after, before } = params;
  const entries = useEntries(batchNo, { limit, after: after || undefined, before: before || undefined });
  return (
    <BatchPage
      batch={asyncResult(useBatch(batchNo))}
      params={params}
      onParams={show}
      rows={asyncPage(entries)}
      turning={entries.isPlaceholderData}
      moving={useMoveBatch()}
      exports={useTableExport(achBatches.entryExport, { params: { batchNo }, query: {} })}
      files={useBatchFiles(batchNo)}
      onDone={(message) => toast({ message, severity: 'success' })}
    />
  );
}
