import { useAccounts, useOverview } from '@/data/accounts';
import { loaded } from '@/data/asyncResult';
import { useStatementDocument } from '@/data/statementDocument';
import { StatementCard } from './StatementCard';

/** The last statements, with the way to keep them. Its code is fetched beside the data, as it stands far down. */
export function LatestStatement() {
  const accounts = useAccounts('my-account').data?.accounts ?? [];
  const { download, downloading } = useStatementDocument();
  return (
    <StatementCard
      accounts={accounts}
      overview={loaded(useOverview(null))}
      onDownload={download}
      downloading={downloading}
    />
  );
}
