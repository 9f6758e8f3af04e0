import * as m from '@locales/achReturns';
import * as shell from '@locales/shell';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as achReturns from '@contract/achReturns/endpoints';
import { type ReturnFileStatus, returnFileStatuses } from '@contract/achReturns/labels';
import type { ReturnFile } from '@contract/achReturns/schema';
import { maxReturnFileBytes } from '@contract/rules/returnRates';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import {
  useAuditSheet,
  useMoveReturnFile,
  useReturnFile,
  useReturnFiles,
  useReturnFileTotals,
  useReturnRates,
  useReturnRows,
  useStatementEntries,
  useTakeReturnFile,
} from '@/data/achReturns';
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
import { returnFileColumns, returnFileList, type ReturnsParams, returnsParams } from './returnList';
import type { ReturnRatesProps } from './ReturnRates';

/** What no list needs comes by itself, and stands in no list's way. */
const FileDrop = lazy(async () => ({ default: (await import('@/components/FileDrop/FileDrop')).FileDrop }));
const ReturnRates = lazy(async () => ({ default: (await import('./ReturnRates')).ReturnRates }));
const ReturnFilePage = lazy(async () => ({ default: (await import('./ReturnFilePage')).ReturnFilePage }));

interface Totals {
  readonly rows: number;
  readonly statuses: Readonly<Record<ReturnFileStatus, number>>;
  readonly booksZone: string;
}

export interface ReturnsPageProps extends ReturnRatesProps {
  readonly taking: {
    /** The name of what is being sent. */
    readonly sending: string | undefined;
    readonly failure: string | undefined;
  };
  readonly onFile: (file: File) => void;
  readonly params: ReturnsParams;
  readonly onParams: (params: ReturnsParams) => void;
  readonly onOpen: (fileNo: number) => void;
  readonly files: AsyncPage<RowsPage<ReturnFile>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<Totals>;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
}

/** What banks send back: how much it is, a place to bring a file, and every file that came before. */
export function ReturnsPage(props: ReturnsPageProps) {
  const { taking, totals } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const works = useMay()('workBankFiles');
  const columns = useMemo(() => returnFileColumns(zone), [zone]);
  return (
    <>
      <PageHeader title={shell.titleReturns()} subtitle={m.subtitle()} />
      <BesideList height={180}>
        <ReturnRates rates={props.rates} audit={props.audit} />
        {works && (
          <FileDrop
            action={m.upload()}
            hint={m.dropHere()}
            fileLabel={m.returnFile()}
            accept=".ach,.txt,.csv,.bai,.bai2,.xml,text/csv,text/plain,text/xml,application/xml"
            severalFiles={m.severalFiles()}
            problemOf={fileProblem}
            sending={
              taking.sending === undefined ? undefined : { label: m.sending({ name: taking.sending }) }
            }
            failure={taking.failure}
            onFile={props.onFile}
          />
        )}
      </BesideList>
      <ResourceList
        list={returnFileList}
        params={props.params}
        onParams={props.onParams}
        rows={props.files}
        turning={props.turning}
        columns={columns}
        rowId={({ fileNo }) => String(fileNo)}
        onOpen={({ fileNo }) => props.onOpen(fileNo)}
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

function fileProblem({ size }: File): string | undefined {
  if (size === 0) return m.emptyFile();
  return size > maxReturnFileBytes ? m.fileTooLarge() : undefined;
}

const countsOf = ({ statuses }: Totals): Readonly<Record<string, number>> => ({
  ...statuses,
  '': returnFileStatuses.reduce((sum, status) => sum + statuses[status], 0),
});

const OPENED = 'file';
const fileRows = rowsParams('row');
const fromStart = fileRows.read(new URLSearchParams());
const print = () => window.print();

/** The list of files, or one of them where the address names it. */
export function ReturnsScreen() {
  const fileNo = numberIn(useSearchParams()[0].get(OPENED));
  if (fileNo === null) return <Files />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 360 }} />}>
      <File fileNo={fileNo} />
    </Suspense>
  );
}

function Files() {
  const { params, show } = useListParams(returnsParams);
  const [, setAddress] = useSearchParams();
  const toast = useToast();
  const taking = useTakeReturnFile();
  const { filters } = params;
  const filter = { q: filters.q || undefined, status: filters.status || undefined };
  const files = useReturnFiles({ ...filter, ...pageOf(params) });
  const totals = useReturnFileTotals(filter);
  const open = (fileNo: number) => setAddress({ [OPENED]: String(fileNo) });
  return (
    <ReturnsPage
      rates={asyncResult(useReturnRates())}
      audit={useAuditSheet()}
      taking={taking}
      onFile={(file) =>
        taking.start(file, ({ fileNo, known }) => {
          if (known) toast({ message: m.takenKnown(), severity: 'info' });
          open(fileNo);
        })
      }
      params={params}
      onParams={show}
      onOpen={open}
      files={asyncPage(files)}
      turning={files.isPlaceholderData}
      totals={asyncResult(totals)}
      exports={useTableExport(achReturns.exportFile, { query: filter })}
      memory={useListMemory('returns')}
      onPrint={print}
    />
  );
}

const pageOf = ({ size: limit, after, before }: Pick<ReturnsParams, 'size' | 'after' | 'before'>) => ({
  limit,
  after: after || undefined,
  before: before || undefined,
});

function File({ fileNo }: { readonly fileNo: number }) {
  const { params, show } = useListParams(fileRows);
  // The address says which of the returns are shown; a statement has few pages beside them.
  const [entryParams, showEntries] = useState(fromStart);
  const toast = useToast();
  const file = asyncResult(useReturnFile(fileNo));
  const rows = useReturnRows(fileNo, pageOf(params));
  const hasEntries = file.data !== undefined && file.data.entryCount > 0;
  const entries = useStatementEntries(hasEntries ? fileNo : null, pageOf(entryParams));
  return (
    <ReturnFilePage
      file={file}
      entries={{
        rows: asyncPage(entries),
        params: entryParams,
        onParams: showEntries,
        turning: entries.isPlaceholderData,
        exports: useTableExport(achReturns.entryExport, { params: { fileNo }, query: {} }),
      }}
      rows={asyncPage(rows)}
      params={params}
      onParams={show}
      turning={rows.isPlaceholderData}
      exports={useTableExport(achReturns.rowExport, { params: { fileNo }, query: {} })}
      moving={useMoveReturnFile()}
      onDone={(message) => toast({ message, severity: 'success' })}
    />
  );
}
