import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import {
  useDeliveries,
  useExportPurchases,
  useInvoice,
  useInvoiceDocument,
  usePurchaseChoices,
  usePurchaseLines,
  usePurchaseTotals,
} from '@/data/purchases';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { PurchaseDetailsPage } from './PurchaseDetailsPage';
import { forAnotherAccount, purchaseAddress, toQuery } from './purchaseView';

interface PurchaseDetailsScreenProps {
  readonly clock?: Clock;
}

export function PurchaseDetailsScreen({ clock = systemClock }: PurchaseDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(purchaseAddress);
  const filter = toQuery(view.filters, account);
  const lines = usePurchaseLines({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const deliveries = useDeliveries(account);
  const exports = useExportPurchases();

  return (
    <PurchaseDetailsPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      view={view}
      onView={show}
      lines={asyncPage(lines)}
      turning={lines.isPlaceholderData}
      totals={loaded(usePurchaseTotals(filter))}
      choices={loaded(usePurchaseChoices(account))}
      invoice={loaded(useInvoice(view.opened))}
      paper={useInvoiceDocument()}
      deliveries={loaded(deliveries)}
      onMoreDeliveries={() => void deliveries.fetchNextPage()}
      hrefOf={hrefOf}
      memory={useListMemory('purchase-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
