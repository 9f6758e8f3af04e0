import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as payments from '@locales/payments';
import * as m from '@locales/requests';
import type { Account, AsOf } from '@contract/accounts/schema';
import { dateInZone } from '@contract/format/date';
import * as checks from '@contract/checks/endpoints';
import * as requests from '@contract/requests/endpoints';
import type { MoneyRequest, RequestDetail, RequestTotals } from '@contract/requests/schema';
import { mayPay, mayPayOn } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useRequests, useRequestTotals } from '@/data/requestList';
import { useCancelRequest, useRequest } from '@/data/requests';
import { withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDocument } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import type { ReceiptDownload } from './RequestActions';
import type { RequestCancelling } from './RequestDrawer';
import {
  copyHref,
  filterChoices,
  forAnotherAccount,
  requestParams,
  requestColumns,
  type RequestFilters,
  requestList,
  type RequestParams,
  tabCounts,
  toQuery,
  totalsWords,
} from './requestList';

const RequestDrawer = lazy(async () => ({ default: (await import('./RequestDrawer')).RequestDrawer }));

export interface RequestsPageProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: RequestParams;
  readonly onParams: (params: RequestParams) => void;
  readonly requests: AsyncPage<RowsPage<MoneyRequest>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<RequestTotals>;
  readonly request: AsyncResult<RequestDetail>;
  readonly cancelling: RequestCancelling;
  readonly receipt: ReceiptDownload;
  readonly slip: ReceiptDownload;
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
  const { accounts, selected, params, onParams, totals, hrefOf, now } = props;
  const asOf = accounts.data?.asOf ?? null;
  const owned = accounts.data?.accounts ?? [];
  const zone = asOf?.booksZone ?? 'UTC';
  const several = selected === null && owned.length !== 1;
  const columns = useMemo(() => requestColumns({ several, hrefOf, zone }), [several, hrefOf, zone]);

  return (
    <>
      <AccountHeader
        title={m.title()}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.payments() }]}
        accounts={owned}
        selected={selected}
        onSelect={props.onSelect}
        asOf={asOf}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        list={requestList}
        params={params}
        onParams={onParams}
        rows={props.requests}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onParams(withOpened(params, id))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={filterChoices}
        periods={dayPeriods(asOf?.today)}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoRequests tab={params.filters.tab} mayPay={owned.some(mayPay)} />}
      />
      <Suspense>
        {params.opened !== null && (
          <RequestDrawer
            request={props.request}
            cancelling={props.cancelling}
            receipt={props.receipt}
            slip={props.slip}
            mayAsk={(accountNo) => mayPayOn(owned, accountNo)}
            zone={zone}
            today={asOf?.today ?? dateInZone(now, zone)}
            company={props.company}
            onCopy={props.onCopy}
            onPrint={props.onPrint}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface RequestsScreenProps {
  readonly clock?: Clock;
}

export function RequestsScreen({ clock = systemClock }: RequestsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(requestParams);
  const navigate = useNavigate();
  const filter = toQuery(params.filters, account);
  const rows = useRequests({
    ...filter,
    sort: params.sort,
    limit: params.size,
    after: params.after || undefined,
    before: params.before || undefined,
  });

  return (
    <RequestsPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      requests={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useRequestTotals(filter))}
      request={asyncResult(useRequest(params.opened))}
      cancelling={useCancelRequest()}
      receipt={useDocument(requests.receipt, 'id')}
      slip={useDocument(checks.slip, 'id')}
      hrefOf={hrefOf}
      onCopy={(request) => void navigate(copyHref(request))}
      company={useConfig().companyName}
      memory={useListMemory('payment-requests')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}

interface NoRequestsProps {
  readonly tab: RequestFilters['tab'];
  readonly mayPay: boolean;
}

const titles: Readonly<Record<RequestFilters['tab'], string>> = texts({
  '': m.emptyOpen,
  completed: m.emptyCompleted,
  problems: m.emptyProblems,
});

const reasons: Readonly<Record<RequestFilters['tab'], string>> = texts({
  '': m.emptyOpenWhy,
  completed: m.emptyCompletedWhy,
  problems: m.emptyProblemsWhy,
});

/** What a tab is for and why nothing is in it. */
function NoRequests({ tab, mayPay }: NoRequestsProps) {
  return (
    <EmptyState
      title={titles[tab]}
      action={
        tab === 'completed' ? (
          <Button variant="outlined" href="/my-account/payments/payment-history">
            {m.seeHistory()}
          </Button>
        ) : (
          mayPay && (
            <Button variant="contained" href="/my-account/payments/make-a-payment">
              {payments.makePayment()}
            </Button>
          )
        )
      }
    >
      {reasons[tab]}
    </EmptyState>
  );
}
