import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as documents from '@contract/documents/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import type { ExportFormat } from '@contract/purchases/labels';
import type { Invoice, PurchaseChoices, PurchaseLine, PurchaseTotals } from '@contract/purchases/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { useAccounts } from '@/data/accounts';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useDeliveries } from '@/data/purchases';
import { withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDocument, useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { type DeliveriesPage, NotInvoiced } from './Deliveries';
import type { DocumentDownload } from './InvoiceDrawer';
import { purchaseColumns } from './purchaseColumns';
import {
  exportFormats,
  filterChoices,
  forAnotherAccount,
  purchaseParams,
  purchaseList,
  purchasePeriods,
  type PurchaseParams,
  toQuery,
  totalsWords,
} from './purchaseList';

const InvoiceDrawer = lazy(async () => ({ default: (await import('./InvoiceDrawer')).InvoiceDrawer }));

export interface PurchaseDetailsPageProps extends Omit<ListDownloadProps<ExportFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: PurchaseParams;
  readonly onParams: (params: PurchaseParams) => void;
  readonly lines: AsyncPage<RowsPage<PurchaseLine>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<PurchaseTotals>;
  readonly choices: AsyncResult<PurchaseChoices>;
  readonly invoice: AsyncResult<Invoice>;
  readonly paper: DocumentDownload;
  readonly deliveries: AsyncResult<DeliveriesPage>;
  readonly onMoreDeliveries: () => void;
  /** The address that shows this list with an invoice opened. */
  readonly hrefOf: (invoiceNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** Every line of every invoice: found, narrowed, summed up, taken along. */
export function PurchaseDetailsPage(props: PurchaseDetailsPageProps) {
  const { accounts, selected, onSelect, params, onParams, lines, totals, choices, invoice, now } = props;
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
        list={purchaseList}
        params={params}
        onParams={onParams}
        rows={lines}
        turning={props.turning}
        columns={purchaseColumns(props.hrefOf)}
        rowId={({ id }) => id}
        onOpen={({ invoiceNo }) => onParams(withOpened(params, invoiceNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && { ...totals.data.chips, '': totals.data.chips.all }}
        choices={offered}
        periods={purchasePeriods(asOf?.today, choices.data?.cropYear ?? [])}
        download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoPurchases />}
      />
      <NotInvoiced deliveries={props.deliveries} onMore={props.onMoreDeliveries} />
      <Suspense>
        {params.opened !== null && (
          <InvoiceDrawer
            invoiceNo={params.opened}
            invoice={invoice}
            paper={props.paper}
            mayPayOn={(accountNo) => mayPayOn(accounts.data?.accounts ?? [], accountNo)}
            onClose={() => onParams(withOpened(params, null))}
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

interface PurchaseDetailsScreenProps {
  readonly clock?: Clock;
}

export function PurchaseDetailsScreen({ clock = systemClock }: PurchaseDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(purchaseParams);
  const filter = toQuery(params.filters, account);
  const lines = useListEndpoint(purchases.lines, {
    query: {
      ...filter,
      sort: params.sort,
      limit: params.size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const deliveries = useDeliveries(account);
  const exports = useDownload(purchases.exportFile);

  return (
    <PurchaseDetailsPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      lines={asyncPage(lines)}
      turning={lines.isPlaceholderData}
      totals={asyncResult(useEndpoint(purchases.totals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(purchases.choices, { query: { account } }))}
      invoice={asyncResult(useEndpoint(purchases.invoice, { params: { invoiceNo: params.opened } }))}
      paper={useDocument(documents.invoice, 'invoiceNo')}
      deliveries={asyncResult(deliveries)}
      onMoreDeliveries={() => void deliveries.fetchNextPage()}
      hrefOf={hrefOf}
      memory={useListMemory('purchase-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
