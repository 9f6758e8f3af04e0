import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '@locales/purchases';
import * as contact from '@contract/contact/endpoints';
import * as documents from '@contract/documents/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import { type ExportFormat, invoiceFormats, type PurchaseView } from '@contract/purchases/labels';
import type { Invoice } from '@contract/purchases/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { useAccounts } from '@/data/accounts';
import { asyncPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useDeliveries } from '@/data/purchases';
import { withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDocument, useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { useListMemory, useViewMemory } from '@/lists/useListMemory';
import { type DeliveriesPage, NotInvoiced } from './Deliveries';
import type { DocumentDownload } from './InvoiceDrawer';
import type { InvoiceMessages } from './InvoiceMessages';
import {
  addressBy,
  forAnotherAccount,
  purchaseParams,
  type PurchaseParams,
  toQuery,
  viewIn,
  views,
} from './purchaseList';
import { type Listed, Purchases, type PurchasesProps } from './Purchases';

const InvoicePromises = lazy(async () => ({ default: (await import('./InvoicePromises')).InvoicePromises }));
const InvoiceDrawer = lazy(async () => ({ default: (await import('./InvoiceDrawer')).InvoiceDrawer }));

export interface PurchaseDetailsPageProps extends PurchasesProps {
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly invoice: AsyncResult<Invoice>;
  readonly paper: DocumentDownload;
  /** What the customer wrote about the invoice that is open. */
  readonly messages: InvoiceMessages;
  /** What is promised of it, or the way to promise it. */
  readonly promise?: ReactNode;
  /** IANA zone of the customer's own clock. */
  readonly zone: string;
  readonly deliveries: AsyncResult<DeliveriesPage>;
  readonly onMoreDeliveries: () => void;
}

/** Every invoice, or every line of every invoice: found, narrowed, summed up, taken along. */
export function PurchaseDetailsPage(props: PurchaseDetailsPageProps) {
  const { accounts, selected, onSelect, params, onParams, invoice, now } = props;

  return (
    <>
      <AccountHeader
        title={m.purchaseDetails()}
        breadcrumbs={[{ label: m.myAccount() }, { label: m.purchases() }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <Purchases {...props} />
      <NotInvoiced deliveries={props.deliveries} onMore={props.onMoreDeliveries} />
      <Suspense>
        {params.opened !== null && (
          <InvoiceDrawer
            invoiceNo={params.opened}
            invoice={invoice}
            paper={props.paper}
            messages={props.messages}
            promise={props.promise}
            zone={props.zone}
            mayPayOn={(accountNo) => mayPayOn(accounts.data?.accounts ?? [], accountNo)}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** On whose wall the customer reads the time. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface PurchaseDetailsScreenProps {
  readonly clock?: Clock;
}

export function PurchaseDetailsScreen({ clock = systemClock }: PurchaseDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const [address, setAddress] = useSearchParams();
  const chosen = useViewMemory('purchase-details');
  const view = viewIn(
    address,
    views.find((one) => one === chosen.recall()),
  );
  const { params, show, showAccount, hrefOf } = useListParams(purchaseParams[view]);
  const filter = toQuery(params.filters, account);
  const { listed, turning } = useListed(view, params, filter);
  const deliveries = useDeliveries(account);
  const exports = [useDownload(purchases.exportFile), useDownload(purchases.invoicesFile)] as const;
  const memory = { line: useListMemory('purchase-details'), invoice: useListMemory('purchase-invoices') };

  function exportAs(format: ExportFormat) {
    const ofInvoices = view === 'invoice' && invoiceFormats.find((one) => one === format);
    if (ofInvoices) exports[1].start({ ...filter, sort: params.sort, format: ofInvoices });
    else exports[0].start({ ...filter, sort: view === 'line' ? params.sort : '-date', format });
  }

  return (
    <PurchaseDetailsPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      listed={listed}
      onView={(next) => {
        chosen.keep(next);
        setAddress(addressBy(address, next));
      }}
      turning={turning}
      choices={asyncResult(useEndpoint(purchases.choices, { query: { account } }))}
      invoice={asyncResult(useEndpoint(purchases.invoice, { params: { invoiceNo: params.opened } }))}
      paper={useDocument(documents.invoice, 'invoiceNo')}
      zone={zone}
      promise={
        params.opened !== null && (
          <Suspense>
            <InvoicePromises invoiceNo={params.opened} />
          </Suspense>
        )
      }
      messages={asyncResult(
        useEndpoint(contact.list, { query: params.opened === null ? null : { invoice: params.opened } }),
      )}
      deliveries={asyncResult(deliveries)}
      onMoreDeliveries={() => void deliveries.fetchNextPage()}
      hrefOf={hrefOf}
      memory={memory[view]}
      exporting={exports.some(({ pending }) => pending)}
      exportFailed={exports.some(({ failed }) => failed)}
      onExport={exportAs}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}

/** The rows of a view and their sums; the other view is not asked for. */
function useListed(
  view: PurchaseView,
  { sort, size, after, before }: PurchaseParams,
  filter: ReturnType<typeof toQuery>,
): { readonly listed: Listed; readonly turning: boolean } {
  const page = { ...filter, sort, limit: size, after: after || undefined, before: before || undefined };
  const [byLine, byInvoice] = [view === 'line', view === 'invoice'];
  const lines = useListEndpoint(purchases.lines, { query: byLine ? page : null });
  const lineTotals = useEndpoint(purchases.totals, { query: byLine ? filter : null }, showPrevious);
  const invoices = useListEndpoint(purchases.invoices, { query: byInvoice ? page : null });
  const invoiceTotals = useEndpoint(
    purchases.invoiceTotals,
    { query: byInvoice ? filter : null },
    showPrevious,
  );
  return byLine
    ? {
        listed: { view: 'line', rows: asyncPage(lines), totals: asyncResult(lineTotals) },
        turning: lines.isPlaceholderData,
      }
    : {
        listed: { view: 'invoice', rows: asyncPage(invoices), totals: asyncResult(invoiceTotals) },
        turning: invoices.isPlaceholderData,
      };
}
