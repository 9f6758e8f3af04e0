import { lazy, Suspense, useMemo, useState } from 'react';
import { dateInZone } from '@contract/format/date';
import type { QueuedDetail, QueuedRequest, QueueTotals } from '@contract/queue/schema';
import { queueTabs } from '@contract/queue/labels';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import type { OfficeViews } from '@/data/officeViews';
import type { Confirming } from '@/data/queue';
import type { QueueMoving } from '@/data/queueMoves';
import { ListDownload } from '@/lists/ListDownload';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { allRows } from '@/components/columns';
import { KeptViews } from './KeptViews';
import { MoveButtons } from './MoveButtons';
import { queueColumns } from './queueColumns';
import { filterChoices, queueKind, tabCounts, totalsWords } from './queueKind';
import { type Possible, possibleWith, stillChosen } from './queueOrders';
import { addressOf, type QueueView } from './queueView';
import { useChosen } from './useChosen';

const QueueDrawer = lazy(async () => ({ default: (await import('./QueueDrawer')).QueueDrawer }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

export interface QueuePageProps {
  readonly view: QueueView;
  readonly onView: (view: QueueView) => void;
  readonly rows: AsyncPage<RowsPage<QueuedRequest>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<QueueTotals>;
  readonly request: Loaded<QueuedDetail>;
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
  const { view, onView, rows, totals, moving, hrefOf, zone, now } = props;
  const chosen = useChosen(rows.data?.rows ?? []);
  const [asking, setAsking] = useState<{ readonly possible: Possible; readonly chosen: number } | null>(null);
  const columns = useMemo(() => queueColumns({ hrefOf, zone }), [hrefOf, zone]);
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
        title="Queue"
        actions={<KeptViews kept={props.kept} address={addressOf(view)} onShow={props.onShow} />}
      />
      <ResourceList
        kind={queueKind}
        view={view}
        onView={onView}
        rows={rows}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onView(withOpened(view, id))}
        selection={{
          ids: chosen.ids,
          onSelect: chosen.choose,
          nameOf: ({ requestNo, accountName }) => `request ${requestNo} of ${accountName}`,
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
        choices={filterChoices}
        periods={dayPeriods(today)}
        download={
          <ListDownload
            formats={[{ id: 'csv', label: `Download ${allRows(count)} (CSV)` }]}
            rows={count}
            exporting={props.exporting}
            exportFailed={props.exportFailed}
            onExport={props.onExport}
          />
        }
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NothingToDo tab={view.filters.tab} />}
      />
      <Suspense>
        {view.opened !== null && (
          <QueueDrawer
            request={props.request}
            confirming={props.confirming}
            zone={zone}
            today={today}
            onMove={(possible) => setAsking({ possible, chosen: 1 })}
            onPrint={props.onPrint}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
        {asking && <MoveDialog {...asking} moving={moving} onClose={ended} />}
      </Suspense>
    </>
  );
}

const NothingToDo = ({ tab }: Pick<QueueView['filters'], 'tab'>) => (
  <EmptyState title={`Nothing under “${queueTabs[tab || 'toApprove'].label}”`}>
    Requests come here as soon as customers ask for something, or somebody of the office moves them on.
  </EmptyState>
);
