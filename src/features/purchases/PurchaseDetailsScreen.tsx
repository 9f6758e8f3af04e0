import { useSearchParams } from 'react-router-dom';
import { type Clock, systemClock } from '../../clock';
import { useAccounts } from '../../data/accounts';
import { loaded } from '../../data/loaded';
import {
  useExportPurchases,
  useInvoice,
  usePurchaseChoices,
  usePurchaseLines,
  usePurchaseTotals,
} from '../../data/purchases';
import { useSelectedAccount } from '../../data/selectedAccount';
import { PurchaseDetailsPage } from './PurchaseDetailsPage';
import { type PurchaseView, readView, writeView } from './purchaseView';
import { forAnotherAccount, toQuery } from './viewChanges';

interface PurchaseDetailsScreenProps {
  readonly clock?: Clock;
}

export function PurchaseDetailsScreen({ clock = systemClock }: PurchaseDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const filter = toQuery(view.filters, account);
  const lines = usePurchaseLines({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const exports = useExportPurchases();

  const show = (next: PurchaseView) => {
    // While somebody types there is no earlier page to come back to.
    const typing = next.filters.q !== view.filters.q;
    setAddress(writeView(address, next), { replace: typing });
    if (next.page !== view.page) window.scrollTo(0, 0);
  };
  const select = (id: string | null) => {
    const next = writeView(address, forAnotherAccount(view));
    next.set('account', id ?? 'all');
    setAddress(next);
  };

  return (
    <PurchaseDetailsPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={select}
      view={view}
      onView={show}
      lines={loaded(lines)}
      turning={lines.isPlaceholderData}
      totals={loaded(usePurchaseTotals(filter))}
      choices={loaded(usePurchaseChoices(account))}
      invoice={loaded(useInvoice(view.invoice))}
      hrefOf={(invoiceNo) => `?${String(writeView(address, { ...view, invoice: invoiceNo }))}`}
      exporting={exports.isPending}
      onExport={(format) => exports.mutate({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
