import Box from '@mui/material/Box';
import type { Account, AsOf } from '@contract/accounts/schema';
import { AccountSwitcher } from '../AccountSwitcher/AccountSwitcher';
import { AsOfStamp } from '../AsOfStamp/AsOfStamp';
import { type Breadcrumb, PageHeader } from '../PageHeader/PageHeader';

type HeaderAccount = Pick<Account, 'id' | 'name' | 'accountNo' | 'status'> & Partial<Pick<Account, 'held'>>;

interface AccountHeaderProps {
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Empty while they load. */
  readonly accounts: readonly HeaderAccount[];
  /** An account's id; null is all of them together. */
  readonly selected: string | null;
  /** Whether all of them can be looked at together; each by itself where not. */
  readonly together?: boolean;
  readonly onSelect: (id: string | null) => void;
  readonly asOf: AsOf | null;
  readonly now: Date;
}

const notes: Partial<Record<Account['status'], string>> = { closed: 'Closed', hold: 'On hold' };

/** The head of a page about accounts: whose figures, as of when, and the choice of another account. */
export function AccountHeader(props: AccountHeaderProps) {
  const { title, breadcrumbs, accounts, selected, together, onSelect, asOf, now } = props;
  return (
    <PageHeader
      title={title}
      breadcrumbs={breadcrumbs}
      subtitle={
        <>
          {/* The choice of an account is nothing for paper, but whose figures they are is. */}
          <Box component="span" sx={onPaperAlone}>
            {accounts
              .filter(({ id }) => selected === null || selected === id)
              .map(({ name, accountNo }) => `${name}, account ${accountNo}`)
              .join('; ')}
          </Box>
          {asOf ? (
            <AsOfStamp
              date={asOf.date}
              loadedAt={asOf.loadedAt}
              zone={asOf.booksZone}
              now={now}
              held={accounts.flatMap(({ id, name, held }) =>
                held && (selected === null || selected === id) ? [{ name, asOf: held.asOf }] : [],
              )}
            />
          ) : (
            // Holds the stamp's line, so that nothing moves when it comes.
            <Box sx={{ height: 20 }} />
          )}
        </>
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
            together={together}
            onSelect={onSelect}
          />
        </Box>
      }
    />
  );
}

const onPaperAlone = { display: 'none', '@media print': { display: 'block', fontWeight: 600 } } as const;
