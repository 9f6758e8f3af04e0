import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '../../../contract/accounts';
import type {
  LedgerAging,
  LedgerChoices,
  LedgerFormat,
  LedgerRow,
  LedgerTotals,
} from '../../../contract/ledger';
import type { PaymentDetail } from '../../../contract/payments';
import { AccountHeader } from '../../components/AccountHeader/AccountHeader';
import { BalanceRow } from '../../components/BalanceRow/BalanceRow';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import type { GridMemory } from '../../components/gridPreferences';
import { withFilters, withOpened } from '../../data/listChanges';
import type { Loaded } from '../../data/loaded';
import { ListDownload, type ListDownloadProps } from '../../lists/ListDownload';
import { dayPeriods } from '../../lists/listPeriods';
import type { RowsPage } from '../../lists/ListRows';
import { ResourceList } from '../../lists/ResourceList';
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
  readonly rows: Loaded<RowsPage<LedgerRow>>;
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
        {...(totals.state === 'loading' ? waiting : balancesAround(balances, view, asOf?.date ?? ''))}
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

/** Holds the place of one account's balances, so that the rows do not move when they come. */
const waiting = {
  above: <Skeleton variant="rounded" sx={{ height: 46 }} />,
  below: <Skeleton variant="rounded" sx={{ height: 46 }} />,
};

/** The balances that the rows lead from and to, on the side where they stand. */
function balancesAround(balances: LedgerTotals['accounts'], view: LedgerView, asOf: string) {
  const [only, other] = balances;
  const { from, to } = view.filters;
  // Nothing is known of days after the data's own.
  const last = to && to < asOf ? to : asOf;
  if (!only) return {};
  if (other) return { above: <AccountBalances accounts={balances} day={last} /> };
  const opening = <BalanceRow which="Opening" day={from} cents={only.openingCents} words />;
  const closing = <BalanceRow which="Closing" day={last} cents={only.closingCents} words />;
  return newestFirst(view) ? { above: closing, below: opening } : { above: opening, below: closing };
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
