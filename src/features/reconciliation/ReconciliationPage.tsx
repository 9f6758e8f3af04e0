import * as m from '@locales/reconciliation';
import * as shell from '@locales/shell';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dateInZone } from '@contract/format/date';
import * as reconciliation from '@contract/reconciliation/endpoints';
import { type DifferenceMove, differenceMoveWords } from '@contract/reconciliation/labels';
import type { Difference, DifferenceDetail, DifferenceTotals } from '@contract/reconciliation/schema';
import { type Clock, systemClock } from '@/clock';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import {
  type MovingDifference,
  useCloses,
  useDifference,
  useDifferences,
  useDifferenceTotals,
  useMoveDifference,
  useSignClose,
} from '@/data/reconciliation';
import { withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { BesideList } from '@/lists/BesideList';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import type { DayCloseProps } from './DayClose';
import {
  differenceColumns,
  differenceList,
  differenceParams,
  type DifferenceParams,
  filterChoices,
  nameOfDifference,
  nameOfKey,
  openedKey,
  stateCounts,
  toQuery,
  totalsWords,
} from './differenceList';

/** What no list needs comes by itself, and stands in no list's way. */
const DayClose = lazy(async () => ({ default: (await import('./DayClose')).DayClose }));
const DifferenceDrawer = lazy(async () => ({
  default: (await import('./DifferenceDrawer')).DifferenceDrawer,
}));
const MoveDifference = lazy(async () => ({ default: (await import('./MoveDifference')).MoveDifference }));

export interface ReconciliationPageProps extends Omit<DayCloseProps, 'works'> {
  readonly params: DifferenceParams;
  readonly onParams: (params: DifferenceParams) => void;
  readonly rows: AsyncPage<RowsPage<Difference>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<DifferenceTotals>;
  readonly difference: AsyncResult<DifferenceDetail>;
  readonly moving: MovingDifference;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
  /** The address that shows this list with a difference opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** Where bank and ERP say different things: the days that are to be closed, and each difference until it is named. */
export function ReconciliationPage(props: ReconciliationPageProps) {
  const { params, onParams, totals, difference, moving, hrefOf, closes, now } = props;
  const works = useMay()('workBankFiles');
  const [move, setMove] = useState<DifferenceMove | null>(null);
  const columns = useMemo(() => differenceColumns(hrefOf), [hrefOf]);
  const choices = useMemo(() => filterChoices(), []);
  const close = () => onParams(withOpened(params, null));
  const ask = (next: DifferenceMove | null) => {
    moving.reset();
    setMove(next);
  };
  const { data } = difference;
  return (
    <>
      <PageHeader title={shell.titleReconciliation()} subtitle={m.subtitle()} />
      <BesideList height={320}>
        <DayClose works={works} closes={closes} signing={props.signing} onSigned={props.onSigned} />
      </BesideList>
      <ResourceList
        list={differenceList}
        params={params}
        onParams={onParams}
        rows={props.rows}
        turning={props.turning}
        columns={columns}
        rowId={nameOfKey}
        onOpen={(row) => onParams(withOpened(params, nameOfKey(row)))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && stateCounts(totals.data)}
        choices={choices}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noneYet()}>{m.noneAbout()}</EmptyState>}
      />
      <Suspense>
        {openedKey(params) && (
          <DifferenceDrawer difference={difference} onMove={works ? ask : undefined} onClose={close} />
        )}
        {data && move !== null && (
          <MoveDifference
            difference={data}
            move={move}
            today={dateInZone(now, data.booksZone)}
            busy={moving.pending}
            failure={moving.failure}
            onConfirm={(entries) =>
              moving.start(data, move, entries, (gone) => {
                setMove(null);
                props.onDone(m.done({ name: nameOfDifference(data), what: differenceMoveWords[move] }));
                if (gone) close();
              })
            }
            onCancel={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ReconciliationScreenProps {
  readonly clock?: Clock;
}

export function ReconciliationScreen({ clock = systemClock }: ReconciliationScreenProps) {
  const { params, show, hrefOf } = useListParams(differenceParams);
  const toast = useToast();
  const filter = toQuery(params.filters);
  const { size: limit, after, before } = params;
  const rows = useDifferences({ ...filter, limit, after: after || undefined, before: before || undefined });
  return (
    <ReconciliationPage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useDifferenceTotals(filter))}
      difference={asyncResult(useDifference(openedKey(params)))}
      moving={useMoveDifference()}
      onDone={(message) => toast({ message, severity: 'success' })}
      closes={asyncResult(useCloses())}
      signing={useSignClose()}
      onSigned={(closed) => toast({ message: closed ? m.dayClosed() : m.signed(), severity: 'success' })}
      hrefOf={hrefOf}
      exports={useTableExport(reconciliation.exportFile, { query: filter })}
      memory={useListMemory('reconciliation')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
