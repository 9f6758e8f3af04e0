import * as m from '@locales/imports';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatInstant } from '@contract/format/date';
import * as imports from '@contract/imports/endpoints';
import type { DropSummary, Freshness as FreshnessFacts } from '@contract/imports/schema';
import { dropUploadProblem } from '@contract/rules/dropUpload';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { FileDropProps } from '@/components/FileDrop/FileDrop';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { rich } from '@/components/rich';
import {
  useDecision,
  useDrop,
  useDrops,
  useDropTotals,
  useIssueExport,
  useIssues,
  useIssueTotals,
  useFreshness,
  useImportProgress,
  useUpload,
} from '@/data/imports';
import { numberIn, queryOf } from '@/data/searchParams';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { countOnly } from '@/lists/listTotals';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { DropPage } from './DropPage';
import {
  dropColumns,
  dropHref,
  dropList,
  dropRows,
  dropsParams,
  type DropsParams,
  issueParams,
  type OutcomeCounts,
  outcomeCounts,
} from './importList';
import { type Running, RunningImport, type Sending, sendingOf } from './RunningImport';

/** Files come to two lists; what they need stands in no list's way. */
const FileDrop = lazy(async () => ({ default: (await import('@/components/FileDrop/FileDrop')).FileDrop }));

export interface ImportsPageProps {
  readonly freshness: AsyncResult<FreshnessFacts>;
  readonly running: Running | null;
  readonly upload: Pick<FileDropProps, 'failure' | 'onFile' | 'onStop'> & {
    readonly sending: Sending | undefined;
  };
  readonly params: DropsParams;
  readonly onParams: (params: DropsParams) => void;
  readonly onOpen: (dropId: number) => void;
  readonly drops: AsyncPage<RowsPage<DropSummary>>;
  readonly turning: boolean;
  readonly counts: AsyncResult<OutcomeCounts>;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly zone: string;
}

/** The drops of the ERP: how new the figures are, what became of each drop, and a place to bring one. */
export function ImportsPage(props: ImportsPageProps) {
  const { freshness, running, params, onParams, counts, zone } = props;
  const columns = useMemo(() => dropColumns(zone), [zone]);
  const works = useMay()('workImports');
  const rows = counts.data && dropRows(counts.data, params.filters);
  return (
    <>
      <PageHeader
        title={shell.titleImports()}
        subtitle={<Box sx={{ display: { xs: 'none', '@sm': 'block' } }}>{m.subtitle()}</Box>}
      />
      <ResourceList
        list={dropList}
        params={params}
        onParams={onParams}
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
        download={<TableDownload exports={props.exports} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        word={freshness.data && freshnessWord(freshness.data, running !== null)}
        figures={
          <Stack sx={{ gap: 2 }}>
            {freshness.data && <Freshness freshness={freshness.data} zone={zone} />}
            {freshness.state === 'error' && <Alert severity="warning">{m.freshnessFailed()}</Alert>}
            {running && <RunningImport {...running} />}
            {works && (
              <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 74 }} />}>
                <FileDrop
                  {...props.upload}
                  action={m.uploadDrop()}
                  hint={m.dropHere()}
                  fileLabel={m.zipWithDrop()}
                  accept=".zip,application/zip"
                  severalFiles={m.severalFiles()}
                  problemOf={({ name, size }) => dropUploadProblem(name, size)}
                  sending={props.upload.sending && sendingOf(props.upload.sending)}
                />
              </Suspense>
            )}
          </Stack>
        }
        empty={<EmptyState title={m.noDropsYet()}>{m.dropsHere()}</EmptyState>}
      />
    </>
  );
}

/** The list of drops, or one of them where the address names it. */
export function ImportsScreen() {
  const dropId = numberIn(useSearchParams()[0].get(OPENED));
  const running = useImportProgress().data?.running ?? null;
  return dropId === null ? <Drops running={running} /> : <Drop dropId={dropId} running={running} />;
}

const OPENED = 'drop';

interface PartProps {
  readonly running: Running | null;
}

/** On the wall of the company's books, wherever the office reads it. */
const zoneOf = (freshness: FreshnessFacts | undefined): string => freshness?.booksZone ?? 'UTC';

const print = () => window.print();

function Drops({ running }: PartProps) {
  const { params, show } = useListParams(dropsParams);
  const [, setAddress] = useSearchParams();
  const upload = useUpload();
  const moving = running !== null;
  const freshness = useFreshness(moving);
  const open = (dropId: number) => setAddress({ [OPENED]: String(dropId) });
  const filter = queryOf(params.filters);
  const drops = useDrops({ ...marksOf(params), ...filter }, moving);
  return (
    <ImportsPage
      freshness={asyncResult(freshness)}
      running={running}
      upload={{
        sending: upload.sending,
        failure: upload.failure,
        onFile: (file) => upload.start(file, open),
        onStop: upload.stop,
      }}
      params={params}
      onParams={show}
      onOpen={open}
      drops={asyncPage(drops)}
      turning={drops.isPlaceholderData}
      counts={asyncResult(useDropTotals({ q: params.filters.q || undefined }, moving))}
      exports={useTableExport(imports.exportFile, { query: filter })}
      memory={useListMemory('imports')}
      onPrint={print}
      zone={zoneOf(freshness.data)}
    />
  );
}

function Drop({ dropId, running }: PartProps & { readonly dropId: number }) {
  const { params, show } = useListParams(issueParams);
  const drop = useDrop(dropId, running !== null);
  const look = drop.data?.lookedAt;
  const filter = queryOf(params.filters);
  const findings = useIssues(dropId, look, { ...marksOf(params), ...filter });
  return (
    <DropPage
      drop={asyncResult(drop)}
      running={running !== null && running.name === drop.data?.name ? running : null}
      params={params}
      onParams={show}
      findings={asyncResult(findings)}
      turning={findings.isPlaceholderData}
      totals={asyncResult(useIssueTotals(dropId, look, filter))}
      deciding={useDecision()}
      exports={useIssueExport(dropId, filter)}
      onPrint={print}
      zone={zoneOf(useFreshness(false).data)}
    />
  );
}

const marksOf = ({ size, after, before }: { size: number; after: string; before: string }) => ({
  limit: size,
  after: after || undefined,
  before: before || undefined,
});

export interface FreshnessProps {
  readonly freshness: FreshnessFacts;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** The same in a word above cards, where the sentences are folded. */
function freshnessWord({ live, late }: FreshnessFacts, running: boolean): string {
  if (running) return `${m.importRuns()} `;
  if (late) return `${m.nextIsLate()} `;
  return live ? `${m.customersSeeSentence({ date: formatDate(live.asOf) })} ` : '';
}

/** How new the figures are that customers see, and whether newer ones should have come. */
function Freshness({ freshness: { live, dueAt, late }, zone }: FreshnessProps) {
  if (!live) {
    return (
      <Alert severity="info" role="note">
        <AlertTitle>{m.noneApplied()}</AlertTitle>
        {m.customersSeeNothing()}
      </Alert>
    );
  }
  const due = dueAt === null ? '' : formatInstant(dueAt, zone);
  const date = formatDate(live.asOf);
  const loaded = m.wasLoaded({ hours: live.hours, when: formatInstant(live.loadedAt, zone) });
  return (
    <Alert severity={late ? 'warning' : 'success'} role="note">
      <AlertTitle>{late ? m.nextIsLateDue({ when: due }) : m.customersSee({ date })}</AlertTitle>
      {late && `${m.customersStillSee({ date })} `}
      {rich(loaded, {
        name: live.dropId === null ? live.name : <Link href={dropHref(live.dropId)}>{live.name}</Link>,
      })}
      {!late && due && ` ${m.nextIsDue({ when: due })}`}
    </Alert>
  );
}
