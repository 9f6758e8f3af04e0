import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import { mayPay } from '@contract/rules/mayPay';
import type { Payment, PaymentChoices, PaymentDetail, PaymentTotals } from '@contract/payments/schema';
import type { PaymentFormat } from '@contract/payments/labels';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import type { GridMemory } from '@/components/gridPreferences';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { historyColumns } from './historyColumns';
import { exportFormats, filterChoices, historyKind, totalsWords } from './historyKind';
import type { HistoryView } from './historyView';
import { NoPayments } from './NoHistory';

const PaymentDrawer = lazy(async () => ({ default: (await import('./PaymentDrawer')).PaymentDrawer }));

export interface PaymentHistoryPageProps extends Omit<ListDownloadProps<PaymentFormat>, 'formats' | 'rows'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: HistoryView;
  readonly onView: (view: HistoryView) => void;
  readonly payments: AsyncPage<RowsPage<Payment>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<PaymentTotals>;
  readonly choices: Loaded<PaymentChoices>;
  readonly payment: Loaded<PaymentDetail>;
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
        title="Payment history"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Payments' }]}
        accounts={owned}
        selected={selected}
        onSelect={props.onSelect}
        asOf={accounts.data?.asOf ?? null}
        now={now}
      />
      <History {...props} several={selected === null && owned.length !== 1} />
    </>
  );
}

function History(props: PaymentHistoryPageProps & { readonly several: boolean }) {
  const { accounts, view, onView, totals, choices, hrefOf, several } = props;
  const columns = useMemo(() => historyColumns({ several, hrefOf }), [several, hrefOf]);
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const rows = totals.data?.rows;
  return (
    <>
      <ResourceList
        kind={historyKind}
        view={view}
        onView={onView}
        rows={props.payments}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ paymentNo }) => onView(withOpened(view, paymentNo))}
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
        {view.opened !== null && (
          <PaymentDrawer
            paymentNo={view.opened}
            payment={props.payment}
            company={props.company}
            onPrint={props.onPrint}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}
