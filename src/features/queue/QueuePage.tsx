import * as m from '@locales/queue';
import * as shell from '@locales/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import { type CalendarDateText, dateInZone } from '@contract/format/date';
import * as checks from '@contract/checks/endpoints';
import * as queue from '@contract/queue/endpoints';
import { queueTabs } from '@contract/queue/labels';
import type { QueuedDetail, QueuedRequest, QueueTotals } from '@contract/queue/schema';
import { type Clock, systemClock } from '@/clock';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type BanksOfRequests, type Confirming, useConfirmBank, useConfirmBanks } from '@/data/queue';
import { type QueueMoving, useQueueMoves } from '@/data/queueMoves';
import { type Exporting, useDocument, useTableExport } from '@/data/useDownload';
import { lookAgain, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { TableDownload } from '@/lists/ListDownload';
import { PageKeys } from '@/lists/PageKeys';
import type { PageKey } from '@/lists/rowKeys';
import { ResourceList } from '@/lists/ResourceList';
import { KeptViews } from '@/lists/KeptViews';
import { type KeptList, useKeptViews } from '@/lists/useKeptViews';
import { useListMemory } from '@/lists/useListMemory';
import type { QueueDrawerProps } from './QueueDrawer';
import { ChosenActions } from './MoveButtons';
import { queueColumns } from './queueColumns';
import {
  addressOf,
  filterChoices,
  queueParams,
  queueList,
  type QueueParams,
  tabCounts,
  toQuery,
  totalsWords,
} from './queueList';
import { useQueueWork } from './useQueueWork';

const QueueDrawer = lazy(async () => ({ default: (await import('./QueueDrawer')).QueueDrawer }));
const ConfirmBanks = lazy(async () => ({ default: (await import('./ConfirmBanks')).ConfirmBanks }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

export interface QueuePageProps {
  readonly params: QueueParams;
  readonly onParams: (params: QueueParams) => void;
  readonly rows: AsyncPage<RowsPage<QueuedRequest>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<QueueTotals>;
  readonly request: AsyncResult<QueuedDetail>;
  readonly confirming: Confirming;
  readonly slip: QueueDrawerProps['slip'];
  readonly moving: QueueMoving;
  /** For the bank accounts of several requests. */
  readonly banks: BanksOfRequests;
  /** Told what was done, or why it was not, in words. */
  readonly onTold: (message: string) => void;
  readonly kept: KeptList;
  /** The address that shows this list with a request opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
  /** The IANA zone of the company's books. */
  readonly zone: string;
}

/** Every customer's requests, by what is to be done with them: looked at, chosen, and moved together. */
export function QueuePage(props: QueuePageProps) {
  const { params, onParams, rows, totals, hrefOf, zone, now } = props;
  const may = useMay();
  const works = may('workQueue');
  const work = useQueueWork({ ...props, may, rows: rows.data?.rows ?? noRows, request: props.request.data });
  const { chosen } = work;
  const columns = useMemo(() => queueColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(), []);
  const today = dateInZone(now, zone);

  return (
    <>
      <PageHeader
        title={shell.titleQueue()}
        actions={<QueueActions {...props} keys={work.keys} records={works} />}
      />
      <ResourceList
        key={props.kept.shown}
        list={queueList}
        params={params}
        onParams={onParams}
        rows={rows}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => work.open(id)}
        selection={
          works || may('confirmBankAccounts')
            ? {
                ids: chosen.ids,
                onSelect: chosen.choose,
                nameOf: ({ requestNo, accountName }) =>
                  m.requestOf({ number: requestNo, account: accountName }),
                sum: chosen.sum,
                actions: <ChosenActions {...work} />,
              }
            : undefined
        }
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={choices}
        periods={dayPeriods(today)}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NothingToDo tab={params.filters.tab} />}
      />
      <Opened {...props} work={work} today={today} />
    </>
  );
}

interface OpenedProps extends QueuePageProps {
  readonly work: ReturnType<typeof useQueueWork>;
  readonly today: CalendarDateText;
}

/** What is opened beside the list, and what is asked over it. */
function Opened({ work, today, ...props }: OpenedProps) {
  const { params, moving, zone } = props;
  const { asking, chosen } = work;
  return (
    <Suspense>
      {params.opened !== null && (
        <QueueDrawer
          request={props.request}
          confirming={props.confirming}
          asksBank={work.asksBank}
          onAskBank={work.askBank}
          slip={props.slip}
          zone={zone}
          today={today}
          onMove={work.ask}
          onPrint={props.onPrint}
          onClose={() => work.open(null)}
        />
      )}
      {asking && <MoveDialog {...asking} moving={moving} onClose={work.ended} />}
      {work.confirmsBanks && (
        <ConfirmBanks
          requests={chosen.banks}
          banks={props.banks}
          onClose={() => {
            props.banks.forget();
            work.setConfirmsBanks(false);
          }}
        />
      )}
    </Suspense>
  );
}

const noRows: readonly never[] = [];

interface QueueActionsProps extends Pick<QueuePageProps, 'kept' | 'params'> {
  readonly keys: readonly PageKey[];
  /** Whether they record checks. */
  readonly records: boolean;
}

const QueueActions = ({ kept, params, keys, records }: QueueActionsProps) => (
  <>
    <PageKeys keys={keys} />
    {records && (
      <Button variant="outlined" href="/admin/queue/check" aria-label={m.recordCheck()} sx={signOnPhone}>
        <Icon name="plus" />
        <Box component="span" sx={{ display: { xs: 'none', '@sm': 'inline' } }}>
          {m.recordCheck()}
        </Box>
      </Button>
    )}
    <KeptViews kept={kept} address={addressOf(params)} />
  </>
);

/** On a phone the words would take a line of their own, above the first row. */
const signOnPhone = { gap: 1, minWidth: 44, px: { xs: 1, '@sm': 2 } } as const;

const NothingToDo = ({ tab }: Pick<QueueParams['filters'], 'tab'>) => (
  <EmptyState title={m.nothingUnder({ tab: queueTabs[tab || 'toApprove'].label })}>{m.comeHere()}</EmptyState>
);

interface QueueScreenProps {
  readonly clock?: Clock;
}

export function QueueScreen({ clock = systemClock }: QueueScreenProps) {
  const { params, show, hrefOf } = useListParams(queueParams);
  const memory = useListMemory('queue');
  const toast = useToast();
  const filter = toQuery(params.filters);
  const rows = useListEndpoint(
    queue.list,
    {
      query: {
        ...filter,
        sort: params.sort,
        limit: params.size,
        after: params.after || undefined,
        before: params.before || undefined,
      },
    },
    lookAgain(30_000),
  );
  const totals = useEndpoint(queue.totals, { query: filter }, { ...showPrevious, ...lookAgain(30_000) });

  return (
    <QueuePage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(totals)}
      request={asyncResult(useEndpoint(queue.one, { params: { id: params.opened } }, lookAgain(30_000)))}
      confirming={useConfirmBank()}
      slip={useDocument(checks.officeSlip, 'id')}
      moving={useQueueMoves(() => crypto.randomUUID())}
      banks={useConfirmBanks()}
      onTold={(message) => toast({ message, severity: 'info' })}
      kept={useKeptViews('queue', memory)}
      hrefOf={hrefOf}
      exports={useTableExport(queue.exportFile, { query: { ...filter, sort: params.sort } })}
      memory={memory}
      onPrint={() => window.print()}
      now={clock.now()}
      zone={totals.data?.booksZone ?? 'UTC'}
    />
  );
}
