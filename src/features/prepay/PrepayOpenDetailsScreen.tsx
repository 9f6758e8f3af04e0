import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { withFilters, withOpened } from '@/data/listChanges';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import {
  useExportPrepayLines,
  usePrepayChoices,
  usePrepayContract,
  usePrepayLines,
  usePrepayLineTotals,
  usePrepayDocument,
} from '@/data/prepay';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { lineFile } from './exportFormats';
import { PrepayOpenDetailsPage } from './PrepayOpenDetailsPage';
import { lineAddress, openedLine, toLinesFilter } from './prepayView';

interface PrepayOpenDetailsScreenProps {
  readonly clock?: Clock;
}

export function PrepayOpenDetailsScreen({ clock = systemClock }: PrepayOpenDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(lineAddress);
  const filter = toLinesFilter(view.filters, account);
  const lines = usePrepayLines({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const exports = useExportPrepayLines();

  return (
    <PrepayOpenDetailsPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      // Contracts are an account's own, so another account has none of those chosen.
      onSelect={(id) => showAccount(id, withOpened(withFilters(view, { contract: [] }), null))}
      view={view}
      onView={show}
      lines={asyncPage(lines)}
      turning={lines.isPlaceholderData}
      totals={loaded(usePrepayLineTotals(filter))}
      choices={loaded(usePrepayChoices(account))}
      detail={loaded(usePrepayContract(view.opened === null ? null : openedLine(view.opened)))}
      paper={usePrepayDocument()}
      hrefOf={hrefOf}
      memory={useListMemory('prepay-open-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, ...lineFile(format) })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
