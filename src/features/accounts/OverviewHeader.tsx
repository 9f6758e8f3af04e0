import Box from '@mui/material/Box';
import type { Account, AsOf } from '../../../contract/accounts';
import { AccountSwitcher } from '../../components/AccountSwitcher/AccountSwitcher';
import { AsOfStamp } from '../../components/AsOfStamp/AsOfStamp';
import { PageHeader } from '../../components/PageHeader/PageHeader';

interface OverviewHeaderProps {
  readonly accounts: readonly Account[];
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly asOf: AsOf | null;
  readonly now: Date;
}

const notes: Partial<Record<Account['status'], string>> = { closed: 'Closed', hold: 'On hold' };

/** Whose figures these are, as of when, and the choice of another account. */
export function OverviewHeader({ accounts, selected, onSelect, asOf, now }: OverviewHeaderProps) {
  return (
    <PageHeader
      title="Account overview"
      breadcrumbs={[{ label: 'My Account' }]}
      subtitle={
        asOf ? (
          <AsOfStamp date={asOf.date} loadedAt={asOf.loadedAt} zone={asOf.booksZone} now={now} />
        ) : (
          // Holds the stamp's line, so that nothing moves when it comes.
          <Box sx={{ height: 20 }} />
        )
      }
      actions={
        <Box sx={{ width: { sm: 260 }, minHeight: 60 }}>
          <AccountSwitcher
            accounts={accounts.map(({ id, name, accountNo, status }) => ({
              id,
              name,
              accountNo,
              note: notes[status],
            }))}
            selected={selected}
            onSelect={onSelect}
          />
        </Box>
      }
    />
  );
}
