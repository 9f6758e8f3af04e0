import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import { dateInZone } from '@contract/format/date';
import type { MoneyRequest, RequestDetail, RequestTotals } from '@contract/requests/schema';
import { mayPay, mayPayOn } from '@contract/rules/mayPay';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import type { GridMemory } from '@/components/gridPreferences';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { NoRequests } from './NoRequests';
import { requestColumns } from './requestColumns';
import type { ReceiptDownload } from './RequestActions';
import type { RequestCancelling } from './RequestDrawer';
import { filterChoices, requestKind, tabCounts, totalsWords } from './requestKind';
import type { RequestView } from './requestView';

const RequestDrawer = lazy(async () => ({ default: (await import('./RequestDrawer')).RequestDrawer }));

export interface RequestsPageProps {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: RequestView;
  readonly onView: (view: RequestView) => void;
  readonly requests: AsyncPage<RowsPage<MoneyRequest>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<RequestTotals>;
  readonly request: Loaded<RequestDetail>;
  readonly cancelling: RequestCancelling;
  readonly receipt: ReceiptDownload;
  /** The address that shows this list with a request opened. */
  readonly hrefOf: (id: string) => string;
  /** Opens a new request for the same. */
  readonly onCopy: (request: RequestDetail) => void;
  readonly company: string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was asked for, payments and pickups: what is under way, what is done, and what went wrong. */
export function RequestsPage(props: RequestsPageProps) {
  const { accounts, selected, view, onView, totals, hrefOf, now } = props;
  const asOf = accounts.data?.asOf ?? null;
  const owned = accounts.data?.accounts ?? [];
  const zone = asOf?.booksZone ?? 'UTC';
  const several = selected === null && owned.length !== 1;
  const columns = useMemo(() => requestColumns({ several, hrefOf, zone }), [several, hrefOf, zone]);

  return (
    <>
      <AccountHeader
        title="Payment requests"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Payments' }]}
        accounts={owned}
        selected={selected}
        onSelect={props.onSelect}
        asOf={asOf}
        now={now}
      />
      <ResourceList
        kind={requestKind}
        view={view}
        onView={onView}
        rows={props.requests}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onView(withOpened(view, id))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={filterChoices}
        periods={dayPeriods(asOf?.today)}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoRequests tab={view.filters.tab} mayPay={owned.some(mayPay)} />}
      />
      <Suspense>
        {view.opened !== null && (
          <RequestDrawer
            request={props.request}
            cancelling={props.cancelling}
            receipt={props.receipt}
            mayAsk={(accountNo) => mayPayOn(owned, accountNo)}
            zone={zone}
            today={asOf?.today ?? dateInZone(now, zone)}
            company={props.company}
            onCopy={props.onCopy}
            onPrint={props.onPrint}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}
