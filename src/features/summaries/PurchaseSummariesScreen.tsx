import { useLocation, useNavigate } from 'react-router-dom';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { usePurchaseChoices } from '@/data/purchases';
import { useSelectedAccount } from '@/data/selectedAccount';
import {
  useExportSummary,
  useSummaryMonths,
  useSummaryProducts,
  useSummaryRows,
  useSummaryTotals,
} from '@/data/summaries';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { PurchaseSummariesPage } from './PurchaseSummariesPage';
import { forAnotherAccount, summaryAddress, toQuery } from './summaryView';

interface PurchaseSummariesScreenProps {
  readonly clock?: Clock;
}

export function PurchaseSummariesScreen({ clock = systemClock }: PurchaseSummariesScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount } = useListView(summaryAddress);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { filters, sort, size } = view;
  const filter = toQuery(filters, account);
  const by = filters.by || 'group';
  const rows = useSummaryRows({
    ...filter,
    by,
    sort,
    limit: size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const products = useSummaryProducts(
    { ...filter, by: 'product', sort, limit: 100 },
    filters.by === '' ? filters.open : [],
  );
  const exports = useExportSummary();

  return (
    <PurchaseSummariesPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      view={view}
      onView={show}
      rows={asyncPage(rows)}
      products={products}
      turning={rows.isPlaceholderData}
      totals={loaded(useSummaryTotals(filter))}
      months={loaded(useSummaryMonths(filter))}
      top={loaded(useSummaryRows({ ...filter, by: 'product', sort: '-amount', limit: 10 }))}
      choices={loaded(usePurchaseChoices(account))}
      addressOf={(next) => `?${String(summaryAddress.write(new URLSearchParams(search), next))}`}
      onFollow={(href) => void navigate(href)}
      memory={useListMemory(`purchase-summaries-${filters.measure || 'amount'}`)}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, by, sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
