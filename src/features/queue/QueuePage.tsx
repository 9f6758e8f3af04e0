import * as common from '@locales/common';
import * as m from '@locales/queue';
import * as shell from '@locales/shell';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateInZone } from '@contract/format/date';
import * as queue from '@contract/queue/endpoints';
import { queueTabs } from '@contract/queue/labels';
import type { QueuedDetail, QueuedRequest, QueueTotals } from '@contract/queue/schema';
import { type Clock, systemClock } from '@/clock';
import { allRows } from '@/components/columns';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type OfficeViews, useOfficeViews } from '@/data/officeViews';
import { type Confirming, useConfirmBank } from '@/data/queue';
import { type QueueMoving, useQueueMoves } from '@/data/queueMoves';
import { withOpened } from '@/data/searchParams';
import { useDownload } from '@/data/useDownload';
import { lookAgain, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { ListDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { KeptViews } from './KeptViews';
import { MoveButtons } from './MoveButtons';
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
import { type Possible, possibleWith, stillChosen } from './queueOrders';

const QueueDrawer = lazy(async () => ({ default: (await import('./QueueDrawer')).QueueDrawer }));
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
  readonly moving: QueueMoving;
  readonly kept: OfficeViews;
  /** Shows a view that was kept. */
  readonly onShow: (address: string) => void;
  /** The address that shows this list with a request opened. */
  readonly hrefOf: (id: string) => string;
  readonly exporting: boolean;
  readonly exportFailed: boolean;
  readonly onExport: () => void;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
  /** The IANA zone of the company's books. */
  readonly zone: string;
}

/** Every customer's requests, by what is to be done with them: looked at, chosen, and moved together. */
export function QueuePage(props: QueuePageProps) {
  const { params, onParams, rows, totals, moving, hrefOf, zone, now } = props;
  const chosen = useChosen(rows.data?.rows ?? []);
  const [asking, setAsking] = useState<{ readonly possible: Possible; readonly chosen: number } | null>(null);
  const columns = useMemo(() => queueColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(), []);
  const today = dateInZone(now, zone);
  const count = totals.data?.rows;
  const ended = () => {
    // What was moved or refused does not stand as it was chosen any more; what was not sent does.
    if (moving.run && asking) chosen.choose(stillChosen(chosen.ids, asking.possible, moving.run));
    moving.forget();
    setAsking(null);
  };

  return (
    <>
      <PageHeader
        title={shell.titleQueue()}
        actions={<KeptViews kept={props.kept} address={addressOf(params)} onShow={props.onShow} />}
      />
      <ResourceList
        list={queueList}
        params={params}
        onParams={onParams}
        rows={rows}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onParams(withOpened(params, id))}
        selection={{
          ids: chosen.ids,
          onSelect: chosen.choose,
          nameOf: ({ requestNo, accountName }) => m.requestOf({ number: requestNo, account: accountName }),
          actions: (
            <MoveButtons
              possible={possibleWith(chosen.requests)}
              chosen={chosen.requests.length}
              onMove={(possible) => setAsking({ possible, chosen: chosen.requests.length })}
            />
          ),
        }}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={choices}
        periods={dayPeriods(today)}
        download={
          <ListDownload
            formats={[{ id: 'csv', label: common.downloadCsv({ rows: allRows(count) }) }]}
            rows={count}
            exporting={props.exporting}
            exportFailed={props.exportFailed}
            onExport={props.onExport}
          />
        }
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NothingToDo tab={params.filters.tab} />}
      />
      <Suspense>
        {params.opened !== null && (
          <QueueDrawer
            request={props.request}
            confirming={props.confirming}
            zone={zone}
            today={today}
            onMove={(possible) => setAsking({ possible, chosen: 1 })}
            onPrint={props.onPrint}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
        {asking && <MoveDialog {...asking} moving={moving} onClose={ended} />}
      </Suspense>
    </>
  );
}

const NothingToDo = ({ tab }: Pick<QueueParams['filters'], 'tab'>) => (
  <EmptyState title={m.nothingUnder({ tab: queueTabs[tab || 'toApprove'].label })}>{m.comeHere()}</EmptyState>
);

interface QueueScreenProps {
  readonly clock?: Clock;
}

const newKey = (): string => crypto.randomUUID();

export function QueueScreen({ clock = systemClock }: QueueScreenProps) {
  const { params, show, hrefOf } = useListParams(queueParams);
  const [, setAddress] = useSearchParams();
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
  const exports = useDownload(queue.exportFile, { format: 'csv' });

  return (
    <QueuePage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(totals)}
      request={asyncResult(useEndpoint(queue.one, { params: { id: params.opened } }, lookAgain(30_000)))}
      confirming={useConfirmBank()}
      moving={useQueueMoves(newKey)}
      kept={useOfficeViews('queue')}
      onShow={setAddress}
      hrefOf={hrefOf}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={() => exports.start({ ...filter, sort: params.sort })}
      memory={useListMemory('queue')}
      onPrint={() => window.print()}
      now={clock.now()}
      zone={totals.data?.booksZone ?? 'UTC'}
    />
  );
}

interface Chosen {
  /** As they were seen when they were chosen, or later. */
  readonly requests: readonly QueuedRequest[];
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** Requests that were chosen on this page and on pages before; each as it was seen last. */
function useChosen(rows: readonly QueuedRequest[]): Chosen {
  const [kept, keep] = useState<ReadonlyMap<string, QueuedRequest>>(new Map());
  const seen = new Map([...kept, ...rows.map((row) => [row.id, row] as const)]);
  const requests = [...kept.keys()].map((id) => seen.get(id)!);
  return {
    requests,
    ids: new Set(kept.keys()),
    choose: (ids) =>
      keep(new Map([...ids].flatMap((id) => (seen.has(id) ? [[id, seen.get(id)!] as const] : [])))),
  };
}
