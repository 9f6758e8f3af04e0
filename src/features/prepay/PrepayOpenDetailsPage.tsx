import { lazy, Suspense, useMemo } from 'react';
import type { PrepayTotals } from '@contract/prepay/schema';
import type { PrepayLine } from '@contract/prepay/rows';
import { mayPayOn } from '@contract/rules/mayPay';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { withFilters, withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { type LineFormat, lineFormats } from './exportFormats';
import { lineColumns } from './lineColumns';
import { NoPrepay } from './NoPrepay';
import { filterChoices, lineKind, usedPeriods } from './prepayKind';
import type { PrepayOpenPageProps } from './PrepayOpenPage';
import { countsOf, totalsWords } from './prepayTotals';
import { type LineView, openedLine } from './prepayView';
import { repOf } from './repOf';

const ContractDrawer = lazy(async () => ({ default: (await import('./ContractDrawer')).ContractDrawer }));

type Shared = Pick<
  PrepayOpenPageProps,
  | 'accounts'
  | 'selected'
  | 'onSelect'
  | 'turning'
  | 'choices'
  | 'detail'
  | 'paper'
  | 'memory'
  | 'onPrint'
  | 'now'
>;

export interface PrepayOpenDetailsPageProps
  extends Shared,
    Omit<ListDownloadProps<LineFormat>, 'formats' | 'rows'> {
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
  readonly lines: AsyncPage<RowsPage<PrepayLine>>;
  readonly totals: Loaded<PrepayTotals>;
  /** The address that shows this list with a line opened. */
  readonly hrefOf: (id: string) => string;
}

/** What was booked product by product, and the history of what it was used for. */
export function PrepayOpenDetailsPage(props: PrepayOpenDetailsPageProps) {
  const { accounts, selected, onSelect, view, onView, lines, totals, choices, now } = props;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const asOf = accounts.data?.asOf ?? null;
  const rows = totals.data?.rows;
  const owned = accounts.data?.accounts ?? [];

  return (
    <>
      <AccountHeader
        title="Prepay open details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        now={now}
      />
      <ResourceList
        kind={lineKind}
        view={view}
        onView={onView}
        rows={lines}
        turning={props.turning}
        columns={lineColumns(props.hrefOf)}
        rowId={({ id }) => id}
        onOpen={({ id }) => onView(withOpened(view, id))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data, 'lines')}
        counts={totals.data && countsOf(totals.data)}
        choices={offered}
        periods={usedPeriods(asOf?.today)}
        download={<ListDownload {...props} formats={lineFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <NoPrepay
            rep={repOf(owned, selected)}
            over={totals.data?.chips.all ?? 0}
            onShowAll={() => onView(withFilters(view, { status: 'all' }))}
          />
        }
      />
      <Suspense>
        {view.opened !== null && (
          <ContractDrawer
            contractNo={openedLine(view.opened).contractNo}
            detail={props.detail}
            paper={props.paper}
            linksLines={false}
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}
