import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import type { ExportFormat } from '@contract/purchases/labels';
import type { Invoice, PurchaseChoices, PurchaseLine, PurchaseTotals } from '@contract/purchases/schema';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { exportFormats } from './exportFormats';
import type { DocumentDownload } from './InvoiceDrawer';
import { type DeliveriesPage, NotInvoiced } from './NotInvoiced';
import { purchaseColumns } from './purchaseColumns';
import { filterChoices, purchaseKind, purchasePeriods } from './purchaseKind';
import type { PurchaseView } from './purchaseView';
import { totalsWords } from './totalsWords';

const InvoiceDrawer = lazy(async () => ({ default: (await import('./InvoiceDrawer')).InvoiceDrawer }));

export interface PurchaseDetailsPageProps extends Omit<ListDownloadProps<ExportFormat>, 'formats' | 'rows'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: PurchaseView;
  readonly onView: (view: PurchaseView) => void;
  readonly lines: AsyncPage<RowsPage<PurchaseLine>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<PurchaseTotals>;
  readonly choices: Loaded<PurchaseChoices>;
  readonly invoice: Loaded<Invoice>;
  readonly paper: DocumentDownload;
  readonly deliveries: Loaded<DeliveriesPage>;
  readonly onMoreDeliveries: () => void;
  /** The address that shows this list with an invoice opened. */
  readonly hrefOf: (invoiceNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** Every line of every invoice: found, narrowed, summed up, taken along. */
export function PurchaseDetailsPage(props: PurchaseDetailsPageProps) {
  const { accounts, selected, onSelect, view, onView, lines, totals, choices, invoice, now } = props;
  const asOf = accounts.data?.asOf ?? null;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const rows = totals.data?.rows;

  return (
    <>
      <AccountHeader
        title="Purchase details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        now={now}
      />
      <ResourceList
        kind={purchaseKind}
        view={view}
        onView={onView}
        rows={lines}
        turning={props.turning}
        columns={purchaseColumns(props.hrefOf)}
        rowId={({ id }) => id}
        onOpen={({ invoiceNo }) => onView(withOpened(view, invoiceNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && { ...totals.data.chips, '': totals.data.chips.all }}
        choices={offered}
        periods={purchasePeriods(asOf?.today, choices.data?.cropYears ?? [])}
        download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoPurchases />}
      />
      <NotInvoiced deliveries={props.deliveries} onMore={props.onMoreDeliveries} />
      <Suspense>
        {view.opened !== null && (
          <InvoiceDrawer
            invoiceNo={view.opened}
            invoice={invoice}
            paper={props.paper}
            mayPayOn={(accountNo) => mayPayOn(accounts.data?.accounts ?? [], accountNo)}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}

const NoPurchases = () => (
  <EmptyState
    title="No purchases yet"
    action={
      <Button variant="outlined" href="/contact-us">
        Contact your branch
      </Button>
    }
  >
    This page lists every line of your invoices. They show up here the morning after a delivery or pickup.
  </EmptyState>
);
