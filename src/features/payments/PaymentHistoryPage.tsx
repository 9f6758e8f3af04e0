import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/payments';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as payments from '@contract/payments/endpoints';
import type { PaymentFormat } from '@contract/payments/labels';
import type { Payment, PaymentChoices, PaymentDetail, PaymentTotals } from '@contract/payments/schema';
import { mayPay } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { historyColumns } from './historyColumns';
import {
  exportFormats,
  filterChoices,
  forAnotherAccount,
  historyParams,
  historyList,
  type HistoryParams,
  toQuery,
  totalsWords,
} from './historyList';

const PaymentDrawer = lazy(async () => ({ default: (await import('./PaymentDrawer')).PaymentDrawer }));

export interface PaymentHistoryPageProps extends Omit<ListDownloadProps<PaymentFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: HistoryParams;
  readonly onParams: (params: HistoryParams) => void;
  readonly payments: AsyncPage<RowsPage<Payment>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<PaymentTotals>;
  readonly choices: AsyncResult<PaymentChoices>;
  readonly payment: AsyncResult<PaymentDetail>;
  /** The address that shows this history with a payment opened. */
  readonly hrefOf: (paymentNo: string) => string;
  readonly company: string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** Every payment as it was posted, what it earned, and what took some of them back. */
export function PaymentHistoryPage(props: PaymentHistoryPageProps) {
  const { accounts, selected, now } = props;
  const owned = accounts.data?.accounts ?? [];
  return (
    <>
      <AccountHeader
        title={m.title()}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.payments() }]}
        accounts={owned}
        selected={selected}
        onSelect={props.onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <History {...props} several={selected === null && owned.length !== 1} />
    </>
  );
}

function History(props: PaymentHistoryPageProps & { readonly several: boolean }) {
  const { accounts, params, onParams, totals, choices, hrefOf, several } = props;
  const columns = useMemo(() => historyColumns({ several, hrefOf }), [several, hrefOf]);
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const rows = totals.data?.rows;
  return (
    <>
      <ResourceList
        list={historyList}
        params={params}
        onParams={onParams}
        rows={props.payments}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ paymentNo }) => onParams(withOpened(params, paymentNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && { ...totals.data.chips, '': totals.data.chips.all }}
        choices={offered}
        periods={dayPeriods(accounts.data?.asOf?.today)}
        download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoPayments mayPay={accounts.data?.accounts.some(mayPay) ?? false} />}
      />
      <Suspense>
        {params.opened !== null && (
          <PaymentDrawer
            paymentNo={params.opened}
            payment={props.payment}
            company={props.company}
            onPrint={props.onPrint}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface PaymentHistoryScreenProps {
  readonly clock?: Clock;
}

export function PaymentHistoryScreen({ clock = systemClock }: PaymentHistoryScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(historyParams);
  const filter = toQuery(params.filters, account);
  const page = {
    ...filter,
    sort: params.sort,
    limit: params.size,
    after: params.after || undefined,
    before: params.before || undefined,
  };
  const rows = useListEndpoint(payments.list, { query: page });
  const exports = useDownload(payments.exportFile);

  return (
    <PaymentHistoryPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      payments={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(payments.totals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(payments.choices, { query: { account: filter.account } }))}
      payment={asyncResult(useEndpoint(payments.one, { params: { paymentNo: params.opened } }))}
      hrefOf={hrefOf}
      company={useConfig().companyName}
      memory={useListMemory('payment-history')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}

/** Nothing was ever paid. */
const NoPayments = ({ mayPay }: { readonly mayPay: boolean }) => (
  <EmptyState
    title={m.empty()}
    action={
      mayPay && (
        <Button variant="contained" href="/my-account/payments/make-a-payment">
          {m.makePayment()}
        </Button>
      )
    }
  >
    {m.emptyWhy()}
  </EmptyState>
);
