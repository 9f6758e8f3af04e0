import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import type { LedgerAging, LedgerChoices, LedgerRow, LedgerTotals } from '@contract/ledger/schema';
import type { LedgerFormat } from '@contract/ledger/labels';
import type { PaymentDetail } from '@contract/payments/schema';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { withFilters, withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { balanceEdges, type Edges, waitingEdges } from '@/lists/listEdges';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { AccountBalances } from './AccountBalances';
import { AgingPanel } from './AgingPanel';
import { exportFormats } from './exportFormats';
import { ledgerColumns } from './ledgerColumns';
import { filterChoices, ledgerKind } from './ledgerKind';
import { totalsWords } from './ledgerTotals';
import { documentHref, type LedgerView, newestFirst } from './ledgerView';

const PaymentDrawer = lazy(async () => ({ default: (await import('./PaymentDrawer')).PaymentDrawer }));

export interface LedgerPageProps extends Omit<ListDownloadProps<LedgerFormat>, 'formats' | 'rows'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Shows one account under other filters: an age of it, chosen among those of all. */
  readonly onSelectView: (id: string, view: LedgerView) => void;
  readonly view: LedgerView;
  readonly onView: (view: LedgerView) => void;
  readonly rows: AsyncPage<RowsPage<LedgerRow>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<LedgerTotals>;
  readonly choices: Loaded<LedgerChoices>;
  readonly aging: Loaded<LedgerAging>;
  readonly payment: Loaded<PaymentDetail>;
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
  const { accounts, selected, onSelect, view, onView, totals, choices, hrefOf, now } = props;
  const asOf = accounts.data?.asOf ?? null;
  const balances = totals.data?.accounts ?? [];
  const several = selected === null && (accounts.data?.accounts.length ?? 2) !== 1;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const balanced = !several && (props.rows.data?.rows.every((row) => row.balanceCents !== null) ?? true);
  const columns = useMemo(
    () =>
      ledgerColumns({
        several,
        balanced,
        hrefOf: (row) => (row.paymentNo === null ? documentHref(row) : hrefOf(row.paymentNo)),
      }),
    [several, balanced, hrefOf],
  );
  const rows = totals.data?.rows;
  const open = (row: LedgerRow) => {
    if (row.paymentNo !== null) return onView(withOpened(view, row.paymentNo));
    const href = documentHref(row);
    if (href !== undefined) props.onGo(href);
  };

  return (
    <>
      <AccountHeader
        title="Account details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        now={now}
      />
      <Box sx={{ mb: 3 }}>
        <AgingPanel
          aging={props.aging}
          day={view.filters.agedOn || asOf?.date}
          asOf={asOf?.date}
          onDay={(agedOn) => onView(withFilters(view, { agedOn: agedOn === asOf?.date ? '' : agedOn }))}
          onBucket={(bucket, accountNo) => {
            const aged = withFilters(view, { age: [bucket] });
            if (several) props.onSelectView(accountNo, aged);
            else onView(aged);
          }}
        />
      </Box>
      <ResourceList
        kind={ledgerKind}
        view={view}
        onView={onView}
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
        edges={(page) =>
          totals.state === 'loading' ? waitingEdges : edgesOf(balances, view, asOf?.date ?? '', page)
        }
        empty={<NoTransactions />}
      />
      <Suspense>
        {view.opened !== null && (
          <PaymentDrawer
            paymentNo={view.opened}
            payment={props.payment}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** The balances that the rows of one account lead from and to; those of several stand side by side. */
function edgesOf(
  balances: LedgerTotals['accounts'],
  view: LedgerView,
  asOf: string,
  page: RowsPage<LedgerRow>,
): Edges {
  const [only, other] = balances;
  const { from, to } = view.filters;
  // Nothing is known of days after the data's own.
  const last = to && to < asOf ? to : asOf;
  if (!only) return {};
  if (other) return { above: <AccountBalances accounts={balances} day={last} /> };
  return balanceEdges(
    {
      opening: { day: from, cents: only.openingCents },
      closing: { day: last, cents: only.closingCents },
      oldestFirst: !newestFirst(view),
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
    title="No transactions yet"
    action={
      <Button variant="outlined" href="/contact-us">
        Contact your branch
      </Button>
    }
  >
    This page lists what was charged to your account and what was paid. Your first invoice shows up here the
    morning after a delivery or pickup.
  </EmptyState>
);
