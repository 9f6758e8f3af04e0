import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatDate, formatDayOfYear } from '@contract/format/date';
import { owedOn } from '@contract/rules/owed';
import { texts } from '@locales/language';
import * as m from '@locales/components';
import { AccountSwitcher } from '../../components/AccountSwitcher/AccountSwitcher';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { AsOfStamp } from '../../components/AsOfStamp/AsOfStamp';
import { type Breadcrumb, PageHeader } from '../../components/PageHeader/PageHeader';

/** A deposit plan's account owes nothing. */
type HeaderAccount = Pick<Account, 'id' | 'name' | 'accountNo' | 'status'> &
  Partial<Pick<Account, 'held' | 'pastDue' | 'nextDue' | 'later'>>;

interface AccountHeaderProps {
  readonly title: string;
  /** The steps between Home and the page. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Empty while they load. */
  readonly accounts: readonly HeaderAccount[];
  /** An account's id; null is all of them together. */
  readonly selected: string | null;
  /** Whether all of them can be looked at together; each by itself where not. */
  readonly together?: boolean;
  /** Chooses an account by its id, or all of them together with null. */
  readonly onSelect: (id: string | null) => void;
  /** The day that the figures close; null while nobody knows. */
  readonly asOf: AsOf | null;
  /** Whether they are on their way. What stands below waits for them, as they take a line, or four. */
  readonly loading?: boolean;
  /** The present moment, from which it knows how old the figures are. */
  readonly now: Date;
}

const notes: Partial<Record<Account['status'], string>> = texts({
  closed: m.accountClosed,
  hold: m.accountOnHold,
});

/** The head of a page about accounts: whose figures, as of when, and the choice of another account. */
export function AccountHeader(props: AccountHeaderProps) {
  const { title, breadcrumbs, accounts, selected, together, onSelect, asOf, loading, now } = props;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        subtitle={
          <>
            {/* The choice of an account is nothing for paper, but whose figures they are is. */}
            <Box component="span" sx={onPaperAlone}>
              {accounts
                .filter(({ id }) => selected === null || selected === id)
                .map(({ name, accountNo }) => m.nameAndAccount({ name, number: accountNo }))
                .join('; ')}
            </Box>
            {asOf ? (
              <AsOfStamp
                brief
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
              <Box sx={{ height: { '@sm': 20 } }} />
            )}
          </>
        }
        actions={
          <Box sx={{ width: { '@sm': 260 }, minHeight: { xs: 44, '@sm': 60 } }}>
            <AccountSwitcher
              day={asOf ? shortDay(asOf) : undefined}
              accounts={accounts.map(({ id, name, accountNo, status, pastDue, nextDue, later }) => ({
                id,
                name,
                accountNo,
                note: notes[status],
                owedCents:
                  pastDue && later && nextDue !== undefined ? owedOn({ pastDue, nextDue, later }) : undefined,
              }))}
              selected={selected}
              together={together}
              onSelect={onSelect}
            />
          </Box>
        }
      />
      {loading && (
        <Box data-first="accounts" sx={aloneUntilTheyCome}>
          <AsyncBoundary state="loading" skeleton={<Skeleton variant="rounded" sx={{ height: '50dvh' }} />}>
            {null}
          </AsyncBoundary>
        </Box>
      )}
    </>
  );
}

/** "Nov 21": with its year only where that is not this one. */
function shortDay({ date, today }: AsOf): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(date) : formatDate(date);
}

/** The places of what stands below would move up as this one goes: they are kept, and nobody sees them yet. */
const aloneUntilTheyCome = { '& ~ *': { visibility: 'hidden' } } as const;

const onPaperAlone = { display: 'none', '@media print': { display: 'block', fontWeight: 600 } } as const;
