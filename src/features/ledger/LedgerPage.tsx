import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import * as common from '@locales/common';
import * as m from '@locales/ledger';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as ledger from '@contract/ledger/endpoints';
import type { LedgerFormat } from '@contract/ledger/labels';
import type { LedgerAging, LedgerChoices, LedgerRow, LedgerTotals } from '@contract/ledger/schema';
import type { PaymentDetail } from '@contract/payments/schema';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { useAccounts } from '@/data/accounts';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { withFilters, withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { balanceEdges, type Edges, waitingEdges } from '@/lists/listEdges';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { AccountBalances, AgingPanel } from './AccountBalances';
import { ledgerColumns } from './ledgerColumns';
import {
  documentHref,
  exportFormats,
  filterChoices,
  forAnotherAccount,
  ledgerParams,
  ledgerList,
  type LedgerParams,
  newestFirst,
  toQuery,
  totalsWords,
} from './ledgerList';

const PaymentDrawer = lazy(async () => ({ default: (await import('./PaymentDrawer')).PaymentDrawer }));

export interface LedgerPageProps extends Omit<ListDownloadProps<LedgerFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Shows one account under other filters: an age of it, chosen among those of all. */
  readonly onSelectView: (id: string, params: LedgerParams) => void;
  readonly params: LedgerParams;
  readonly onParams: (params: LedgerParams) => void;
  readonly rows: AsyncPage<RowsPage<LedgerRow>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<LedgerTotals>;
  readonly choices: AsyncResult<LedgerChoices>;
  readonly aging: AsyncResult<LedgerAging>;
  readonly payment: AsyncResult<PaymentDetail>;
  /** The address that shows this ledger with a payment opened. */
  readonly hrefOf: (paymentNo: string) => string;
  /** Leaves for another screen: a row of an invoice opens there. */
  readonly onGo: (href: string) => void;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was charged and paid, row by row, from one balance to the next, and how old what is open is. */
export function LedgerPage(props: LedgerPageProps) {
  const { accounts, selected, onSelect, params, onParams, totals, choices, hrefOf, now } = props;
  const asOf = accounts.data?.asOf ?? null;
  const balances = totals.data?.accounts ?? [];
  const several = selected === null && (accounts.data?.accounts.length ?? 2) !== 1;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const balanced = !several && (props.rows.data?.rows.every((row) => row.balanceCents !== null) ?? true);
  const columns = useMemo(() => {
    const hrefOfRow = (row: LedgerRow) =>
      row.paymentNo === null ? documentHref(row) : hrefOf(row.paymentNo);
    return ledgerColumns({ several, balanced, hrefOf: hrefOfRow });
  }, [several, balanced, hrefOf]);
  const rows = totals.data?.rows;
  const open = (row: LedgerRow) => {
    if (row.paymentNo !== null) return onParams(withOpened(params, row.paymentNo));
    const href = documentHref(row);
    if (href !== undefined) props.onGo(href);
  };

  return (
    <>
      <AccountHeader
        title={m.accountDetails()}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.purchases() }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        list={ledgerList}
        params={params}
        onParams={onParams}
        rows={props.rows}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={open}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && { ...totals.data.chips, '': totals.data.chips.all }}
        choices={offered}
        periods={dayPeriods(asOf?.today)}
        download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        figures={
          <AgingPanel
            aging={props.aging}
            day={params.filters.agedOn || asOf?.date}
            asOf={asOf?.date}
            onDay={(agedOn) => onParams(withFilters(params, { agedOn: agedOn === asOf?.date ? '' : agedOn }))}
            onBucket={(bucket, accountNo) => {
              const aged = withFilters(params, { age: [bucket] });
              if (several) props.onSelectView(accountNo, aged);
              else onParams(aged);
            }}
          />
        }
        edges={(page) =>
          totals.state === 'loading'
            ? waitingEdges(several)
            : edgesOf(balances, params, asOf?.date ?? '', page)
        }
        empty={<NoTransactions />}
      />
      <Suspense>
        {params.opened !== null && (
          <PaymentDrawer
            paymentNo={params.opened}
            payment={props.payment}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** The balances that the rows of one account lead from and to; those of several stand side by side. */
function edgesOf(
  balances: LedgerTotals['accounts'],
  params: LedgerParams,
  asOf: string,
  page: RowsPage<LedgerRow>,
): Edges {
  const [only, other] = balances;
  const { from, to } = params.filters;
  // Nothing is known of days after the data's own.
  const last = to && to < asOf ? to : asOf;
  if (!only) return {};
  if (other) return { above: <AccountBalances accounts={balances} day={last} /> };
  return balanceEdges(
    {
      opening: { day: from, cents: only.openingCents },
      closing: { day: last, cents: only.closingCents },
      oldestFirst: !newestFirst(params),
      words: true,
      around: ({ balanceCents, debitCents, creditCents }) =>
        balanceCents === null
          ? null
          : { before: balanceCents - debitCents + creditCents, after: balanceCents },
    },
    page,
  );
}

const NoTransactions = () => (
  <EmptyState
    title={m.noTransactions()}
    action={
      <Button variant="outlined" href="/contact-us">
        {m.contactBranch()}
      </Button>
    }
  >
    {m.noTransactionsText()}
  </EmptyState>
);

interface LedgerScreenProps {
  readonly clock?: Clock;
}

export function LedgerScreen({ clock = systemClock }: LedgerScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(ledgerParams);
  const navigate = useNavigate();
  const filter = toQuery(params.filters, account);
  const rows = useListEndpoint(ledger.rows, {
    query: {
      ...filter,
      sort: params.sort,
      limit: params.size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const exports = useDownload(ledger.exportFile);

  return (
    <LedgerPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      onSelectView={showAccount}
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(ledger.totals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(ledger.choices, { query: { account } }))}
      aging={asyncResult(
        useEndpoint(ledger.aging, { query: { account: account, on: params.filters.agedOn } }, showPrevious),
      )}
      payment={asyncResult(useEndpoint(ledger.payment, { params: { paymentNo: params.opened } }))}
      hrefOf={hrefOf}
      onGo={(href) => void navigate(href)}
      memory={useListMemory('account-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
