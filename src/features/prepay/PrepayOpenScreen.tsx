import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { withOpened } from '@/data/listChanges';
import {
  useExportPrepay,
  usePrepayChoices,
  usePrepayContract,
  usePrepayContracts,
  usePrepayDocument,
  usePrepayTotals,
} from '@/data/prepay';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { PrepayOpenPage } from './PrepayOpenPage';
import { contractAddress, toContractsFilter } from './prepayView';

interface PrepayOpenScreenProps {
  readonly clock?: Clock;
}

export function PrepayOpenScreen({ clock = systemClock }: PrepayOpenScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(contractAddress);
  const filter = toContractsFilter(view.filters, account);
  const contracts = usePrepayContracts({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const exports = useExportPrepay();

  return (
    <PrepayOpenPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, withOpened(view, null))}
      view={view}
      onView={show}
      contracts={asyncPage(contracts)}
      turning={contracts.isPlaceholderData}
      totals={loaded(usePrepayTotals(filter))}
      choices={loaded(usePrepayChoices(account))}
      detail={loaded(usePrepayContract(view.opened === null ? null : { contractNo: view.opened }))}
      paper={usePrepayDocument()}
      hrefOf={hrefOf}
      memory={useListMemory('prepay-open')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
