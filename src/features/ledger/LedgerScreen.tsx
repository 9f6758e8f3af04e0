import { useNavigate } from 'react-router-dom';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import {
  useExportLedger,
  useLedgerAging,
  useLedgerChoices,
  useLedgerPayment,
  useLedgerRows,
  useLedgerTotals,
} from '@/data/ledger';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { LedgerPage } from './LedgerPage';
import { forAnotherAccount, ledgerAddress, toQuery } from './ledgerView';

interface LedgerScreenProps {
  readonly clock?: Clock;
}

export function LedgerScreen({ clock = systemClock }: LedgerScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(ledgerAddress);
  const navigate = useNavigate();
  const filter = toQuery(view.filters, account);
  const rows = useLedgerRows({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const exports = useExportLedger();

  return (
    <LedgerPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      onSelectView={showAccount}
      view={view}
      onView={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useLedgerTotals(filter))}
      choices={loaded(useLedgerChoices(account))}
      aging={loaded(useLedgerAging(account, view.filters.agedOn))}
      payment={loaded(useLedgerPayment(view.opened))}
      hrefOf={hrefOf}
      onGo={(href) => void navigate(href)}
      memory={useListMemory('account-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
