import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import {
  useExportPayments,
  usePayment,
  usePaymentChoices,
  usePayments,
  usePaymentTotals,
} from '@/data/payments';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { forAnotherAccount, historyAddress, toQuery } from './historyView';
import { PaymentHistoryPage } from './PaymentHistoryPage';

interface PaymentHistoryScreenProps {
  readonly clock?: Clock;
}

export function PaymentHistoryScreen({ clock = systemClock }: PaymentHistoryScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(historyAddress);
  const filter = toQuery(view.filters, account);
  const page = {
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  };
  const rows = usePayments(page);
  const exports = useExportPayments();

  return (
    <PaymentHistoryPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      view={view}
      onView={show}
      payments={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(usePaymentTotals(filter))}
      choices={loaded(usePaymentChoices(filter))}
      payment={loaded(usePayment(view.opened))}
      hrefOf={hrefOf}
      company={useConfig().companyName}
      memory={useListMemory('payment-history')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
