import { useEffect } from 'react';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useStatementDocument } from '@/data/statementDocument';
import {
  useExportStatements,
  useSinceStatement,
  useStatement,
  useStatementChoices,
  useStatements,
  useStatementTotals,
  useStatementViewed,
  useZipStatements,
} from '@/data/statements';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { forAnotherAccount, statementAddress, toQuery } from './statementView';
import { StatementsPage } from './StatementsPage';

interface StatementsScreenProps {
  readonly clock?: Clock;
}

export function StatementsScreen({ clock = systemClock }: StatementsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(statementAddress);
  const filter = toQuery(view.filters, account);
  const rows = useStatements({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const statement = useStatement(view.opened);
  const paper = useStatementDocument();
  const exports = useExportStatements();
  const zip = useZipStatements();
  const viewed = useStatementViewed();
  const opened = statement.isSuccess ? view.opened : null;

  useEffect(
    function rememberThatItWasOpened() {
      if (opened !== null) viewed(opened);
    },
    [opened, viewed],
  );

  return (
    <StatementsPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      view={view}
      onView={show}
      statements={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useStatementTotals(filter))}
      choices={loaded(useStatementChoices(account))}
      since={loaded(useSinceStatement(account))}
      statement={loaded(statement)}
      downloading={paper.downloading}
      onDownload={(statementNo) => {
        viewed(statementNo);
        paper.download(statementNo);
      }}
      onZip={(statementNos) => zip.start({ account: account ?? undefined, numbers: statementNos.join(',') })}
      hrefOf={hrefOf}
      memory={useListMemory('statements')}
      exporting={exports.pending || zip.pending}
      exportFailed={exports.failed || zip.failed}
      onExport={(format) =>
        format === 'zip' ? zip.start(filter) : exports.start({ ...filter, sort: view.sort, format })
      }
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
